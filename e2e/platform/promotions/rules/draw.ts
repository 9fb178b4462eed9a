import type { Fen } from '../../kernel';
import { fen, formatYuan } from '../../kernel';
import type { Condition } from './evaluation';
import type { Prize } from './prize';

/** Shares are of this many. */
export const DRAW_SHARES = 10_000;

export interface DrawPrize extends Prize {
  readonly share: number;
}

export interface DrawTerms {
  /** Valid turnover of the day for each draw. */
  readonly turnover: Fen;
  /** Draws in a day. */
  readonly most: number;
  /** The published table; its shares make 10,000. */
  readonly prizes: readonly DrawPrize[];
}

/** Answers a whole number from 0 to below `limit`, each as likely as the others. */
export type RandomBelow = (limit: number) => number;

/** One prize by the shares of the table. */
export function drawPrize(random: RandomBelow, { prizes }: Pick<DrawTerms, 'prizes'>): DrawPrize {
  let left = random(DRAW_SHARES);
  for (const prize of prizes) {
    if (left < prize.share) return prize;
    left -= prize.share;
  }
  throw new RangeError(`the shares of the prizes make less than ${DRAW_SHARES}`);
}

/** How many draws a day's turnover has earned: one per whole `turnover`, `most` at most. */
export function drawsEarned(turnover: Fen, terms: Pick<DrawTerms, 'turnover' | 'most'>): number {
  const earned = Number(turnover / terms.turnover);
  return earned > terms.most ? terms.most : earned;
}

/** What is still to be bet for one more; null where the day has no more. At ¥500.00 each ¥1,234.00 lack ¥266.00. */
export function missingToNextDraw(turnover: Fen, terms: Pick<DrawTerms, 'turnover' | 'most'>): Fen | null {
  return drawsEarned(turnover, terms) === terms.most ? null : fen(terms.turnover - (turnover % terms.turnover));
}

/** How far the next draw is: met while draws are left. @param missing as `missingToNextDraw` says */
export function nextDraw(missing: Fen, left: number, { turnover }: Pick<DrawTerms, 'turnover'>): Condition {
  return { name: 'next', done: formatYuan(fen(turnover - missing)), needed: formatYuan(turnover), isMet: left > 0, missing };
}
