import type { MarketKind, Quarters, Side } from '@site/shared/betting';
import { parsePrice, type OddsFormat } from '@site/shared/odds';
import { readVectors } from '@site/testing/vectors';
import { aPrice } from '../testing/builders';
import { judgeChange } from './judgeChange';
import type { AcceptancePolicy } from './types';

// prettier-ignore
const COLUMNS = [
  'id', 'policy', 'kind', 'side', 'old_line', 'new_line', 'old_type', 'old_price', 'new_type', 'new_price', 'open', 'score_changed', 'verdict', 'reason', 'note',
] as const;
const rows = readVectors('acceptance', COLUMNS);

const KINDS: Readonly<Record<string, MarketKind>> = {
  handicap: 'handicap',
  total: 'total',
  'three-way': 'three-way-handicap',
  none: 'result',
};
const SIDES: Readonly<Record<string, Side>> = {
  H: { kind: 'home' },
  C: { kind: 'away' },
  N: { kind: 'draw' },
  over: { kind: 'over' },
  under: { kind: 'under' },
};

describe('judging a price or line that moved', () => {
  it.each(rows)('row $id, $policy: $note', (row) => {
    const verdict = judgeChange({
      policy: row.policy as AcceptancePolicy,
      kind: KINDS[row.kind] ?? 'unknown',
      side: SIDES[row.side] ?? { kind: 'unknown', code: row.side },
      shown: { line: quarters(row.old_line), price: parsePrice(row.old_type as OddsFormat, row.old_price) },
      now: { line: quarters(row.new_line), price: parsePrice(row.new_type as OddsFormat, row.new_price) },
      isOpen: row.open === 'yes',
      hasScoreChanged: row.score_changed === 'yes',
    });

    expect(verdict).toEqual({ verdict: row.verdict, because: row.reason });
  });

  it('covers every row of the table', () => {
    expect(rows).toHaveLength(72);
  });

  it('treats a vanished line as another bet', () => {
    const price = aPrice('H', '0.95');

    expect(
      judgeChange({
        policy: 'better',
        kind: 'handicap',
        side: { kind: 'home' },
        shown: { line: -2 as Quarters, price },
        now: { line: undefined, price },
        isOpen: true,
        hasScoreChanged: false,
      }),
    ).toEqual({ verdict: 'reoffer', because: 'line-changed' });
  });
});

function quarters(text: string): Quarters | undefined {
  return text === '' ? undefined : ((Number(text) * 4) as Quarters);
}
