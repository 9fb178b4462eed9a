import { isDoubleHandicap } from '../odds';
import type { MarketDefinition, MarketKind, MarketPeriod, MarketUnit } from './marketType';
import type { PlainSide, Side } from './side';

/** Selections of a market with their letters on the wire. */
export type Sides = readonly (readonly [letters: string, side: Side])[];

/** One market of the feed, as a row of its table. */
export interface MarketRow {
  readonly code: string;
  readonly kind: MarketKind;
  readonly period: MarketPeriod;
  readonly when: 'before' | 'in-play';
  readonly counts: MarketUnit;
  /**
   * `lettered`: a selection is the market's code followed by its letters, so `RE` and `H` form `REH`. `spelled-out`:
   * the letters are the whole code of the selection.
   */
  readonly letters: 'lettered' | 'spelled-out';
  readonly sides: Sides;
  /** Number of the goal from 1, for markets about one goal. */
  readonly goal?: number;
}

export const plain = (letters: string, kind: PlainSide) => [letters, { kind }] as const;

export const TEAMS: Sides = [plain('H', 'home'), plain('C', 'away')];
/** Letters of totals: C is over and H is under. */
export const TOTAL: Sides = [plain('C', 'over'), plain('H', 'under')];
/** Letters of totals of one team: O is over and U is under. */
export const TEAM_TOTAL: Sides = [plain('O', 'over'), plain('U', 'under')];
export const ODD_EVEN: Sides = [plain('O', 'odd'), plain('E', 'even')];

/** Returns a table of the rows by their codes. Codes are looked up as a whole, never parsed. */
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
