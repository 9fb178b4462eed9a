import { readAmount } from '@site/shared/input';
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
  ])('after %j, the keys %j give %j', (text, keys, expected) => {
    expect(keys.reduce((before, key) => pressStakeKey(before, key), text)).toBe(expected);
  });

  it.each<[string, StakeKey]>([
    ['12.34', '5'],
    ['12.3', '00'],
    ['1234567890', '000'],
    ['-5', '0'],
    ['1.5', '.'],
  ])('after %j, the key %j stays visible and gives no amount', (text, key) => {
    const pressed = pressStakeKey(text, key);

    expect(pressed).toBe(`${text}${key}`);
    expect(readAmount(pressed)).toBeUndefined();
    expect(pressStakeKey(pressed, 'backspace')).toBe(pressed.slice(0, -1));
  });
});
