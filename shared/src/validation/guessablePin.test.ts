import { dictionary } from '@zxcvbn-ts/language-common';
import { isGuessablePin } from './guessablePin';

describe('an easily guessed second password', () => {
  it.each([
    ['digits up', '123456'],
    ['digits up, round the end', '789012'],
    ['digits down', '654321'],
    ['every other digit', '135791'],
    ['one digit', '000000'],
    ['one digit', '888888'],
    ['two digits in turn', '121212'],
    ['three digits twice', '520520'],
    ['a birthday', '900101'],
    ['a birthday of this century', '051231'],
    ['a year and a month', '199012'],
    ['a common one', '147258'],
    ['a common one', '246810'],
    ['a common one', '112233'],
  ])('includes %s: %s', (_why, pin) => {
    expect(isGuessablePin(pin)).toBe(true);
  });

  it.each(['273918', '805274', '904136', '051332', '190013', '731299'])('excludes %s', (pin) => {
    expect(isGuessablePin(pin)).toBe(false);
  });

  it('covers fewer than one in twenty', () => {
    const all = Array.from({ length: 1_000_000 }, (_, number) => String(number).padStart(6, '0'));

    expect(all.filter(isGuessablePin).length).toBeLessThan(50_000);
  });

  it('covers each six-digit password in the list of zxcvbn', () => {
    const sixDigits = dictionary['passwords-common'].filter((password) => /^\d{6}$/.test(password));

    expect(sixDigits.filter(isGuessablePin)).toEqual(sixDigits);
  });
});
