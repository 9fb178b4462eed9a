import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from './platformError';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Thrown when a limit is reached: 6011 with the time until the next attempt is allowed, which the answer also contains
 * as `Retry-After`.
 */
export class TooOftenError extends PlatformError {
  constructor(readonly waitMs: number) {
    super(RESPONSE_CODES.frequentSubmission, ...inWords(waitMs));
  }
}

/** Rounds up, so that a player who waits the stated time is not refused again. */
function inWords(waitMs: number): [reason: string, data: null, values: { readonly count: string }] {
  const [unit, ms] =
    waitMs <= MINUTE_MS
      ? (['seconds', SECOND_MS] as const)
      : waitMs <= HOUR_MS
        ? (['minutes', MINUTE_MS] as const)
        : (['hours', HOUR_MS] as const);
  return [`too_often_${unit}`, null, { count: Math.ceil(waitMs / ms).toString() }];
}
