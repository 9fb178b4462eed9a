import { categorySchema, type Category } from '@site/shared/wire/categories';
import type { Fen } from '../kernel';
import { fen, ZERO_FEN } from '../kernel';
import { GRADES, mustFindGrade } from '../members/grades';

/** Number of hundredths of a percent in 100 %. */
const WHOLE = 10_000n;

/** Valid turnover of one business day by category; a missing category means none. */
export type DayTurnover = ReadonlyMap<Category, Fen>;

export interface RebateLine {
  readonly category: Category;
  readonly turnover: Fen;
  /** Hundredths of a percent. */
  readonly rate: number;
  /** Rounded down to the fen. */
  readonly amount: Fen;
}

/**
 * Computes the rebate of a day, in the order of the categories.
 *
 * @example VIP 3, 1,234.56 yuan of sports at 0.70 %: 8.64 yuan
 */
export function rebateLines(turnover: DayTurnover, grade: number): readonly RebateLine[] {
  return categorySchema.options.flatMap((category) => {
    const staked = turnover.get(category) ?? ZERO_FEN;
    if (staked <= ZERO_FEN) return [];
    const rate = rateOf(grade, category);
    return [{ category, turnover: staked, rate, amount: fen((staked * BigInt(rate)) / WHOLE) }];
  });
}

export function sumOf(lines: readonly RebateLine[]): Fen {
  return fen(lines.reduce((sum, { amount }) => sum + amount, 0n));
}

function rateOf(grade: number, category: Category): number {
  return Math.round(Number(mustFindGrade(grade).rebates[category]) * 100);
}

/** Returns the rate to show, in percent with two decimals: that of the member's grade, or the best one for a guest. */
export function shownRate(category: Category, grade: number | null): string {
  const step = grade === null ? GRADES.at(-1) : GRADES[grade];
  return (step ?? mustFindGrade(0)).rebates[category];
}
