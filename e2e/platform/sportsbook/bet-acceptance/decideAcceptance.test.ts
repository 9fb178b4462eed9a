import type { OddsType } from '../exact-arithmetic/price';
import { parseDecimal } from '../exact-arithmetic/rational';
import { readVectors, type VectorRow } from '../testing/readVectors';
import { decideAcceptance, type AcceptancePolicy, type LineRule, type Offer } from './decideAcceptance';

describe('accepting a price that may have moved', () => {
  it.each(readVectors('acceptance.csv').map((row): [string, VectorRow] => [`row ${row['id']}, ${row['policy']}: ${row['note']}`, row]))(
    '%s',
    (_name, row) => {
      const verdict = decideAcceptance({
        policy: row['policy'] as AcceptancePolicy,
        lineRule: lineRuleOf(row),
        shown: offerOf(row, 'old'),
        current: offerOf(row, 'new'),
        isOpen: row['open'] === 'yes',
        hasScoreChanged: row['score_changed'] === 'yes',
      });

      expect(verdict).toEqual({ verdict: row['verdict'], reason: row['reason'] });
    },
  );

  it('takes a line that vanished for another bet', () => {
    const shown: Offer = { line: parseDecimal('-0.5') ?? null, price: { type: 'H', text: '0.95' } };

    expect(
      decideAcceptance({
        policy: 'better',
        lineRule: 'handicap',
        shown,
        current: { ...shown, line: null },
        isOpen: true,
        hasScoreChanged: false,
      }),
    ).toEqual({ verdict: 'reoffer', reason: 'line-changed' });
  });
});

function offerOf(row: VectorRow, moment: 'old' | 'new'): Offer {
  return {
    line: parseDecimal(row[`${moment}_line`] ?? '') ?? null,
    price: { type: row[`${moment}_type`] as OddsType, text: row[`${moment}_price`] ?? '' },
  };
}

function lineRuleOf(row: VectorRow): LineRule {
  return row['kind'] === 'total' ? (row['side'] as LineRule) : (row['kind'] as LineRule);
}
