import texts from '../i18n/locales/zh-CN/shared.json';
import { LOGIN_RULES, REGISTER_RULES } from './accountRules';
import type { RegisterValues } from './accountRules';
import { amountRules } from './amountRules';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from './limits';
import { errorOf, findErrors } from './rules';

const registering = (over: Partial<RegisterValues>): RegisterValues => ({
  username: 'player1',
  password: 'player123',
  repeatPassword: over.password ?? 'player123',
  ...over,
});
const registerError = (over: Partial<RegisterValues>, field: keyof RegisterValues) =>
  errorOf(findErrors(REGISTER_RULES, registering(over)), field);

describe('signing in', () => {
  it('accepts any name and password that are not empty', () => {
    expect(findErrors(LOGIN_RULES, { username: 'x', password: '1' })).toEqual([]);
  });

  it('requires both, the name first', () => {
    expect(findErrors(LOGIN_RULES, { username: ' ', password: '' })).toEqual([
      { field: 'username', message: 'validation.username_required' },
      { field: 'password', message: 'validation.password_required' },
    ]);
  });
});

describe('missing credentials on login and register', () => {
  it('shows the message of a missing username [R-VAL-01]', () => {
    expect(errorOf(findErrors(LOGIN_RULES, { username: '', password: 'x' }), 'username')).toBe('validation.username_required');
    expect(registerError({ username: '' }, 'username')).toBe('validation.username_required');
    expect(texts.validation.username_required).toBe('用户名不能为空');
  });

  it('shows the message of a missing password [R-VAL-09]', () => {
    expect(errorOf(findErrors(LOGIN_RULES, { username: 'x', password: '' }), 'password')).toBe('validation.password_required');
    expect(registerError({ password: '' }, 'password')).toBe('validation.password_required');
    expect(texts.validation.password_required).toBe('密码不能为空');
  });
});

describe('the username on register', () => {
  it.each(['ab1c', 'Ab1', 'abcdefghij1', 'abcdefghijk1'])('"%s": 4 to 11 characters [R-VAL-03] [R-CONST-11]', (username) => {
    const fits = username.length >= 4 && username.length <= 11;

    expect(registerError({ username }, 'username') === undefined).toBe(fits);
    expect(USERNAME_LENGTH).toEqual({ min: 4, max: 11 });
  });

  it.each(['1abc', '_abc1'])('"%s" does not start with a letter [R-VAL-04]', (username) => {
    expect(registerError({ username }, 'username')).toBe('validation.username_format');
  });

  it.each(['ab_1', 'ab 1', 'ab-12', '用户ab1', 'abc1!'])('"%s" has more than letters and digits [R-VAL-05]', (username) => {
    expect(registerError({ username }, 'username')).toBe('validation.username_format');
  });

  it('has at least 2 letters [R-VAL-06]', () => {
    expect(registerError({ username: 'a1234' }, 'username')).toBe('validation.username_format');
    expect(registerError({ username: 'a123b' }, 'username')).toBeUndefined();
  });

  it('has at least 1 digit [R-VAL-07]', () => {
    expect(registerError({ username: 'abcde' }, 'username')).toBe('validation.username_format');
    expect(registerError({ username: 'abcd1' }, 'username')).toBeUndefined();
  });

  it('shows the rule for another form [R-VAL-08]', () => {
    expect(registerError({ username: 'abc' }, 'username')).toBe('validation.username_format');
    expect(texts.validation.username_format).toBe('4-11位，至少2个字母加数字，首位为字母');
  });
});

describe('the password on register', () => {
  it.each(['abcdef1', 'abcdefg1', 'abcdefghijk1', 'abcdefghijkl1'])('"%s": 8 to 12 characters [R-VAL-10] [R-CONST-12]', (password) => {
    const fits = password.length >= 8 && password.length <= 12;

    expect(registerError({ password }, 'password') === undefined).toBe(fits);
    expect(PASSWORD_LENGTH).toEqual({ min: 8, max: 12 });
  });

  it.each(['abcdef_1', 'abcdef 1', '密码密码abc1', 'abcdefg1!'])('"%s" has more than letters and digits [R-VAL-11]', (password) => {
    expect(registerError({ password }, 'password')).toBe('validation.password_format');
  });

  it.each(['abcdefgh', '12345678'])('"%s" lacks a letter or a digit [R-VAL-12]', (password) => {
    expect(registerError({ password }, 'password')).toBe('validation.password_format');
  });

  it('shows the rule for another form [R-VAL-13]', () => {
    expect(registerError({ password: 'short1' }, 'password')).toBe('validation.password_format');
    expect(texts.validation.password_format).toBe('请输入8-12位字母加数字');
  });

  it('must be repeated exactly [R-VAL-14]', () => {
    expect(registerError({ repeatPassword: 'player124' }, 'repeatPassword')).toBe('validation.passwords_differ');
    expect(registerError({}, 'repeatPassword')).toBeUndefined();
    expect(texts.validation.passwords_differ).toBe('两次输入的密码不一致');
  });
});

describe('an amount', () => {
  const rules = { amount: amountRules<{ readonly amount: string }>(({ amount }) => amount) };

  it.each([
    ['', 'validation.amount_required'],
    ['abc', 'validation.amount_format'],
    ['1.234', 'validation.amount_format'],
    ['12', undefined],
    ['12.34', undefined],
  ])('validates "%s" as %s', (amount, message) => {
    expect(errorOf(findErrors(rules, { amount }), 'amount')).toBe(message);
  });
});
