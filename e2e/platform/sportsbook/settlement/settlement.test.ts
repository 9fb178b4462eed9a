import { parseDecimal, rational, add, ZERO } from '../exact-arithmetic/rational';
import { profitPerRisk, riskOf, toWinOf, type OddsType, type Price } from '../exact-arithmetic/price';
import { marketRule } from '../markets/marketRules';
import { readVectors, type VectorRow } from '../testing/readVectors';
import { lineCount, namedSystemFactor, parlayPayout, parlayToWin, systemPayout, type Leg } from './combinations';
import { gradeSelection, type Score } from './gradeSelection';
import { legFactor, outrightPayout, singlePayout, type ResultCode, type Settled } from './payout';

describe('settling a single', () => {
  it.each(named(readVectors('settlement.csv')))('%s', (_name, row) => {
    const [price, stake] = [priceOf(row), BigInt(cell(row, 'stake_fen'))];

    expect(riskOf(price, stake)).toBe(BigInt(cell(row, 'risk_fen')));
    expect(toWinOf(price, stake)).toBe(BigInt(cell(row, 'to_win_fen')));
    expect(settle(row, price, stake)).toEqual({ result: cell(row, 'result'), payout: BigInt(cell(row, 'payout_fen')) });
  });
});

describe('settling a parlay', () => {
  it.each(named(readVectors('parlay.csv')))('%s', (_name, row) => {
    const [stake, legs] = [BigInt(cell(row, 'stake_fen')), legsOf(row)];

    expect(
      parlayToWin(
        stake,
        legs.map((leg) => leg.profit),
      ),
    ).toBe(BigInt(cell(row, 'to_win_fen')));
    expect(parlayPayout(stake, legs)).toEqual({ result: cell(row, 'result'), payout: BigInt(cell(row, 'payout_fen')) });
  });
});

describe('settling a system', () => {
  it.each(named(readVectors('systems.csv')))('%s', (_name, row) => {
    const [unit, folds] = [BigInt(cell(row, 'unit_stake_fen')), cell(row, 'folds').split('+').map(Number)];
    const lines = lineCount(Number(cell(row, 'selections')), folds);

    expect(lines).toBe(Number(cell(row, 'lines')));
    expect(unit * BigInt(lines)).toBe(BigInt(cell(row, 'total_stake_fen')));
    if (cell(row, 'legs') === '') return;
    expect(systemPayout(unit, folds, legsOf(row))).toEqual({ result: cell(row, 'result'), payout: BigInt(cell(row, 'payout_fen')) });
  });

  it('adds up to the closed form of the named systems', () => {
    const legs = legsOf({ legs: '0.95:W 0.91:LW 1.05:LL 0.88:P' });
    const oneFenLines = [2, 3, 4].map((size) => linesOf(legs, size)).reduce(add, ZERO);

    expect(namedSystemFactor(legs)).toEqual(oneFenLines);
  });
});

function settle(row: VectorRow, price: Price, stake: bigint): Settled {
  if (cell(row, 'market') === 'FS') {
    const [places = 1, tied = 1] = cell(row, 'side').split('/').map(Number);
    return outrightPayout(price, stake, places, tied);
  }
  const rule = marketRule(cell(row, 'market'), cell(row, 'sport'));
  const final = scoreOf(cell(row, 'final_score'));
  if (!rule || !final) throw new Error('a row of settlement.csv names a known market and a score');
  const line = parseDecimal(cell(row, 'line')) ?? null;
  const result = gradeSelection(
    { rule, side: cell(row, 'side'), line, scoreAtBet: scoreOf(cell(row, 'score_at_bet')) },
    { state: cell(row, 'state') === 'abandoned' ? 'abandoned' : 'finished', half: scoreOf(cell(row, 'half_score')), final },
  );
  return singlePayout(price, stake, result);
}

function linesOf(legs: readonly Leg[], size: number): ReturnType<typeof rational> {
  if (size === 0) return rational(1n);
  return legs
    .map((leg, index) => {
      const rest = linesOf(legs.slice(index + 1), size - 1);
      const factor = legFactor(leg.profit, leg.result);
      return rational(rest.numerator * factor.numerator, rest.denominator * factor.denominator);
    })
    .reduce(add, ZERO);
}

function legsOf(row: VectorRow): readonly Leg[] {
  return cell(row, 'legs')
    .split(' ')
    .map((leg) => {
      const [text = '', result = ''] = leg.split(':');
      const profit = profitPerRisk({ type: 'H', text });
      if (!profit) throw new Error(`no price: ${leg}`);
      return { profit, result: result as ResultCode };
    });
}

function priceOf(row: VectorRow): Price {
  return { type: cell(row, 'odds_type') as OddsType, text: cell(row, 'price') };
}

function scoreOf(text: string): Score | null {
  const [home, away] = text.split('-').map(Number);
  return home === undefined || away === undefined ? null : { home, away };
}

function cell(row: VectorRow, column: string): string {
  return row[column] ?? '';
}

function named(rows: readonly VectorRow[]): [string, VectorRow][] {
  return rows.map((row) => [`row ${cell(row, 'id')}: ${cell(row, 'note') || cell(row, 'legs')}`, row]);
}
