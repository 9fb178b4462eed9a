import type { LineRule } from '../acceptance/decideAcceptance';

/**
 * How a market is settled. `of` names the goals it counts: of both teams, of one, or (handicaps) home against away.
 */
export type SettlementRule =
  | { readonly kind: 'handicap' }
  | { readonly kind: 'total'; readonly of: 'both' | 'home' | 'away' }
  | { readonly kind: 'result' }
  | { readonly kind: 'draw-no-bet' }
  | { readonly kind: 'double-chance' }
  | { readonly kind: 'three-way' }
  | { readonly kind: 'odd-even' }
  | { readonly kind: 'both-score' }
  | { readonly kind: 'goal-band' }
  | { readonly kind: 'correct-score'; readonly highest: number }
  | { readonly kind: 'half-full' };

/** One play type code, past the wire: everything the platform has to know of it. */
export interface MarketRule {
  /** `w`. */
  readonly code: string;
  readonly settlement: SettlementRule;
  readonly period: 'match' | 'half';
  readonly isInPlay: boolean;
  /** Football handicaps taken in play count only the goals after the bet. */
  readonly countsFromBet: boolean;
  /** `raw`: quoted as a two-sided pair and shown in any odds type. `E`: European, never converted. */
  readonly format: 'raw' | 'E';
  /** `r` to side, in the order they are shown. Sides are words: H C N, over under, odd even, yes no, HN, 2-1, other, 2-3, 7+. */
  readonly sides: ReadonlyMap<string, string>;
}

const HANDICAP: SettlementRule = { kind: 'handicap' };
const TOTAL: SettlementRule = { kind: 'total', of: 'both' };
const HOME_TOTAL: SettlementRule = { kind: 'total', of: 'home' };
const AWAY_TOTAL: SettlementRule = { kind: 'total', of: 'away' };
const RESULT: SettlementRule = { kind: 'result' };
/** Scores up to 4 goals a side are listed in full time, up to 3 in a half. */
const SCORE: SettlementRule = { kind: 'correct-score', highest: 4 };
const HALF_SCORE: SettlementRule = { kind: 'correct-score', highest: 3 };

const LETTERS = { H: 'H', C: 'C' } as const;
const THREE = { H: 'H', C: 'C', N: 'N' } as const;
/** In totals the letter C is over and H is under … */
const TOTAL_LETTERS = { C: 'over', H: 'under' } as const;
/** … while team totals end in O and U. */
const TEAM_TOTAL_LETTERS = { O: 'over', U: 'under' } as const;
const YES_NO = { Y: 'yes', N: 'no' } as const;
const ODD_EVEN = { O: 'odd', E: 'even' } as const;
const DOUBLE = { HN: 'HN', HC: 'HC', CN: 'CN' } as const;
const BANDS = new Map([
  ['T01', '0-1'],
  ['T23', '2-3'],
  ['T46', '4-6'],
  ['OVER', '7+'],
]);
const HALF_BANDS = new Map([
  ['HT0', '0'],
  ['HT1', '1'],
  ['HT2', '2'],
  ['HTOV', '3+'],
]);

type Spec = readonly [
  code: string,
  settlement: SettlementRule,
  format: 'raw' | 'E',
  period: 'match' | 'half',
  when: 'before' | 'in-play',
  sides: Readonly<Record<string, string>> | ReadonlyMap<string, string>,
];

