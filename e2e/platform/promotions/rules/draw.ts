import type { Fen } from '../../kernel';
import { fen, formatYuan } from '../../kernel';
import type { Condition } from './evaluation';
import type { Prize } from './prize';

/** Sum of the shares of all prizes in a table. */
export const DRAW_SHARES = 10_000;

export interface DrawPrize extends Prize {
  readonly share: number;
}

export interface DrawTerms {
  /** Valid turnover of the day that earns one draw. */
  readonly turnover: Fen;
  readonly most: number;
  /** Published table; its shares add up to 10,000. */
  readonly prizes: readonly DrawPrize[];
}

/** Returns a uniformly distributed integer from 0 to below `limit`. */
export type RandomBelow = (limit: number) => number;

export function drawPrize(random: RandomBelow, { prizes }: Pick<DrawTerms, 'prizes'>): DrawPrize {
  let left = random(DRAW_SHARES);
  for (const prize of prizes) {
    if (left < prize.share) return prize;
    left -= prize.share;
  }
  throw new RangeError(`the shares of the prizes make less than ${DRAW_SHARES}`);
}

/** Returns how many draws a day's turnover has earned: one per whole `turnover`, `most` at most. */
export function drawsEarned(turnover: Fen, terms: Pick<DrawTerms, 'turnover' | 'most'>): number {
  const earned = Number(turnover / terms.turnover);
  return earned > terms.most ? terms.most : earned;
}

/**
 * Returns the turnover missing to one more draw; null when the day has no more. At ¥500.00 per draw, a turnover of
 * ¥1,234.00 lacks ¥266.00.
 */
export function missingToNextDraw(turnover: Fen, terms: Pick<DrawTerms, 'turnover' | 'most'>): Fen | null {
  return drawsEarned(turnover, terms) === terms.most ? null : fen(terms.turnover - (turnover % terms.turnover));
}

/**
 * Returns the progress to the next draw as a condition; it is met while draws are left.
 *
 * @param missing result of `missingToNextDraw`
 */
export function nextDraw(missing: Fen, left: number, { turnover }: Pick<DrawTerms, 'turnover'>): Condition {
  return { name: 'next', done: formatYuan(fen(turnover - missing)), needed: formatYuan(turnover), isMet: left > 0, missing };
}
