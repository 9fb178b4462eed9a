import { checkBirthday, dayOfAge } from './birthday';

describe('a birthday on 2026-11-21', () => {
  it.each([
    ['2008-11-21', undefined],
    ['1994-06-12', undefined],
    ['2008-11-22', 'under_age'],
    ['2026-11-21', 'under_age'],
    ['2026-11-22', 'birthday_format'],
    ['', 'birthday_required'],
    ['94-06-12', 'birthday_format'],
    ['2000-02-30', 'birthday_format'],
    ['1899-12-31', 'birthday_format'],
  ])('validates "%s" as %s [R-PROFILE-02] [R-PROFILE-03]', (birthday, error) => {
    expect(checkBirthday(birthday, '2026-11-21')).toBe(error);
  });

  it('comes of age on 1 March if it is on a leap day', () => {
    expect(checkBirthday('2008-02-29', '2026-02-28')).toBe('under_age');
    expect(checkBirthday('2008-02-29', '2026-03-01')).toBeUndefined();
  });

  it.each([
    ['2010-05-06', '2028-05-06'],
    ['2008-02-29', '2026-03-01'],
  ])('comes of age, if on %s, on %s', (birthday, day) => {
    expect(dayOfAge(birthday)).toBe(day);
  });
});
