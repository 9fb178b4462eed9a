import { readWhole } from '@site/shared/input';
import { mustBeFen, type Fen } from '@site/shared/money';

/** The member's points and what they are worth. */
export interface PointsBalance {
  /** Available for exchange. */
  readonly points: number;
  /** All that were ever earned. */
  readonly earned: number;
  /** Those that expire next; `undefined` where there are none. */
  readonly expiring: { readonly points: number; readonly at: number } | undefined;
  /** Days after the one of crediting on which they can be exchanged. */
  readonly liveDays: number;
  /** Valid turnover that earns one point. */
  readonly turnoverPerPoint: Fen;
  readonly pointsPerYuan: number;
}

/** An exchange that was carried out. */
export interface PointsExchange {
  readonly id: string;
  readonly points: number;
  readonly amount: Fen;
  readonly pointsLeft: number;
}

/** One change of the points. */
export interface PointChange {
  readonly id: string;
  readonly kind: 'earned' | 'exchanged' | 'expired' | 'corrected';
  /** What they were earned by; undefined: by turnover. */
  readonly source?: 'prediction' | undefined;
  /** Above 0 where they came, below where they went. */
  readonly points: number;
  readonly pointsLeft: number;
  readonly at: number;
}

/** Rows of one page of the statement. */
export const STATEMENT_PAGE_SIZE = 10;

/** One page of changes, newest first. */
export interface PointStatement {
  readonly rows: readonly PointChange[];
  readonly total: number;
}

/** The text of the field, parsed. */
export type PointsEntry =
  | { readonly kind: 'valid'; readonly points: number; readonly amount: Fen }
  | { readonly kind: 'refused'; readonly why: 'empty' | 'format' | 'not_whole' | 'too_many' };

const FEN_PER_YUAN = 100;

/**
 * Parses the points to exchange: a multiple of `pointsPerYuan`, at most the points available.
 *
 * @example with 30,000 points at 100 to a yuan `"1200"` is worth 12 yuan, `"1250"` is refused
 */
export function parsePoints(text: string, { points: available, pointsPerYuan }: PointsBalance): PointsEntry {
  if (text === '') return { kind: 'refused', why: 'empty' };
  const points = readWhole(text);
  if (points === undefined) return { kind: 'refused', why: 'format' };
  if (points === 0 || points % pointsPerYuan !== 0) return { kind: 'refused', why: 'not_whole' };
  if (points > available) return { kind: 'refused', why: 'too_many' };
  return { kind: 'valid', points, amount: worthOf(points, pointsPerYuan) };
}

/** The most points that can be exchanged: a multiple of `pointsPerYuan`, or 0. */
export function allWholePoints({ points, pointsPerYuan }: PointsBalance): number {
  return points - (points % pointsPerYuan);
}

/** @param points a multiple of `pointsPerYuan` */
function worthOf(points: number, pointsPerYuan: number): Fen {
  return mustBeFen((points / pointsPerYuan) * FEN_PER_YUAN);
}
