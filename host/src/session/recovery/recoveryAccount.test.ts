import { DEFAULT_COUNTRY } from '@site/shared/validation';
import { describeTarget, findIdentityErrors, toAccount, toCaptchaSubject, type IdentityValues } from './recoveryAccount';

const values: IdentityValues = { by: 'phone', username: ' player1 ', country: DEFAULT_COUNTRY, phone: '13800001111', email: ' a@b.c ' };

it.each([
  [DEFAULT_COUNTRY, '13800001111', '8613800001111'],
  [{ areaCode: '852', regex: '^[4-9]\\d{7}$' }, '61234567', '85261234567'],
])('a phone is the digits of the country code and the number: %j %s [R-API-039]', (country, phone, digits) => {
  expect(toAccount({ ...values, country, phone })).toEqual({ by: 'phone', name: 'player1', phone: digits });
});

it('an address is sent without the space around it', () => {
  expect(toAccount({ ...values, by: 'email' })).toEqual({ by: 'email', name: 'player1', email: 'a@b.c' });
});

it('each has a captcha of its own occasion', () => {
  expect(toCaptchaSubject(toAccount(values))).toEqual({ kind: 'recoveryByPhone', name: 'player1', phone: '8613800001111' });
  expect(toCaptchaSubject(toAccount({ ...values, by: 'email' }))).toEqual({ kind: 'recoveryByEmail', name: 'player1', email: 'a@b.c' });
});

it('the player reads where a code went', () => {
  expect(describeTarget(toAccount(values))).toBe('+8613800001111');
  expect(describeTarget(toAccount({ ...values, by: 'email' }))).toBe('a@b.c');
});

it('only the open tab is looked at', () => {
  expect(findIdentityErrors({ ...values, email: '' })).toEqual([]);
  expect(findIdentityErrors({ ...values, by: 'email', phone: '' })).toEqual([]);
  expect(findIdentityErrors({ ...values, by: 'email', email: '' }).map(({ field }) => field)).toEqual(['email']);
});
