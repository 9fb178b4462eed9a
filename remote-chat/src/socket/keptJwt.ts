import type { CallResult, NamespacedStorage } from '@site/shared/contract';
import { KEPT_JWT_MAX_AGE_MS } from './limits';

const JWT_KEY = 'jwt';

export interface JwtParts {
  /** This device's. */
  readonly storage: Pick<NamespacedStorage, 'read' | 'write' | 'remove'>;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
  /** `undefined` while the member is still loading. */
  readonly memberId: () => string | undefined;
  readonly fetchJwt: (signal: AbortSignal) => Promise<CallResult<string>>;
}

/**
 * Where the jwt of a sign-in comes from, and where the last one is kept. Each connection fetches a new one; where no answer comes, the
 * kept one signs in once more, if it is this member's and under a minute old. What the platform refuses, nothing kept stands in for.
 *
 * Assumption: the specification says that the jwt is kept and not what for; a connection that is lost with the calls of the site is it.
 * Implements R-STORE-05.
 */
export function createJwtSource({ storage, now, memberId, fetchJwt }: JwtParts): JwtParts['fetchJwt'] {
  return async (signal) => {
    const result = await fetchJwt(signal);
    // Whoever asked has gone, perhaps by signing out: nothing may be kept for them.
    if (signal.aborted) return result;
    if (result.ok) {
      storage.write(JWT_KEY, { jwt: result.data, userId: memberId() ?? null, at: now() });
      return result;
    }
    if (result.failure.is === 'refused') {
      storage.remove(JWT_KEY);
      return result;
    }
    const kept = usableJwt(storage.read(JWT_KEY), memberId(), now());
    return kept === undefined ? result : { ok: true, data: kept };
  };
}

/** A guest has none. Signing out takes it away too, where no chat is shown. */
export function forgetJwt(storage: Pick<NamespacedStorage, 'remove'>): void {
  storage.remove(JWT_KEY);
}

function usableJwt(kept: unknown, memberId: string | undefined, now: number): string | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { jwt, userId, at } = kept as Partial<Record<'jwt' | 'userId' | 'at', unknown>>;
  if (typeof jwt !== 'string' || typeof at !== 'number' || memberId === undefined || userId !== memberId) return undefined;
  return now >= at && now - at < KEPT_JWT_MAX_AGE_MS ? jwt : undefined;
}
