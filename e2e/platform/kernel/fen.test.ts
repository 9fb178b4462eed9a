import fc from 'fast-check';
import { fen, formatYuan, parseYuan } from './fen';

describe('wire money', () => {
  it.each([
    ['100.00', 10_000n],
    ['0.05', 5n],
    ['-0.05', -5n],
    ['999999999999.99', 99_999_999_999_999n],
  ])('reads %s as fen', (text, expected) => {
    expect(parseYuan(text)).toBe(expected);
  });

  it.each(['', '100', '100.0', '100.000', '1e2', ' 1.00', '1,000.00', '.50', '+1.00', '１.00'])('refuses "%s"', (text) => {
    expect(parseYuan(text)).toBeNull();
  });

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 13n), 10n ** 13n), (amount) => {
        expect(parseYuan(formatYuan(fen(amount)))).toBe(amount);
      }),
    );
  });
});
