import { dictionary } from '@zxcvbn-ts/language-common';
import { isRegisterPassword, REGISTER_RULES } from './accountRules';
import { isCommonPassword } from './commonPassword';
import { createCommonPasswords } from './createCommonPasswords';
import { findErrors, refusingCommon } from './rules';

describe('a password that anyone would try first', () => {
  it.each(['password1', 'Password1', 'PASSWORD1', 'abc12345', '1qaz2wsx', 'qwerty123', 'a1234567', 'qq123456'])('is "%s"', (password) => {
    expect(isRegisterPassword(password)).toBe(true);
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['linhai888', 'player123', 'k7m2p9xw', ''])('is not "%s"', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is every one that keeps the rule of registration in the list of common passwords of zxcvbn', () => {
    const listed = dictionary['passwords-common'];

    expect(listed.filter(isCommonPassword)).toEqual(listed.filter(isRegisterPassword));
  });
});

describe('the list', () => {
  const list = { isCommonPassword: (password: string) => password === 'password1' };

  it('is loaded once, when it is first needed', async () => {
    const fetchList = jest.fn(() => Promise.resolve(list));
    const passwords = createCommonPasswords(fetchList);
    expect(fetchList).not.toHaveBeenCalled();
    expect(passwords.isCommon.get()('password1')).toBe(false);

    const [isCommon] = await Promise.all([passwords.load(), passwords.load()]);

    expect(isCommon('password1')).toBe(true);
    expect(passwords.isCommon.get()('password1')).toBe(true);
    expect(fetchList).toHaveBeenCalledTimes(1);
  });

  it('that cannot be loaded stops no form, and is tried again', async () => {
    const fetchList = jest.fn(() => Promise.resolve(list)).mockRejectedValueOnce(new Error('offline'));
    const passwords = createCommonPasswords(fetchList);

    expect((await passwords.load())('password1')).toBe(false);
    expect((await passwords.load())('password1')).toBe(true);
  });

  it('is the one of this folder', async () => {
    expect(await createCommonPasswords().load()).toBe(isCommonPassword);
  });
});

it('a form says first what breaks its rule, then that a password is common', () => {
  const rules = refusingCommon(REGISTER_RULES, isCommonPassword);
  const errorsOf = (password: string) => findErrors(rules, { username: 'player1', password, repeatPassword: password });

  expect(errorsOf('password')).toEqual([{ field: 'password', message: 'validation.password_format' }]);
  expect(errorsOf('password1')).toEqual([{ field: 'password', message: 'validation.password_common' }]);
  expect(errorsOf('linhai888')).toEqual([]);
});
