import { dictionary } from '@zxcvbn-ts/language-common';
import { isRegisterPassword, REGISTER_RULES } from '../validation/accountRules';
import { isCommonPassword } from '../validation/commonPassword';
import { createCommonPasswords } from './createCommonPasswords';
import { findErrors, refusingCommon } from '../validation/rules';

describe('a common password', () => {
  it.each(['password1', 'Password1', 'PASSWORD1', 'abc12345', '1qaz2wsx', 'qwerty123', 'a1234567', 'qq123456'])('is "%s"', (password) => {
    expect(isRegisterPassword(password)).toBe(true);
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['linhai888', 'player123', 'k7m2p9xw', ''])('is not "%s"', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('covers each password in the list of zxcvbn that satisfies the rule of registration', () => {
    const listed = dictionary['passwords-common'];

    expect(listed.filter(isCommonPassword)).toEqual(listed.filter(isRegisterPassword));
  });
});

describe('the list of common passwords', () => {
  const list = { isCommonPassword: (password: string) => password === 'password1' };

  it('is loaded once, on first use', async () => {
    const fetchList = jest.fn(() => Promise.resolve(list));
    const passwords = createCommonPasswords(fetchList);
    expect(fetchList).not.toHaveBeenCalled();
    expect(passwords.isCommon.get()('password1')).toBe(false);

    const [isCommon] = await Promise.all([passwords.load(), passwords.load()]);

    expect(isCommon('password1')).toBe(true);
    expect(passwords.isCommon.get()('password1')).toBe(true);
    expect(fetchList).toHaveBeenCalledTimes(1);
  });

  it('does not block a form if it cannot be loaded, and is retried', async () => {
    const fetchList = jest.fn(() => Promise.resolve(list)).mockRejectedValueOnce(new Error('offline'));
    const passwords = createCommonPasswords(fetchList);

    expect((await passwords.load())('password1')).toBe(false);
    expect((await passwords.load())('password1')).toBe(true);
  });

  it('matches the file in this folder', async () => {
    expect(await createCommonPasswords().load()).toBe(isCommonPassword);
  });
});

it('reports first what breaks the rule, then that a password is common', () => {
  const rules = refusingCommon(REGISTER_RULES, isCommonPassword);
  const errorsOf = (password: string) => findErrors(rules, { username: 'player1', password, repeatPassword: password });

  expect(errorsOf('password')).toEqual([{ field: 'password', message: 'validation.password_format' }]);
  expect(errorsOf('password1')).toEqual([{ field: 'password', message: 'validation.password_common' }]);
  expect(errorsOf('linhai888')).toEqual([]);
});
