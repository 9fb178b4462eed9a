import { parseRawPair } from '../odds';
import { mustParsePrice } from '@site/testing/mustParsePrice';
import type { OfferedPrice } from './match';
import { priceIn, priceMove } from './offeredPrice';

const raw = (home: string, away: string): OfferedPrice => {
  const pair = parseRawPair(home, away);
  if (!pair) throw new Error('no pair');
  return { kind: 'raw', raw: pair.home };
};
const fixed = (text: string): OfferedPrice => ({ kind: 'fixed', price: mustParsePrice('E', text) });

describe('an offered price', () => {
  it('shows a raw price in every format', () => {
    const offered = raw('1.20', '0.70');

    expect((['H', 'E', 'M', 'I'] as const).map((format) => priceIn(offered, format).thousandths)).toEqual([1250, 2250, -800, 1250]);
  });

  it('never converts a European price', () => {
    expect(priceIn(fixed('3.40'), 'M')).toEqual({ format: 'E', thousandths: 3400 });
  });

  it('compares prices by what they pay, not by their digits', () => {
    expect(priceMove(raw('1.00', '0.90'), raw('1.05', '0.83'))).toBe('up');
    expect(priceMove(raw('1.05', '0.83'), raw('0.95', '0.91'))).toBe('down');
    expect(priceMove(fixed('2.48'), fixed('2.48'))).toBeUndefined();
    expect(priceMove(fixed('2.48'), raw('0.95', '0.91'))).toBeUndefined();
  });
});
