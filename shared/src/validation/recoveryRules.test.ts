import texts from '../i18n/locales/zh-CN/shared.json';
import { DEFAULT_COUNTRY } from './contactRules';
import { EMAIL_RECOVERY_RULES, NEW_PASSWORD_RULES, PHONE_RECOVERY_RULES, RECOVERY_CODE_RULES } from './recoveryRules';
import { errorOf, findErrors } from './rules';

const HONG_KONG = { areaCode: '852', regex: '^[4-9]\\d{7}$' };

const byPhone = (username: string, phone: string, country = DEFAULT_COUNTRY) =>
  findErrors(PHONE_RECOVERY_RULES, { username, phone, country });
const byEmail = (username: string, email: string) => findErrors(EMAIL_RECOVERY_RULES, { username, email });
const newPassword = (password: string, repeatPassword = password) => findErrors(NEW_PASSWORD_RULES, { password, repeatPassword });

describe('the name on password recovery', () => {
  it.each(['', '  ', '\u3000'])('is required, by phone and by e-mail: not "%s" [R-VAL-18]', (username) => {
    expect(errorOf(byPhone(username, '13800001111'), 'username')).toBe('validation.recovery_username_required');
    expect(errorOf(byEmail(username, 'a@b.c'), 'username')).toBe('validation.recovery_username_required');
    expect(texts.validation.recovery_username_required).toBe('请输入用户名');
  });

  it.each(['x', '用户', 'player1', 'a'.repeat(30)])('may be any text: "%s"', (username) => {
    expect(byPhone(username, '13800001111')).toEqual([]);
    expect(byEmail(username, 'a@b.c')).toEqual([]);
  });
});

it.each([
  ['', DEFAULT_COUNTRY, false],
  ['13800001111', DEFAULT_COUNTRY, true],
  ['1380000111', DEFAULT_COUNTRY, false],
  ['138000011112', DEFAULT_COUNTRY, false],
  ['23800001111', DEFAULT_COUNTRY, false],
  ['13800001111', HONG_KONG, false],
  ['61234567', HONG_KONG, true],
  ['61234567', DEFAULT_COUNTRY, false],
])('matches the phone "%s" against the pattern of its country %j: %s [R-VAL-20]', (phone, country, isRight) => {
  expect(errorOf(byPhone('player1', phone, country), 'phone')).toBe(isRight ? undefined : 'validation.phone_format');
  expect(texts.validation.phone_format).toBe('请输入正确的手机号码');
});

describe('the e-mail on password recovery', () => {
  it.each(['', '  '])('is required: not "%s" [R-VAL-23]', (email) => {
    expect(errorOf(byEmail('player1', email), 'email')).toBe('validation.email_required');
    expect(texts.validation.email_required).toBe('请输入邮箱');
  });

  it.each(['a', 'a@b', 'a b@c.d', '@b.c', 'a@.c'])('must be an address: not "%s" [R-VAL-24]', (email) => {
    expect(errorOf(byEmail('player1', email), 'email')).toBe('validation.email_format');
    expect(texts.validation.email_format).toBe('请输入正确的邮箱');
  });

  it.each(['a@b.c', ' a@b.c ', '林海@例子.中国'])('may be "%s" [R-VAL-24]', (email) => {
    expect(byEmail('player1', email)).toEqual([]);
  });
});

it.each(['', ' '])('requires the code: not "%s" [R-VAL-26]', (code) => {
  expect(findErrors(RECOVERY_CODE_RULES, { code })).toEqual([{ field: 'code', message: 'validation.code_required' }]);
  expect(findErrors(RECOVERY_CODE_RULES, { code: '123456' })).toEqual([]);
  expect(texts.validation.code_required).toBe('请输入验证码');
});

describe('the new password', () => {
  it('is required [R-VAL-28]', () => {
    expect(errorOf(newPassword(''), 'password')).toBe('validation.new_password_required');
    expect(texts.validation.new_password_required).toBe('请设置新密码');
  });

  it.each([
    ['abcdef1', false],
    ['abcdefg1', true],
    ['abcdefghijk1', true],
    ['abcdefghijkl1', false],
    ['abcdefgh', false],
    ['12345678', false],
    ['abcdef_1', false],
    ['密码密码abc1', false],
  ])('"%s" has 8 to 12 letters and digits: %s [R-VAL-29]', (password, isRight) => {
    expect(errorOf(newPassword(password), 'password')).toBe(isRight ? undefined : 'validation.password_format');
  });

  it('must be entered twice alike [R-VAL-30]', () => {
    expect(errorOf(newPassword('player124', 'player123'), 'repeatPassword')).toBe('validation.new_passwords_differ');
    expect(newPassword('player124')).toEqual([]);
    expect(texts.validation.new_passwords_differ).toBe('两次输入的密码不一致，请重新输入');
  });
});
