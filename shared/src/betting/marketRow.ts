import { isDoubleHandicap } from '../odds';
import type { MarketDefinition, MarketKind, MarketPeriod, MarketUnit } from './marketType';
import type { PlainSide, Side } from './side';

/** The selections of a market with their letters on the wire. */
export type Sides = readonly (readonly [letters: string, side: Side])[];

/** One market of the feed as its table writes it. */
export interface MarketRow {
  readonly code: string;
  readonly kind: MarketKind;
  readonly period: MarketPeriod;
  readonly when: 'before' | 'in-play';
  readonly counts: MarketUnit;
  /** `lettered`: a selection is the market's code followed by its letters, `RE` and `H` are `REH`. `spelled-out`: it is complete in itself. */
  readonly letters: 'lettered' | 'spelled-out';
  readonly sides: Sides;
  /** Which goal, from 1, where the market asks for one. */
  readonly goal?: number;
}

export const plain = (letters: string, kind: PlainSide) => [letters, { kind }] as const;

export const TEAMS: Sides = [plain('H', 'home'), plain('C', 'away')];
/** In totals the letter C is over and H is under … */
export const TOTAL: Sides = [plain('C', 'over'), plain('H', 'under')];
/** … while totals of one team end in O and U. */
export const TEAM_TOTAL: Sides = [plain('O', 'over'), plain('U', 'under')];
export const ODD_EVEN: Sides = [plain('O', 'odd'), plain('E', 'even')];

/** Rows as a table to look codes up in; codes are never taken apart. */
export function marketTableOf(rows: readonly MarketRow[]): ReadonlyMap<string, MarketDefinition> {
  return new Map(rows.map((row) => [row.code, define(row)]));
}

function define({ code, kind, period, when, counts, letters, sides, goal }: MarketRow): MarketDefinition {
  return {
    kind,
    period,
    counts,
    isInPlay: when === 'in-play',
    ...(goal === undefined ? {} : { goal }),
    isDoubleHandicap: isDoubleHandicap(code),
    sides: new Map(letters === 'lettered' ? sides.map(([letter, side]) => [code + letter, side] as const) : sides),
  };
}
