import fc from 'fast-check';
import { readAmount } from '../input/readAmount';
import { mustBeFen } from './fen';
import { formatYuan, formatYuanFixed, formatYuanInput, formatYuanPlain } from './formatYuan';

describe('showing amounts', () => {
  it('shows RMB in the zh-CN locale [R-MONEY-07] [R-MONEY-08]', () => {
    expect(formatYuan(mustBeFen(123_450))).toBe('¥1,234.50');
    expect(formatYuan(mustBeFen(-5))).toBe('-¥0.05');
  });

  it('drops a trailing .00 and no other decimals [R-MONEY-09]', () => {
    expect([100_000, 0, 100_010, 100_001].map((fen) => formatYuan(mustBeFen(fen)))).toEqual(['¥1,000', '¥0', '¥1,000.10', '¥1,000.01']);
  });

  it('shows both decimals where amounts are aligned in a column', () => {
    expect([100_000, 0, 5].map((fen) => formatYuanFixed(mustBeFen(fen)))).toEqual(['¥1,000.00', '¥0.00', '¥0.05']);
  });

  it('shows a sum on a button without the sign', () => {
    expect([100_000, 12_345_678].map((fen) => formatYuanPlain(mustBeFen(fen)))).toEqual(['1,000', '123,456.78']);
  });

  it('is exact beyond the precision of a number of yuan', () => {
    expect(formatYuanFixed(mustBeFen(Number.MAX_SAFE_INTEGER))).toBe('¥90,071,992,547,409.91');
  });

  it('fills an input with a text that parses to the same amount', () => {
    expect([123_450, 100_000, 5, 0].map((fen) => formatYuanInput(mustBeFen(fen)))).toEqual(['1234.5', '1000', '0.05', '0']);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (fen) => {
        expect(readAmount(formatYuanInput(mustBeFen(fen)))).toBe(fen);
      }),
    );
  });
});
