import { isOneKey, refuse, refuseKey, type InputKind } from './inputKind';
import { stripHidden, toHalfWidth } from '@site/shared/input/plainText';

/** Numbers of digits: year, month, day. */
const LENGTHS = [4, 2, 2] as const;

const YEAR_FIRST = /^\d{1,4}(\D\d{1,2}(\D\d{1,2})?)?\D?$|^\d{1,8}$/;

/**
 * Reads a day, year first as is usual in Chinese: `19940612`, `1994/6/12` and `1994年6月12日` become `1994-06-12`, or
 * `1994-6-12` if a part has only one digit, which {@link parseDay} completes.
 */
export const dayInput: InputKind = (typed, before) => {
  const plain = toHalfWidth(stripHidden(typed))
    .trim()
    .replace(/日$/, '')
    .replace(/\s*[-/.年月\s]\s*/g, '-');
  if (!/^[\d-]*$/.test(plain)) return isOneKey(typed, before) ? refuseKey('day', typed, before) : refuse('day', typed);
  // A run of digits continues in the next part.
  const parts: string[] = [];
  for (const part of plain.split('-')) {
    let rest = part;
    do {
      const length = LENGTHS[parts.length] ?? 0;
      parts.push(rest.slice(0, length));
      rest = rest.slice(length);
    } while (rest !== '' && parts.length < LENGTHS.length);
    if (rest !== '' || parts.length > LENGTHS.length) return isOneKey(typed, before) ? { text: before } : refuse('day', typed);
  }
  const text = parts.join('-').replace(/^-+|-(?=-)/g, '');
  return YEAR_FIRST.test(text) || text === '' ? { text } : refuse('day', typed);
};

/**
 * Returns the day of a text, such as `1994-06-12`, or `undefined` if it is incomplete or does not exist.
 *
 * @example parseDay('1994-6-2') // '1994-06-02'
 */
export function parseDay(text: string): string | undefined {
  const [year, month, day, ...more] = text.split('-');
  if (year?.length !== 4 || !month || !day || more.length > 0) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
