import { isCodeOnItsWay, nextCodeAt, NO_CODES, noteCode } from './sentCodes';
import type { RecoveryAccount } from './recoveryAccount';

const account: RecoveryAccount = { by: 'phone', name: 'player1', phone: '8613800001111' };
const other: RecoveryAccount = { by: 'email', name: 'player1', email: 'a@b.c' };

it('delays the next code of an account by 60 seconds, in any case of letters [R-RESET-17] [R-CONST-09]', () => {
  const codes = noteCode(NO_CODES, account, { at: 1000, isOurs: true });

  expect(nextCodeAt(NO_CODES, account)).toBeUndefined();
  expect(nextCodeAt(codes, account)).toBe(61_000);
  expect(nextCodeAt(codes, { ...account, name: 'Player1' })).toBe(61_000);
  expect(nextCodeAt(codes, other)).toBeUndefined();
});

it('knows a code already sent until another one may be requested, if this page has requested it', () => {
  const codes = noteCode(noteCode(NO_CODES, account, { at: 1000, isOurs: true }), other, { at: 1000, isOurs: false });

  expect(isCodeOnItsWay(codes, account, 60_999)).toBe(true);
  expect(isCodeOnItsWay(codes, account, 61_000)).toBe(false);
  expect(isCodeOnItsWay(codes, other, 2000)).toBe(false);
});
