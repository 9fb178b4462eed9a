import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock, MemberId } from '../kernel';

/** Long enough for one sign-in to the chat; a reconnect fetches another token. */
const LIFETIME_SECONDS = 120;

/** Member and site session for which a chat token is valid. */
export interface ChatBearer {
  readonly memberId: MemberId;
  /** Hash of the session's token by `hashSecret`, which identifies the session without giving access to it. */
  readonly session: string;
}

/**
 * JWT that a member presents to the chat (`user/member/jwt`). It is invalid once its session has ended, so the reader
 * must check the session.
 */
export interface ChatTokens {
  make(bearer: ChatBearer): Promise<string>;
  /** Returns null for a token that is forged, malformed or expired. */
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
