import { parseDay } from '@site/shared/calendar';

/** The platform's own rules for who a member is, independent of the client's rules, which it does not trust. */

const ADULT_YEARS = 18;

/** Returns whether a name has ordinary characters only: radicals and compatibility ideographs look like them and would make another person. */
export function isOrdinary(name: string): boolean {
  return Array.from(name).every((character) => {
    const point = character.codePointAt(0) ?? 0;
    const isRadical = point >= 0x2e80 && point <= 0x2fdf;
    const isCompatibility = (point >= 0xf900 && point <= 0xfaff) || (point >= 0x2f800 && point <= 0x2fa1f);
    return !isRadical && !(isCompatibility && character.normalize('NFKC') !== character);
  });
}

/** No dot beside a dot or an end; Chinese first and last, or nothing but Latin letters and dots. */
export function isRealName(name: string): boolean {
  const parts = name.split('·');
  if (parts.some((part) => part === '')) return false;
  const characters = Array.from(parts.join(''));
  const isChinese = (character: string | undefined): boolean => character !== undefined && /\p{Script=Han}/u.test(character);
  const isLatin = (character: string): boolean => /[A-Za-z]/.test(character);
  if (!characters.every((character) => isChinese(character) || isLatin(character))) return false;
  return characters.every(isLatin) || (isChinese(characters.at(0)) && isChinese(characters.at(-1)));
}

/**
 * Whether someone can have been born on this day: it exists, is not before 1900 and not after today.
 *
 * @param today as `BusinessDay.date`: the day counts as it is in Shanghai (decision 50)
 */
export function isBirthday(birthday: string, today: string): boolean {
  return parseDay(birthday) !== undefined && birthday >= '1900-01-01' && birthday <= today;
}

/** Whether the day is at least 18 years ago. */
export function isOfAge(birthday: string, today: string): boolean {
  const [year = '', month = '', day = ''] = birthday.split('-');
  // Born on a leap day, one is of age on 1 March: the text of the day orders as the calendar does.
  return `${Number(year) + ADULT_YEARS}-${month}-${day}` <= today;
}
