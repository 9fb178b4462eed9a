import type { CallResult, NamespacedStorage } from '@site/shared/contract';

const JWT_KEY = 'jwt';

/** Assumption: the longest age of a stored jwt to sign in with where no new one can be fetched; the platform issues it for a short time only. */
const MAX_AGE_MS = 60_000;

export interface JwtSourceParts {
  /** This device's. */
  readonly storage: Pick<NamespacedStorage, 'read' | 'write' | 'remove'>;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
  /** `undefined` while the member is still loading. */
  readonly memberId: () => string | undefined;
  readonly fetchJwt: (signal: AbortSignal) => Promise<CallResult<string>>;
}

/**
 * Fetches a jwt for each sign-in and stores the last one. Where the call has no answer, the stored one is used once more, if it is this
 * member's and under a minute old. A refusal is final: the stored jwt is removed.
 *
 * Assumption: the specification says that the jwt is kept and not what for; it serves a connection that is lost together with the calls of
 * the site. Implements R-STORE-05.
 */
export function createJwtSource({ storage, now, memberId, fetchJwt }: JwtSourceParts): JwtSourceParts['fetchJwt'] {
  return async (signal) => {
    const result = await fetchJwt(signal);
    // The session has ended, perhaps by signing out: nothing may be stored for that member.
    if (signal.aborted) return result;
    if (result.ok) {
      storage.write(JWT_KEY, { jwt: result.data, userId: memberId() ?? null, at: now() });
      return result;
    }
    if (result.failure.kind === 'refused') {
      storage.remove(JWT_KEY);
      return result;
    }
    const stored = usableJwt(storage.read(JWT_KEY), memberId(), now());
    return stored === undefined ? result : { ok: true, data: stored };
  };
}

/** For a guest, who has none. Signing out removes it too, where no chat is shown. */
export function forgetJwt(storage: Pick<NamespacedStorage, 'remove'>): void {
  storage.remove(JWT_KEY);
}

function usableJwt(stored: unknown, memberId: string | undefined, now: number): string | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { jwt, userId, at } = stored as Partial<Record<'jwt' | 'userId' | 'at', unknown>>;
  if (typeof jwt !== 'string' || typeof at !== 'number' || memberId === undefined || userId !== memberId) return undefined;
  return now >= at && now - at < MAX_AGE_MS ? jwt : undefined;
}
