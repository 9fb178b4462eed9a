import { negate, rational, type Rational } from '../exact-arithmetic/rational';
import type { SettlementRule } from './marketSpec';

/**
 * Line in wire format: `ratio` is its size, `strong` the side that gives it (empty for a level line and for totals).
 */
export interface WireLine {
  readonly ratio: string;
  readonly strong: 'H' | 'C' | '';
}

/**
 * Formats a handicap of the home side given in quarters of a goal: −3, home gives 0.5/1, is `{ ratio: '0.5 / 1',
 * strong: 'H' }`.
 */
export function handicapLine(homeQuarters: number): WireLine {
  return { ratio: ratioText(Math.abs(homeQuarters)), strong: homeQuarters < 0 ? 'H' : homeQuarters > 0 ? 'C' : '' };
}

/** Formats a total given in quarters of a goal: 9 is `2 / 2.5`. */
export function totalLine(quarters: number): WireLine {
  return { ratio: ratioText(quarters), strong: '' };
}

export const NO_LINE: WireLine = { ratio: '', strong: '' };

/**
 * Returns the line that grades a selection: from the chosen side's view, but in three-way handicaps always from the
 * home side's.
 */
export function lineOf({ settlement }: { readonly settlement: SettlementRule }, side: string, wire: WireLine): Rational | null {
  return lineFor(settlement.kind === 'three-way' ? 'H' : side, wire);
}

/**
 * Returns the line from the chosen side's view, where a given handicap is negative. Totals have the same line for both
 * sides. Returns null without a line.
 */
export function lineFor(side: string, { ratio, strong }: WireLine): Rational | null {
  const size = parseRatio(ratio);
  if (size === null || strong === '') return size;
  return (side === 'C') === (strong === 'C') ? negate(size) : size;
}

const RATIO = /^(\d+(?:\.5)?)(?: \/ (\d+(?:\.5)?))?$/;

/** Parses a ratio: `0.5 / 1` is 3/4. */
function parseRatio(ratio: string): Rational | null {
  const parts = RATIO.exec(ratio);
  if (!parts) return null;
  const [, low = '0', high = low] = parts;
  return rational(BigInt(Math.round((Number(low) + Number(high)) * 2)), 4n);
}

function ratioText(quarters: number): string {
  if (quarters % 2 === 0) return halves(quarters / 2);
  return `${halves((quarters - 1) / 2)} / ${halves((quarters + 1) / 2)}`;
}

function halves(count: number): string {
  return count % 2 === 0 ? String(count / 2) : `${(count - 1) / 2}.5`;
}
