import type { MarketRule } from '../markets/marketRules';
import type { SettlementRule } from '../markets/marketSpec';

/** Fact by which a market is settled, in the unit and period that it counts. */
export type Fact =
  | 'difference'
  | 'total'
  | 'home-total'
  | 'away-total'
  | 'score'
  | 'half-and-full'
  | 'comeback'
  | 'next-goal'
  | 'last-goal'
  | 'winner';

/** Markets that are settled by the same fact of the same period. */
export interface MarketGroup {
  /** Key such as `score:match:difference`, unique among the groups of a match. */
  readonly key: string;
  readonly fact: Fact;
}

type TotalOf = Extract<SettlementRule, { kind: 'total' }>['of'];

/**
 * Fact of each market type. Bets on one fact of one period can lose together only as far as a single outcome allows.
 */
const FACTS: Readonly<Record<Exclude<SettlementRule['kind'], 'total'> | `total-${TotalOf}`, Fact>> = {
  handicap: 'difference',
  result: 'difference',
  'draw-no-bet': 'difference',
  'double-chance': 'difference',
  'three-way': 'difference',
  'total-both': 'total',
  'odd-even': 'total',
  'goal-band': 'total',
  'total-home': 'home-total',
  'total-away': 'away-total',
  'correct-score': 'score',
  'both-score': 'score',
  'clean-sheet': 'score',
  'win-to-nil': 'score',
  'half-full': 'half-and-full',
  'win-from-behind': 'comeback',
  'next-goal': 'next-goal',
  'last-goal': 'last-goal',
  outright: 'winner',
};

/** Returns the group of a market: the counted unit, the period and the fact. Each goal number has its own group. */
export function marketGroup({ settlement, counts, period }: MarketRule): MarketGroup {
  const fact = FACTS[settlement.kind === 'total' ? (`total-${settlement.of}` as const) : settlement.kind];
  const span = counts.parts === null ? period : `part-${counts.parts.join('-')}`;
  const goal = settlement.kind === 'next-goal' ? `-${settlement.goal}` : '';
  return { key: `${counts.of}:${span}:${fact}${goal}`, fact };
}
