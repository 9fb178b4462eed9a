import { categorySchema, type Category } from '@site/shared/wire/categories';
import type { Fen } from '../kernel';
import { fen, ZERO_FEN } from '../kernel';
import { GRADES, mustFindGrade } from '../members/grades';

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

/** Valid turnover of one business day by category; without a category there is none of it. */
export type DayTurnover = ReadonlyMap<Category, Fen>;

/** One category of a day: what was staked, at which rate, and what it brings. */
export interface RebateLine {
  readonly category: Category;
  readonly turnover: Fen;
  /** Hundredths of a percent. */
  readonly rate: number;
  /** Rounded down to the fen. */
  readonly amount: Fen;
}

/**
 * The computation of a day, in the order of the categories.
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

/** Hundredths of a percent, as the ladder has it. */
function rateOf(grade: number, category: Category): number {
  return Math.round(Number(mustFindGrade(grade).rebates[category]) * 100);
}

/** What the site shows: the rate of a member's grade, for a guest the best there is. Percent with two decimals. */
export function shownRate(category: Category, grade: number | null): string {
  const step = grade === null ? GRADES.at(-1) : GRADES[grade];
  return (step ?? mustFindGrade(0)).rebates[category];
}
