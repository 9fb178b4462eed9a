import { pressStakeKey, type StakeKey } from './stakeText';

describe('the stake by the keypad', () => {
  it.each<[string, readonly StakeKey[], string]>([
    ['', ['5', '0', '0'], '500'],
    ['', ['.', '5'], '0.5'],
    ['', ['0', '0', '5'], '5'],
    ['', ['000', '7'], '7'],
    ['12', ['.', '3', '4'], '12.34'],
    ['12.3', ['backspace', 'backspace'], '12'],
    ['99', ['clear'], ''],
  ])('%j, then %j: %j', (text, keys, expected) => {
    expect(keys.reduce((before, key) => pressStakeKey(before, key).text, text)).toBe(expected);
  });

  it.each<[string, StakeKey, string]>([
    ['12.34', '5', 'decimals'],
    ['12.3', '00', 'decimals'],
    ['1234567890', '000', 'amount_length'],
  ])('%j, then %j has no meaning as an amount: it is emptied, with the reason', (text, key, reason) => {
    expect(pressStakeKey(text, key)).toEqual({ text: '', notice: { kind: 'refused', reason, typed: `${text}${key}` } });
  });
});
