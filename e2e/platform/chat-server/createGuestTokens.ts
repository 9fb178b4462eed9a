import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../kernel';
import type { Speaker } from '../chat/createRooms';

/** Longer than a guest would be missed by anyone. */
const LIFETIME_SECONDS = 3_600;

/** By which a guest who lost the connection is the same person on the next one. Only the guest sees it. */
export interface GuestTokens {
  make(guest: Speaker): Promise<string>;
  /** Null for a token that is forged, malformed or past its time. */
  read(token: string): Promise<Speaker | null>;
}

export function createGuestTokens(clock: Clock, key: Uint8Array): GuestTokens {
  return {
    make({ userId, name }) {
      const issuedAt = Math.floor(clock.nowMs() / 1000);
      return new SignJWT({ name })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setAudience('chat-guest')
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(key);
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, { audience: 'chat-guest', algorithms: ['HS256'], currentDate: clock.now() });
        const { sub, name } = payload;
        return sub !== undefined && typeof name === 'string' ? { userId: sub, memberId: null, name, vipLevel: 0 } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
