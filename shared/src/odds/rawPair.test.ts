import fc from 'fast-check';
import { readVectors } from '@site/testing/vectors';
import { formatPrice, priceToWire } from './formatPrice';
import { ODDS_FORMATS, parsePrice } from './price';
import { parseRawPair, rawSidePrice } from './rawPair';
import type { RawPair } from './rawPair';

const rows = readVectors('odds-pairs', [
  ...(['id', 'raw_home', 'raw_away', 'status', 'line', 'note'] as const),
  ...(['e_home', 'e_away', 'h_home', 'h_away', 'm_home', 'm_away', 'i_home', 'i_away'] as const),
]);

describe('raw pairs of two-sided markets', () => {
  it.each(rows.filter((row) => row.status === 'ok'))('vector $id: $raw_home / $raw_away, $note', (row) => {
    const pair = mustParse(row.raw_home, row.raw_away);

    expect((pair.line / 1000).toFixed(3)).toBe(row.line);
    expect(shown(pair, 'home')).toEqual([row.e_home, row.h_home, row.m_home, row.i_home]);
    expect(shown(pair, 'away')).toEqual([row.e_away, row.h_away, row.m_away, row.i_away]);
  });

  it.each(rows.filter((row) => row.status === 'no-price'))('vector $id: "$raw_home" / "$raw_away" has no price, $note', (row) => {
    expect(parseRawPair(row.raw_home, row.raw_away)).toBeUndefined();
  });

  it('covers each row of the table', () => {
    expect(rows).toHaveLength(33);
  });

  it.each(rows.filter((row) => row.status === 'ok'))('vector $id in American: a hundred times Indonesian, whole, with its sign', (row) => {
    const pair = mustParse(row.raw_home, row.raw_away);
    const american = (indonesian: string): string =>
      `${indonesian.startsWith('-') ? '' : '+'}${indonesian.replace('.', '').replace(/^(-?)0+/, '$1')}`;

    expect(formatPrice(rawSidePrice(pair.home, 'A'))).toBe(american(row.i_home));
    expect(formatPrice(rawSidePrice(pair.away, 'A'))).toBe(american(row.i_away));
  });

  it('gives each valid pair a price within the range of each format, and the same after a round trip over the wire', () => {
    const raws = fc
      .tuple(fc.integer({ min: 10, max: 1990 }), fc.integer({ min: 10, max: 1990 }))
      .filter(([home, away]) => home + away <= 2000);

    fc.assert(
      fc.property(raws, fc.constantFrom(...ODDS_FORMATS), ([home, away], format) => {
        const pair = mustParse((home / 1000).toFixed(3), (away / 1000).toFixed(3));
        for (const side of [pair.home, pair.away]) {
          expect(parsePrice(format, priceToWire(rawSidePrice(side, format)))).toEqual(rawSidePrice(side, format));
        }
      }),
    );
  });
});

function mustParse(home: string, away: string): RawPair {
  const pair = parseRawPair(home, away);
  if (!pair) throw new Error(`${home} / ${away} is no pair`);
  return pair;
}

function shown(pair: RawPair, side: 'home' | 'away'): readonly string[] {
  return (['E', 'H', 'M', 'I'] as const).map((format) => formatPrice(rawSidePrice(pair[side], format)));
}
