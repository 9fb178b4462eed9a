import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock, MemberId } from '../kernel';

/** Long enough for one sign-in to the chat; a reconnect fetches another. */
const LIFETIME_SECONDS = 120;

/** The jwt a member shows to the chat (`user/member/jwt`). */
export interface ChatTokens {
  make(memberId: MemberId): Promise<string>;
  /** Null for a token that is forged, malformed or past its time. */
  read(jwt: string): Promise<MemberId | null>;
}

/** The key lives as long as the process: after a restart the chat's clients sign in again anyway. */
export function createChatTokens(clock: Clock, key: Uint8Array = randomBytes(32)): ChatTokens {
  return {
    make(memberId) {
      const issuedAt = Math.floor(clock.nowMs() / 1000);
      return new SignJWT()
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
        return Number.isInteger(memberId) ? memberId : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
