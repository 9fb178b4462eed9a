import type { MarketType } from './marketType';
import type { Side } from './side';

/**
 * A line in quarters of a goal or point, signed for the chosen side: −3 gives three quarters, 3 receives them. In
 * totals it is the total without a sign.
 */
export type Quarters = number & { readonly __unit: 'quarters' };

const LINE = /^(\d{1,3}(?:\.5)?)(?: ?\/ ?(\d{1,3}(?:\.5)?))?$/;

/**
 * Parses a line as the wire writes it: `0.5`, `2`, or two neighbors such as `0.5 / 1` for the quarter between them.
 *
 * @returns `undefined` for an invalid line: empty, signed, not in halves, or two numbers that are not neighbors
 * @example parseLine('0.5 / 1') // 3
 */
export function parseLine(text: string): Quarters | undefined {
  const match = LINE.exec(text.trim());
  if (!match) return undefined;
  const [, low = '', high = low] = match;
  const halves = [Number(low) * 2, Number(high) * 2] as const;
  if (match[2] !== undefined && halves[1] - halves[0] !== 1) return undefined;
  return (halves[0] + halves[1]) as Quarters;
}

/**
 * Returns the line for one side.
 *
 * @param strong side that gives the line: `H` home, `C` away; empty in totals and for a level line
 * @returns `undefined` in markets without a line
 * @example lineFor('handicap', { kind: 'away' }, '0.5 / 1', 'H') // 3: away receives what home gives
 */
export function lineFor(kind: MarketType['kind'], side: Side, text: string, strong: 'H' | 'C' | ''): Quarters | undefined {
  const size = parseLine(text);
  if (size === undefined || size === 0) return size;
  switch (kind) {
    case 'handicap':
      return signed(size, isGiver(side, strong));
    case 'three-way-handicap':
      // All three sides share the line of the home side.
      return signed(size, strong === 'H');
    case 'total':
    case 'home-total':
    case 'away-total':
      return size;
    default:
      return undefined;
  }
}

/**
 * Formats a line for players.
 *
 * @param sign `always` in handicaps: `-0/0.5`, `+1`; `never` in totals. A level line has none.
 * @example formatLine(-3 as Quarters, 'always') // '-0.5/1'
 */
export function formatLine(line: Quarters, sign: 'always' | 'never'): string {
  const size = Math.abs(line);
  const text = size % 2 === 0 ? halves(size / 2) : `${halves((size - 1) / 2)}/${halves((size + 1) / 2)}`;
  if (sign === 'never' || line === 0) return text;
  return `${line < 0 ? '-' : '+'}${text}`;
}

function signed(size: Quarters, isGiven: boolean): Quarters {
  return (isGiven ? 0 - size : size) as Quarters;
}

function isGiver(side: Side, strong: 'H' | 'C' | ''): boolean {
  return (side.kind === 'home' && strong === 'H') || (side.kind === 'away' && strong === 'C');
}

function halves(count: number): string {
  return count % 2 === 0 ? `${count / 2}` : `${(count - 1) / 2}.5`;
}
