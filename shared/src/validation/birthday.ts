import { parseDay } from '@site/shared/calendar';
import { MIN_AGE_YEARS } from './limits';

export type BirthdayError = 'birthday_required' | 'birthday_format' | 'under_age';

/**
 * Returns the error of a birthday, or `undefined`. Implements R-PROFILE-02, R-PROFILE-03.
 *
 * @param birthday a day such as `1994-06-12`, as a date input returns it; empty if none is chosen
 * @param today the business day in the same format (decision 50); a member who turns 18 today is of age
 */
export function checkBirthday(birthday: string, today: string): BirthdayError | undefined {
  if (birthday === '') return 'birthday_required';
  if (parseDay(birthday) === undefined || birthday < '1900-01-01' || birthday > today) return 'birthday_format';
  return dayOfAge(birthday) <= today ? undefined : 'under_age';
}

/**
 * Returns the day on which someone turns 18; 1 March for a birthday on a leap day.
 *
 * @example dayOfAge('2008-02-29') // '2026-03-01'
 */
export function dayOfAge(birthday: string): string {
  const [year = '', month = '', day = ''] = birthday.split('-');
  const comesOfAge = `${String(Number(year) + MIN_AGE_YEARS)}-${month}-${day}`;
  return parseDay(comesOfAge) === undefined ? `${String(Number(year) + MIN_AGE_YEARS)}-03-01` : comesOfAge;
}
