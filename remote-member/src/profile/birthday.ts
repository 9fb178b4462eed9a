export const ADULT_YEARS = 18;

/** Each has its text under `userinfo.basic`. */
export type BirthdayError = 'birthday_required' | 'birthday_format' | 'under_age';

/**
 * What is wrong with a birthday, or `undefined`. Implements R-PROFILE-02, R-PROFILE-03.
 *
 * @param birthday a day such as `1994-06-12`, as a date input gives it; empty where none is chosen
 * @param today the business day in the same format (decision 50); a member who turns 18 today is of age
 */
export function checkBirthday(birthday: string, today: string): BirthdayError | undefined {
  if (birthday === '') return 'birthday_required';
  const [year = '', month = '', day = ''] = birthday.split('-');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthday) || birthday < '1900-01-01') return 'birthday_format';
  // ISO dates compare as strings. With a birthday on 29 February, the comparison comes true on 1 March.
  const comesOfAge = `${String(Number(year) + ADULT_YEARS)}-${month}-${day}`;
  return comesOfAge <= today ? undefined : 'under_age';
}
