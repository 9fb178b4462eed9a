import { isStakeText, pressStakeKey, type StakeKey } from './stakeText';

describe('the stake as typed', () => {
  it.each(['', '5', '12.', '.5', '0.05', '123456789.12'])('%j is allowed', (text) => {
    expect(isStakeText(text)).toBe(true);
  });

  it.each(['1.234', '-1', '1e3', '1,000', 'abc', '1..2', '1234567890123'])('%j is not allowed', (text) => {
    expect(isStakeText(text)).toBe(false);
  });

  it.each<[string, readonly StakeKey[], string]>([
    ['', ['5', '0', '0'], '500'],
    ['', ['.', '5'], '0.5'],
    ['', ['0', '0', '5'], '5'],
    ['', ['000', '7'], '7'],
    ['12', ['.', '3', '4', '5'], '12.34'],
    ['12.3', ['.'], '12.3'],
    ['12.3', ['backspace', 'backspace'], '12'],
    ['1234567890', ['000'], '1234567890'],
    ['99', ['clear'], ''],
  ])('%j, then %j on the keypad: %j', (text, keys, expected) => {
    expect(keys.reduce(pressStakeKey, text)).toBe(expected);
  });
});
