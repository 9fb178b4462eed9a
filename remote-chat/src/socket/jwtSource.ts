import type { CallResult, NamespacedStorage } from '@site/shared/contract';

const JWT_KEY = 'jwt';

/**
 * Assumption: maximum age of a stored jwt that is used when no new one can be fetched; the platform issues it for a
 * short time only.
 */
const MAX_AGE_MS = 60_000;

export interface JwtSourceParts {
  /** Storage of this device. */
  readonly storage: Pick<NamespacedStorage, 'read' | 'write' | 'remove'>;
  /** Returns the server time in milliseconds. */
  readonly now: () => number;
  /** Returns `undefined` while the member is still loading. */
  readonly memberId: () => string | undefined;
  readonly fetchJwt: (signal: AbortSignal) => Promise<CallResult<string>>;
}

/**
 * Creates a function that fetches a jwt for each sign-in and stores the last one. If the call has no answer, it uses
 * the stored one once more, if that is this member's and less than a minute old. A refusal is final: the stored jwt is
 * removed.
 *
 * Assumption: the specification requires that the jwt is stored but not what for; it helps when the connection and the
 * calls of the site fail together. Implements R-STORE-05.
 */
export function createJwtSource({ storage, now, memberId, fetchJwt }: JwtSourceParts): JwtSourceParts['fetchJwt'] {
  return async (signal) => {
    const result = await fetchJwt(signal);
    // The session has ended, perhaps by signing out, so nothing may be stored for that member.
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

/** Removes the jwt for a guest. Signing out also removes it when no chat is mounted. */
export function forgetJwt(storage: Pick<NamespacedStorage, 'remove'>): void {
  storage.remove(JWT_KEY);
}

function usableJwt(stored: unknown, memberId: string | undefined, now: number): string | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { jwt, userId, at } = stored as Partial<Record<'jwt' | 'userId' | 'at', unknown>>;
  if (typeof jwt !== 'string' || typeof at !== 'number' || memberId === undefined || userId !== memberId) return undefined;
  return now >= at && now - at < MAX_AGE_MS ? jwt : undefined;
}
