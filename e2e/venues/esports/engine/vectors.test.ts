import { readVectors } from '@site/testing/vectors';
import { footballResult } from './football';
import { aSelection, type MarketKind, type Score } from './match';
import { payoutOf } from './ticket';
import type { LegResult } from './match';

const MARKETS: Readonly<Record<string, MarketKind>> = {
  R: 'goal_handicap',
  RE: 'goal_handicap',
  OU: 'goal_total',
  ROU: 'goal_total',
  M: 'result',
  RM: 'result',
  PD: 'correct_score',
  RPD: 'correct_score',
  TS: 'both_score',
};
const PICKS: Readonly<Record<string, string>> = { H: 'home', C: 'away', N: 'draw' };

/** Use only European and Hong Kong prices with two decimals, the formats of this venue. */
const settled = readVectors('settlement', [
  'sport',
  'market',
  'line',
  'side',
  'score_at_bet',
  'final_score',
  'state',
  'odds_type',
  'price',
  'stake_fen',
  'result',
  'payout_fen',
  'note',
]).filter(
  ({ sport, market, state, odds_type: type }) => sport === 'FT' && market in MARKETS && state === 'finished' && 'EH'.includes(type),
);

it('finds the vectors of its markets', () => {
  expect(settled.length).toBeGreaterThan(30);
});

it.each(settled)('settles $market $line $side of $final_score: $note', (row) => {
  const market = MARKETS[row.market] ?? 'result';
  const selection = aSelection(market, PICKS[row.side] ?? row.side, { line: Number(row.line) * 4 });
  const atBet = row.market === 'RE' ? toScore(row.score_at_bet) : ([0, 0] as const);
  const result = footballResult(selection, toScore(row.final_score), atBet);

  expect(result).toBe(row.result);
  expect(payoutOf(BigInt(row.stake_fen), [{ price: toHundredths(row.odds_type, row.price), result }])).toBe(BigInt(row.payout_fen));
});

const parlays = readVectors('parlay', ['stake_fen', 'legs', 'payout_fen', 'note']).filter(({ legs }) => !/:D|\.\d{3}/.test(legs));

it.each(parlays)('pays a parlay of $legs: $note', (row) => {
  const legs = row.legs.split(' ').map((leg) => {
    const [price = '', result = ''] = leg.split(':');
    return { price: toHundredths('H', price), result: result as LegResult };
  });

  expect(payoutOf(BigInt(row.stake_fen), legs)).toBe(BigInt(row.payout_fen));
});

function toHundredths(type: string, price: string): number {
  return Math.round(Number(price) * 100) + (type === 'H' ? 100 : 0);
}

function toScore(text: string): Score {
  const [home, away] = text.split('-').map(Number);
  return [home ?? 0, away ?? 0];
}
