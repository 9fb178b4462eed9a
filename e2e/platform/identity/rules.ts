import { parseDay } from '@site/shared/calendar';

/**
 * The platform's own rules for personal data. They are independent of the client's rules, because the platform does not
 * trust the client.
 */

const ADULT_YEARS = 18;

/**
 * Returns true when a name has ordinary characters only. Radicals and compatibility ideographs look the same, but would
 * create another person.
 */
export function isOrdinary(name: string): boolean {
  return Array.from(name).every((character) => {
    const point = character.codePointAt(0) ?? 0;
    const isRadical = point >= 0x2e80 && point <= 0x2fdf;
    const isCompatibility = (point >= 0xf900 && point <= 0xfaff) || (point >= 0x2f800 && point <= 0x2fa1f);
    return !isRadical && !(isCompatibility && character.normalize('NFKC') !== character);
  });
}

/**
 * Returns true when no dot is next to a dot or at an end, and the name either starts and ends in Chinese or consists of
 * Latin letters and dots.
 */
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
 * Returns true when a person can be born on this day: it exists, is not before 1900 and not after today.
 *
 * @param today as `BusinessDay.date`, the day in Shanghai (decision 50)
 */
export function isBirthday(birthday: string, today: string): boolean {
  return parseDay(birthday) !== undefined && birthday >= '1900-01-01' && birthday <= today;
}

/** Returns true when the day is at least 18 years ago. */
export function isOfAge(birthday: string, today: string): boolean {
  const [year = '', month = '', day = ''] = birthday.split('-');
  // A person born on a leap day comes of age on 1 March. Dates compare as strings.
  return `${Number(year) + ADULT_YEARS}-${month}-${day}` <= today;
}
