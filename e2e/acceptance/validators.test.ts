import { runs } from '@site/testing/runs';
import {
  EMAIL_MAX_LENGTH,
  EMAIL_RECOVERY_RULES,
  findErrors,
  isEmail,
  isMessageCode,
  isPhoneOf,
  isRegisterPassword,
  isRegisterUsername,
  LOGIN_RULES,
  NEW_PASSWORD_RULES,
  PHONE_RECOVERY_RULES,
  RECOVERY_CODE_RULES,
  REGISTER_FORM_RULES,
  USERNAME_LENGTH,
} from '@site/shared/validation';
import fc from 'fast-check';
import { CATALOGUE } from '@site/platform/site/accountCatalogue';
import * as platform from '@site/platform/members/accountRules';
import { compactInput } from '@site/shared/input';

/**
 * The client and the platform implement their rules separately. Both accept the same inputs: the platform never refuses
 * an input that a form accepts.
 */

const { countries } = CATALOGUE;

/** Any string: letters of any script, lone surrogates, any white space, the empty string. */
const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());

/** Strings of few characters that the rules name. They are close to valid, so both results occur. */
const closeTo = (characters: string, maxLength: number) =>
  fc.oneof(fc.string({ unit: fc.constantFrom(...Array.from(characters)), maxLength }), anything);

const nameLike = closeTo('aZk19_ ıſKé０用', 13);
const emailLike = closeTo('aZ0.@@.- \u3000\ufeff\ud800用', 44);
const codeLike = closeTo('0123456789０ a', 7);
const phoneLike = fc.oneof(
  fc
    .tuple(fc.constantFrom(...countries.map(({ areaCode }) => areaCode)), fc.stringMatching(/^[1-9]\d{6,11}$/))
    .map((parts) => parts.join('')),
  closeTo('0123456789０+ ', 15),
);

const agree = (arbitrary: fc.Arbitrary<string>, ours: (text: string) => boolean, theirs: (text: string) => boolean) => {
  fc.assert(
    fc.property(arbitrary, (text) => {
      expect(ours(text)).toBe(theirs(text));
    }),
    { numRuns: runs(600, 3000) },
  );
};

describe('client and platform agree', () => {
  it('on a name to register, as its field leaves it, without white space', () => {
    agree(nameLike, isRegisterUsername, platform.isAcceptableName);
    agree(
      nameLike.map((typed) => compactInput(USERNAME_LENGTH.max)(typed, '').text),
      isRegisterUsername,
      platform.isAcceptableName,
    );
  });

  it.each([
    ['of 4 to 11 characters [R-VAL-03]', ['ab12', 'abcdefghi12'], ['ab1', 'abcdefghij12']],
    ['that begins with a letter [R-VAL-04]', ['ab12'], ['1abc', '_abc1']],
    ['of letters and digits [R-VAL-05]', ['abc12'], ['ab-12', 'ab 12', '林海ab1']],
    ['with two letters and a digit [R-VAL-06] [R-VAL-07]', ['ab12', 'a1b2'], ['a123', 'abcd']],
  ])('on a name to register %s', (_, accepted, refused) => {
    for (const isAcceptable of [isRegisterUsername, platform.isAcceptableName]) {
      expect(accepted.filter((name) => !isAcceptable(name))).toEqual([]);
      expect(refused.filter((name) => isAcceptable(name))).toEqual([]);
    }
  });

  it('on a name to sign in or to recover with [R-VAL-01] [R-VAL-18]', () => {
    const isTaken = (username: string) => findErrors(LOGIN_RULES, { username, password: 'x' }).length === 0;
    const isTakenToRecover = (username: string) => findErrors(EMAIL_RECOVERY_RULES, { username, email: 'a@b.c' }).length === 0;
    const short = nameLike.filter(({ length }) => length <= platform.NAME_MAX_LENGTH);
    agree(short, isTaken, platform.isLoginName);
    agree(short, isTakenToRecover, platform.isLoginName);
  });

  it('on an address, as long as its field takes [R-VAL-24] [R-VAL-37]', () => {
    expect(EMAIL_MAX_LENGTH).toBe(platform.EMAIL_MAX_LENGTH);
    agree(emailLike, (email) => email.length <= EMAIL_MAX_LENGTH && isEmail(email), platform.isEmail);
  });

  it('on the phones of each country [R-VAL-20] [R-VAL-21]', () => {
    const isPhone = (phone: string) =>
      countries.some((country) => phone.startsWith(country.areaCode) && isPhoneOf(country, phone.slice(country.areaCode.length)));
    agree(phoneLike, isPhone, platform.isPhone);
  });

  it('on the code of a message [R-VAL-33]', () => {
    agree(codeLike, isMessageCode, platform.isMessageCode);
  });
});

describe('no input makes a rule fail', () => {
  it('of a form', () => {
    fc.assert(
      fc.property(anything, anything, anything, fc.boolean(), anything, (username, password, repeatPassword, agreed, regex) => {
        const country = { areaCode: '86', regex };
        const errors = [
          findErrors(LOGIN_RULES, { username, password }),
          findErrors(REGISTER_FORM_RULES, { username, password, repeatPassword, agreed }),
          findErrors(PHONE_RECOVERY_RULES, { username, phone: password, country }),
          findErrors(EMAIL_RECOVERY_RULES, { username, email: password }),
          findErrors(RECOVERY_CODE_RULES, { code: username }),
          findErrors(NEW_PASSWORD_RULES, { password, repeatPassword }),
        ];
        for (const { message } of errors.flat()) expect(message).toMatch(/^validation\./);
      }),
      { numRuns: runs(250, 1000) },
    );
  });

  it('of the platform', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const rule of [platform.isAcceptableName, platform.isLoginName, platform.isPhone, platform.isEmail, platform.isMessageCode]) {
          expect(typeof rule(text)).toBe('boolean');
        }
      }),
      { numRuns: runs(250, 1000) },
    );
  });
});

it('a changed password follows the same rules as a registered one [R-VAL-29]', () => {
  const password = closeTo('aZ09_é用', 13);
  agree(password, (text) => findErrors(NEW_PASSWORD_RULES, { password: text, repeatPassword: text }).length === 0, isRegisterPassword);
});
