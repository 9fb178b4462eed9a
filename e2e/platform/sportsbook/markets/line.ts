import { negate, rational, type Rational } from '../exact-arithmetic/rational';
import type { SettlementRule } from './marketSpec';

/** A line as the wire writes it: the size in `ratio`, and in `strong` who gives it (no one at a level line or in totals). */
export interface WireLine {
  readonly ratio: string;
  readonly strong: 'H' | 'C' | '';
}

/** A handicap of the home side in quarters of a goal: −3 is home giving 0.5/1. `{ ratio: '0.5 / 1', strong: 'H' }`. */
export function handicapLine(homeQuarters: number): WireLine {
  return { ratio: ratioText(Math.abs(homeQuarters)), strong: homeQuarters < 0 ? 'H' : homeQuarters > 0 ? 'C' : '' };
}

/** A total in quarters of a goal: 9 is `2 / 2.5`. */
export function totalLine(quarters: number): WireLine {
  return { ratio: ratioText(quarters), strong: '' };
}

export const NO_LINE: WireLine = { ratio: '', strong: '' };

/**
 * The line a selection is graded by: from the chosen side's view, but in three-way handicaps with the home side, whichever is chosen.
 */
export function lineOf({ settlement }: { readonly settlement: SettlementRule }, side: string, wire: WireLine): Rational | null {
  return lineFor(settlement.kind === 'three-way' ? 'H' : side, wire);
}

/** The line from the chosen side's view: what it gives is negative. Totals have one line for both sides; null without a line. */
export function lineFor(side: string, { ratio, strong }: WireLine): Rational | null {
  const size = parseRatio(ratio);
  if (size === null || strong === '') return size;
  return (side === 'C') === (strong === 'C') ? negate(size) : size;
}

const RATIO = /^(\d+(?:\.5)?)(?: \/ (\d+(?:\.5)?))?$/;

/** `0.5 / 1` is 3/4. */
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
