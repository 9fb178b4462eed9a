import { isAcceptableName, isEmail, isLoginName, isMessageCode, isPhone } from './accountRules';

describe('what the platform takes', () => {
  it.each(['ab12', 'Player1', 'abcdefghij1'])('the name "%s"', (name) => expect(isAcceptableName(name)).toBe(true));
  it.each(['', 'ab1', 'abcdefghijk1', '1ab2', 'a123', 'abcd', 'ab_1', 'ab\u0131\u0031'])('not the name "%s"', (name) => {
    expect(isAcceptableName(name)).toBe(false);
  });

  it.each(['x', '用户', 'a'.repeat(30)])('"%s" to sign in with', (name) => expect(isLoginName(name)).toBe(true));
  it.each(['', '  ', 'a'.repeat(31)])('not "%s" to sign in with', (name) => expect(isLoginName(name)).toBe(false));

  it.each(['8613800001111', '85261234567', '6598765432'])('the phone %s', (phone) => expect(isPhone(phone)).toBe(true));
  it.each(['', '13800001111', '8623800001111', '86138000011112', '861380000111１', '86 13800001111'])('not the phone "%s"', (phone) => {
    expect(isPhone(phone)).toBe(false);
  });

  it.each(['a@b.c', 'a@@b.c', '@@b.c', 'a@b..c', 'a.b@c.d.e', `${'a'.repeat(36)}@b.c`])('the address %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });
  it.each(['', 'a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b.c\n', 'a\u3000@b.c', `${'a'.repeat(37)}@b.c`])(
    'not the address "%s"',
    (email) => {
      expect(isEmail(email)).toBe(false);
    },
  );

  it.each(['000000', '123456'])('the code %s', (code) => expect(isMessageCode(code)).toBe(true));
  it.each(['', '12345', '1234567', '12345a', '１23456'])('not the code "%s"', (code) => expect(isMessageCode(code)).toBe(false));
});
