import fc from 'fast-check';
import { addFen, mustBeFen, parseWireFen, subtractFen, toWireYuan } from './fen';

describe('money on the wire', () => {
  it.each([
    ['100.00', 10_000],
    ['0.00', 0],
    ['-0.00', 0],
    ['-12.05', -1205],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('parses "%s" as %i fen', (text, fen) => {
    expect(parseWireFen(text)).toBe(fen);
  });

  it.each(['', '100', '100.0', '100.000', '1,000.00', '00.10', '+1.00', ' 1.00', '90071992547409.92', '1e2.00'])('refuses "%s"', (text) => {
    expect(parseWireFen(text)).toBeUndefined();
  });

  it('round-trips for any amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (fen) => {
        expect(parseWireFen(toWireYuan(mustBeFen(fen)))).toBe(fen === 0 ? 0 : fen);
      }),
    );
  });

  it('has two decimals and the sign in front', () => {
    expect([5, -5, 123_450, 0].map((fen) => toWireYuan(mustBeFen(fen)))).toEqual(['0.05', '-0.05', '1234.50', '0.00']);
  });
});

describe('adding and subtracting', () => {
  it('stays in whole fen', () => {
    expect(addFen(mustBeFen(10), mustBeFen(20))).toBe(30);
    expect(addFen()).toBe(0);
    expect(subtractFen(mustBeFen(10), mustBeFen(20))).toBe(-10);
  });

  it.each([0.5, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])('refuses %d as a number of fen', (value) => {
    expect(() => mustBeFen(value)).toThrow(RangeError);
  });
});
