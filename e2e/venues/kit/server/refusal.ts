import { assertNever } from '@site/shared/assert';
import type { Refusal } from '../protocol';

/** Thrown when a request can't be served; the server answers it as a `Refusal` with its status. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';

  constructor(readonly refusal: Refusal) {
    super(refusal.error);
  }
}

export function refuse(error: Refusal['error']): RefusedError {
  return new RefusedError({ error });
}

/** Returns the HTTP status of a refusal, as listed at `refusalSchema`. */
export function statusOf({ error }: Refusal): number {
  switch (error) {
    case 'bad-request':
      return 400;
    case 'session-over':
      return 401;
    case 'closed':
    case 'round-reused':
      return 409;
    case 'too-fast':
      return 429;
    case 'unavailable':
      return 500;
    default:
      return assertNever(error);
  }
}
