import type { PictureTexts } from './pageTexts';

export const PICTURE_KINDS = ['handicap', 'received', 'total', 'under'] as const;
/** Kind of bet: giving or receiving goals, more or fewer goals than the line. */
export type PictureKind = (typeof PICTURE_KINDS)[number];

export type HalfResult = 'won' | 'lost' | 'push';
export type WholeResult = 'won' | 'won_half' | 'push' | 'lost_half' | 'lost';

/** Part of the stake: all of it on a single line, or one half on each of two lines. */
export interface StakePart {
  readonly line: string;
  readonly result: HalfResult;
}

export interface LinePictureFacts {
  readonly kind: PictureKind;
  readonly goals: number;
  readonly parts: readonly StakePart[];
  readonly result: WholeResult;
}

/**
 * Returns how a stake is settled, part by part, by the rules for tickets (docs/betting-rules.md, "Settlement"). Returns
 * `undefined` for an unknown kind.
 *
 * @example linePicture({ kind: 'handicap', line: '0.5 / 1', goals: 1 }) // won on 0.5, push on 1: won_half
 */
export function linePicture({ kind, line, goals }: PictureTexts): LinePictureFacts | undefined {
  const known = PICTURE_KINDS.find((each) => each === kind);
  if (known === undefined) return undefined;
  const parts = line.split(' / ').map((part): StakePart => ({ line: part, result: resultOf(known, Number(part), goals) }));
  return { kind: known, goals, parts, result: wholeResult(parts) };
}

/**
 * Returns the result on one line. For a side that receives goals, `goals` is the margin by which the other side won.
 */
function resultOf(kind: PictureKind, line: number, goals: number): HalfResult {
  const over = kind === 'handicap' || kind === 'total' ? goals - line : line - goals;
  if (over === 0) return 'push';
  return over > 0 ? 'won' : 'lost';
}

function wholeResult([first, second = first]: readonly StakePart[]): WholeResult {
  if (first === undefined || second === undefined || first.result === second.result) return first?.result ?? 'push';
  return [first.result, second.result].includes('won') ? 'won_half' : 'lost_half';
}
