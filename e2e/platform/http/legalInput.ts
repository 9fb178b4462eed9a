import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from '../kernel';

/** Control characters and unpaired surrogates. Multi-line texts may contain tabs and line breaks. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;
const CONTROL_IN_LINES = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Maximum nesting. Deeper values are sent only to exhaust a parser's stack. */
const DEEPEST = 12;

/** Kind of texts; `lines` may contain tabs and line breaks. */
export type TextKind = 'line' | 'lines';

/**
 * Refuses input that is invalid in every field, before any schema or handler sees it: control characters, which a
 * database cannot store and a reader cannot see; numbers that JSON can express but a program cannot hold, such as
 * `1e309` and 2^53; endlessly nested values.
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
