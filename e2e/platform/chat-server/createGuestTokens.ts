import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../kernel';
import type { Speaker } from '../chat/createRooms';

/** Much longer than a reconnect takes. */
const LIFETIME_SECONDS = 3_600;

/** Tokens that make a guest the same person after a reconnect. Only the guest receives the token. */
export interface GuestTokens {
  make(guest: Speaker): Promise<string>;
  /** Returns null for a forged, malformed or expired token. */
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
