export const ADULT_YEARS = 18;

/** Each has its text under `userinfo.basic`. */
export type BirthdayError = 'birthday_required' | 'birthday_format' | 'under_age';

/**
 * What is wrong with a birthday, or `undefined`. Implements R-PROFILE-02, R-PROFILE-03.
 *
 * @param birthday a day such as `1994-06-12`, as a date input gives it; empty where none is chosen
 * @param today the business day, likewise (decision 50): who turns 18 today is of age
 */
export function checkBirthday(birthday: string, today: string): BirthdayError | undefined {
  if (birthday === '') return 'birthday_required';
  const [year = '', month = '', day = ''] = birthday.split('-');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthday) || birthday < '1900-01-01') return 'birthday_format';
  // Days written like this order as the calendar does; born on a leap day, one is of age on 1 March.
  const comesOfAge = `${String(Number(year) + ADULT_YEARS)}-${month}-${day}`;
  return comesOfAge <= today ? undefined : 'under_age';
}
