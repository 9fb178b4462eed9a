import { mustBeFen, type Fen } from '@site/shared/money';

/** The member's points and what they are worth. */
export interface PointsStanding {
  /** To be exchanged. */
  readonly points: number;
  /** All that were ever earned. */
  readonly earned: number;
  /** Valid turnover that earns one point. */
  readonly turnoverPerPoint: Fen;
  readonly pointsPerYuan: number;
}

/** One exchange that was made. */
export interface PointsExchange {
  readonly id: string;
  readonly points: number;
  readonly amount: Fen;
  readonly pointsLeft: number;
}

/** What is typed into the field, judged. */
export type PointsEntry =
  | { readonly kind: 'valid'; readonly points: number; readonly amount: Fen }
  | { readonly kind: 'refused'; readonly why: 'empty' | 'format' | 'not_whole' | 'too_many' };

const FEN_PER_YUAN = 100;
const WHOLE_NUMBER = /^\d{1,9}$/;

/**
 * Points as typed: whole yuan's worth of them, at most what there is.
 *
 * @example with 30,000 points at 100 to a yuan `"1200"` is worth 12 yuan, `"1250"` is refused
 */
export function parsePoints(text: string, { points: left, pointsPerYuan }: PointsStanding): PointsEntry {
  if (text === '') return { kind: 'refused', why: 'empty' };
  if (!WHOLE_NUMBER.test(text)) return { kind: 'refused', why: 'format' };
  const points = Number(text);
  if (points === 0 || points % pointsPerYuan !== 0) return { kind: 'refused', why: 'not_whole' };
  if (points > left) return { kind: 'refused', why: 'too_many' };
  return { kind: 'valid', points, amount: worthOf(points, pointsPerYuan) };
}

/** All points that make whole yuan; 0 where there are fewer than one yuan takes. */
export function allWholePoints({ points, pointsPerYuan }: PointsStanding): number {
  return points - (points % pointsPerYuan);
}

/** What whole yuan's worth of points are worth. */
export function worthOf(points: number, pointsPerYuan: number): Fen {
  return mustBeFen((points / pointsPerYuan) * FEN_PER_YUAN);
}