const SPECS: readonly Spec[] = [
  ['R', HANDICAP, 'raw', 'match', 'before', LETTERS],
  ['RE', HANDICAP, 'raw', 'match', 'in-play', LETTERS],
  ['HR', HANDICAP, 'raw', 'half', 'before', LETTERS],
  ['HRE', HANDICAP, 'raw', 'half', 'in-play', LETTERS],
  ['OU', TOTAL, 'raw', 'match', 'before', TOTAL_LETTERS],
  ['ROU', TOTAL, 'raw', 'match', 'in-play', TOTAL_LETTERS],
  ['HOU', TOTAL, 'raw', 'half', 'before', TOTAL_LETTERS],
  ['HROU', TOTAL, 'raw', 'half', 'in-play', TOTAL_LETTERS],
  ['OUH', HOME_TOTAL, 'raw', 'match', 'before', TEAM_TOTAL_LETTERS],
  ['OUC', AWAY_TOTAL, 'raw', 'match', 'before', TEAM_TOTAL_LETTERS],
  ['ROUH', HOME_TOTAL, 'raw', 'match', 'in-play', TEAM_TOTAL_LETTERS],
  ['ROUC', AWAY_TOTAL, 'raw', 'match', 'in-play', TEAM_TOTAL_LETTERS],
  ['M', RESULT, 'E', 'match', 'before', THREE],
  ['RM', RESULT, 'E', 'match', 'in-play', THREE],
  ['HM', RESULT, 'E', 'half', 'before', THREE],
  ['HRM', RESULT, 'E', 'half', 'in-play', THREE],
  ['DNB', { kind: 'draw-no-bet' }, 'E', 'match', 'before', LETTERS],
  ['DC', { kind: 'double-chance' }, 'E', 'match', 'before', DOUBLE],
  ['RDC', { kind: 'double-chance' }, 'E', 'match', 'in-play', DOUBLE],
  ['W3', { kind: 'three-way' }, 'E', 'match', 'before', THREE],
  ['EO', { kind: 'odd-even' }, 'E', 'match', 'before', ODD_EVEN],
  ['REO', { kind: 'odd-even' }, 'E', 'match', 'in-play', ODD_EVEN],
  ['HEO', { kind: 'odd-even' }, 'E', 'half', 'before', ODD_EVEN],
  ['HREO', { kind: 'odd-even' }, 'E', 'half', 'in-play', ODD_EVEN],
  ['TS', { kind: 'both-score' }, 'E', 'match', 'before', YES_NO],
  ['RTS', { kind: 'both-score' }, 'E', 'match', 'in-play', YES_NO],
  ['HTS', { kind: 'both-score' }, 'E', 'half', 'before', YES_NO],
  ['T', { kind: 'goal-band' }, 'E', 'match', 'before', BANDS],
  ['RT', { kind: 'goal-band' }, 'E', 'match', 'in-play', BANDS],
  ['HT', { kind: 'goal-band' }, 'E', 'half', 'before', HALF_BANDS],
  ['HRT', { kind: 'goal-band' }, 'E', 'half', 'in-play', HALF_BANDS],
  ['PD', SCORE, 'E', 'match', 'before', scores(4)],
  ['RPD', SCORE, 'E', 'match', 'in-play', scores(4)],
  ['HPD', HALF_SCORE, 'E', 'half', 'before', scores(3)],
  ['HRPD', HALF_SCORE, 'E', 'half', 'in-play', scores(3)],
  ['F', { kind: 'half-full' }, 'E', 'match', 'before', halfFull()],
  ['RF', { kind: 'half-full' }, 'E', 'match', 'in-play', halfFull()],
];

const RULES: ReadonlyMap<string, MarketRule> = new Map(SPECS.map((spec) => [spec[0], toRule(spec)]));

/**
 * Looked up, never parsed: prefixes of these codes mislead (HRG is a goal, ROUH is a market and a selection). In every sport but football
 * a handicap taken in play counts the whole score.
 */
export function marketRule(code: string, sport = 'FT'): MarketRule | undefined {
  const rule = RULES.get(code);
  return rule && sport !== 'FT' ? { ...rule, countsFromBet: false } : rule;
}

/** The side a selection stands for, or undefined where the pair `(w, r)` is not ours. */
export function sideOf(rule: MarketRule, r: string): string | undefined {
  return rule.sides.get(r);
}

/** How the line of this side is compared when it moved between the price shown and the decision. */
export function lineRuleOf(rule: MarketRule, side: string): LineRule {
  switch (rule.settlement.kind) {
    case 'handicap':
      return 'handicap';
    case 'total':
      return side === 'over' ? 'over' : 'under';
    case 'three-way':
      return 'three-way';
    default:
      return 'none';
  }
}

function toRule([code, settlement, format, period, when, sides]: Spec): MarketRule {
  const isInPlay = when === 'in-play';
  const countsFromBet = isInPlay && settlement.kind === 'handicap';
  return { code, settlement, period, isInPlay, countsFromBet, format, sides: isTable(sides) ? sides : lettered(code, sides) };
}

function isTable(sides: Spec[5]): sides is ReadonlyMap<string, string> {
  return sides instanceof Map;
}

/** Most selections are the market's code with a letter: `RE` and `H` are `REH`. */
function lettered(code: string, letters: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(letters).map(([letter, side]) => [code + letter, side]));
}

/** `H2C1` for two goals against one, `OVH` for any other score. */
function scores(highest: number): ReadonlyMap<string, string> {
  const goals = Array.from({ length: highest + 1 }, (_, count) => count);
  const listed = goals.flatMap((home) => goals.map((away): [string, string] => [`H${home}C${away}`, `${home}-${away}`]));
  return new Map([...listed, ['OVH', 'other']]);
}

function halfFull(): ReadonlyMap<string, string> {
  const letters = ['H', 'N', 'C'];
  return new Map(letters.flatMap((half) => letters.map((full): [string, string] => [`F${half}${full}`, half + full])));
}
