import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from '../kernel';

/** Controls, and halves of a character. A tab or a line break is one too, but where the text has lines. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;
const CONTROL_IN_LINES = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Deeper than any request: what is deeper is written to exhaust the stack of a reader. */
const DEEPEST = 12;

/** `lines`: its texts may have tabs and line breaks. */
export type TextKind = 'line' | 'lines';

/**
 * Refuses what no field of any call can mean, before any schema or handler sees it: control characters, which a database cannot keep and a reader
 * cannot see; numbers that JSON can write and a program cannot hold, such as `1e309` and 2^53; values nested without end.
 *
 * @param given a decoded body, or the parts of a query
 * @throws PlatformError 6008
 */
export function refuseIllegal(given: unknown, kind: TextKind = 'line'): void {
  if (!isLegal(given, kind === 'lines' ? CONTROL_IN_LINES : CONTROL, 0)) throw new PlatformError(RESPONSE_CODES.illegalParameter);
}

function isLegal(value: unknown, control: RegExp, depth: number): boolean {
  if (typeof value === 'string') return !control.test(value);
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  if (Array.isArray(value)) return value.every((item) => isLegal(item, control, depth + 1));
  return Object.entries(value).every(([key, part]) => !CONTROL.test(key) && isLegal(part, control, depth + 1));
}
