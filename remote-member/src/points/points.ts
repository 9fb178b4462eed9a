import { readWhole } from '@site/shared/input';
import { mustBeFen, type Fen } from '@site/shared/money';

export interface PointsBalance {
  /** Points available for exchange. */
  readonly points: number;
  /** Points that were ever earned. */
  readonly earned: number;
  /** Points that expire next; `undefined` if there are none. */
  readonly expiring: { readonly points: number; readonly at: number } | undefined;
  /** Number of days after the day of crediting during which points can be exchanged. */
  readonly liveDays: number;
  /** Valid turnover that earns one point. */
  readonly turnoverPerPoint: Fen;
  readonly pointsPerYuan: number;
}

export interface PointsExchange {
  readonly id: string;
  readonly points: number;
  readonly amount: Fen;
  readonly pointsLeft: number;
}

export interface PointChange {
  readonly id: string;
  readonly kind: 'earned' | 'exchanged' | 'expired' | 'corrected';
  /** Source of earned points; `undefined` means turnover. */
  readonly source?: 'prediction' | undefined;
  /** Positive when points were added, negative when they were removed. */
  readonly points: number;
  readonly pointsLeft: number;
  readonly at: number;
}

export const STATEMENT_PAGE_SIZE = 10;

/** Page of changes, newest first. */
export interface PointStatement {
  readonly rows: readonly PointChange[];
  readonly total: number;
}

export type PointsEntry =
  | { readonly kind: 'valid'; readonly points: number; readonly amount: Fen }
  | { readonly kind: 'refused'; readonly why: 'empty' | 'format' | 'not_whole' | 'too_many' };

const FEN_PER_YUAN = 100;

/**
 * Parses the points to exchange: a multiple of `pointsPerYuan`, at most the available points.
 *
 * @example with 30,000 points at 100 per yuan, `"1200"` is worth 12 yuan and `"1250"` is refused
 */
export function parsePoints(text: string, { points: available, pointsPerYuan }: PointsBalance): PointsEntry {
  if (text === '') return { kind: 'refused', why: 'empty' };
  const points = readWhole(text);
  if (points === undefined) return { kind: 'refused', why: 'format' };
  if (points === 0 || points % pointsPerYuan !== 0) return { kind: 'refused', why: 'not_whole' };
  if (points > available) return { kind: 'refused', why: 'too_many' };
  return { kind: 'valid', points, amount: worthOf(points, pointsPerYuan) };
}

/** Returns the most points that can be exchanged: a multiple of `pointsPerYuan`, or 0. */
export function allWholePoints({ points, pointsPerYuan }: PointsBalance): number {
  return points - (points % pointsPerYuan);
}

/** @param points a multiple of `pointsPerYuan` */
function worthOf(points: number, pointsPerYuan: number): Fen {
  return mustBeFen((points / pointsPerYuan) * FEN_PER_YUAN);
}
