import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from './platformError';

const DAY_MS = 24 * 60 * 60_000;

/** Range of business days, both included. */
interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Converts the range to times; the end is exclusive.
 *
 * @throws PlatformError 6007 for a day that does not exist
 */
export function readDays({ from, to }: Days): { readonly from: Date | undefined; readonly until: Date | undefined } {
  return {
    from: from === undefined ? undefined : startOf(from),
    until: to === undefined ? undefined : new Date(startOf(to).getTime() + DAY_MS),
  };
}

function startOf(day: string): Date {
  const start = new Date(`${day}T00:00:00+08:00`);
  if (Number.isNaN(start.getTime())) throw new PlatformError(RESPONSE_CODES.invalidParameter);
  return start;
}
