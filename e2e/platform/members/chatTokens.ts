import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock, MemberId } from '../kernel';

/** Long enough for one sign-in to the chat; a reconnect fetches another. */
const LIFETIME_SECONDS = 120;

/** Who signs in to the chat, by which session of the site. */
export interface ChatBearer {
  readonly memberId: MemberId;
  /** `hashSecret` of the session's token: it names the session without opening it. */
  readonly session: string;
}

/** The jwt a member shows to the chat (`user/member/jwt`). It is worth nothing once its session has ended, which the reader has to ask. */
export interface ChatTokens {
  make(bearer: ChatBearer): Promise<string>;
  /** Null for a token that is forged, malformed or past its time. */
  read(jwt: string): Promise<ChatBearer | null>;
}

export function createChatTokens(clock: Clock, key: Uint8Array = randomBytes(32)): ChatTokens {
  return {
    make({ memberId, session }) {
      const issuedAt = Math.floor(clock.nowMs() / 1000);
      return new SignJWT({ sid: session })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(memberId.toString())
        .setAudience('chat')
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(key);
    },
    async read(jwt) {
      try {
        const { payload } = await jwtVerify(jwt, key, { audience: 'chat', algorithms: ['HS256'], currentDate: clock.now() });
        const memberId = Number(payload.sub);
        const session = payload['sid'];
        return Number.isInteger(memberId) && typeof session === 'string' ? { memberId, session } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
