import type { PictureTexts } from './pageTexts';

export const PICTURE_KINDS = ['handicap', 'received', 'total', 'under'] as const;
/** What is bet on: giving or receiving goals, more or fewer of them than the line. */
export type PictureKind = (typeof PICTURE_KINDS)[number];

export type HalfResult = 'won' | 'lost' | 'push';
export type WholeResult = 'won' | 'won_half' | 'push' | 'lost_half' | 'lost';

/** One part of the stake: all of it on a single line, one half on each of two. */
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
 * How a stake ends, part by part, as tickets are settled (docs/betting-rules.md, "Settlement"); undefined for a kind that is not known.
 *
 * @example linePicture({ kind: 'handicap', line: '0.5 / 1', goals: 1 }) // won on 0.5, push on 1: won_half
 */
export function linePicture({ kind, line, goals }: PictureTexts): LinePictureFacts | undefined {
  const known = PICTURE_KINDS.find((each) => each === kind);
  if (known === undefined) return undefined;
  const parts = line.split(' / ').map((part): StakePart => ({ line: part, result: resultOf(known, Number(part), goals) }));
  return { kind: known, goals, parts, result: wholeResult(parts) };
}

/** Of a side that receives goals `goals` is by how many the other one won. */
function resultOf(kind: PictureKind, line: number, goals: number): HalfResult {
  const over = kind === 'handicap' || kind === 'total' ? goals - line : line - goals;
  if (over === 0) return 'push';
  return over > 0 ? 'won' : 'lost';
}

function wholeResult([first, second = first]: readonly StakePart[]): WholeResult {
  if (first === undefined || second === undefined || first.result === second.result) return first?.result ?? 'push';
  return [first.result, second.result].includes('won') ? 'won_half' : 'lost_half';
}
