import type { Fen } from '../../kernel';
import { fen, ZERO_FEN } from '../../kernel';
import type { Prize } from './prize';

/** Valid turnover of the day for each draw. */
export const DRAW_TURNOVER = fen(50_000n);
export const MOST_DRAWS = 10;

/** Shares are of this many. */
export const DRAW_SHARES = 10_000;

export interface DrawPrize extends Prize {
  readonly share: number;
}

/** The published table; its shares make 10,000. A draw is worth ¥2.10 on average, 0.42 % of the turnover it takes. */
export const DRAW_PRIZES: readonly DrawPrize[] = [
  { id: 'p888', amount: fen(88_800n), share: 1 },
  { id: 'p88', amount: fen(8_800n), share: 49 },
  { id: 'p18', amount: fen(1_888n), share: 150 },
  { id: 'p8', amount: fen(888n), share: 500 },
  { id: 'p3', amount: fen(388n), share: 800 },
  { id: 'p1', amount: fen(188n), share: 1_500 },
  { id: 'p0', amount: fen(88n), share: 3_000 },
  { id: 'none', amount: ZERO_FEN, share: 4_000 },
];

/** Answers a whole number from 0 to below `limit`, each as likely as the others. */
export type RandomBelow = (limit: number) => number;

/** One prize by the shares of the table. */
export function drawPrize(random: RandomBelow): DrawPrize {
  let left = random(DRAW_SHARES);
  for (const prize of DRAW_PRIZES) {
    if (left < prize.share) return prize;
    left -= prize.share;
  }
  throw new RangeError(`the shares of the prizes make less than ${DRAW_SHARES}`);
}

/** How many draws a day's turnover has earned: one per whole ¥500.00, ten at most. */
export function drawsEarned(turnover: Fen): number {
  const earned = Number(turnover / DRAW_TURNOVER);
  return earned > MOST_DRAWS ? MOST_DRAWS : earned;
}

/** What is still to be bet for one more; null where the day has no more. ¥1,234.00 lack ¥266.00. */
export function missingToNextDraw(turnover: Fen): Fen | null {
  return drawsEarned(turnover) === MOST_DRAWS ? null : fen(DRAW_TURNOVER - (turnover % DRAW_TURNOVER));
}

export function mustFindPrize(id: string): DrawPrize {
  const prize = DRAW_PRIZES.find((each) => each.id === id);
  if (prize === undefined) throw new TypeError(`no table has the prize ${id}`);
  return prize;
}
