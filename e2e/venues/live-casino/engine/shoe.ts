import { createDraws } from '../../kit/fairness/createDraws';
import { NEW_SHOE, valueOf, type Card } from './cards';
import { cardsIn, dealRound, type Outcome } from './deal';

/** Whole shoe; its content is determined by its seed. */
export interface Shoe {
  readonly cards: readonly Card[];
  /** Number of burned cards: the first card, which is shown, and as many more as its value. */
  readonly burned: number;
  readonly cutAfter: number;
  /** Rounds of the shoe; the last is the first one that starts behind the cut card. */
  readonly rounds: readonly Outcome[];
}

/** Range of the cut card: at least this many cards are behind it, and up to 26 more. */
const FEWEST_BEHIND_CUT = 52;
const CUT_PLACES = 27;

/**
 * Shuffles, burns, places the cut card and deals.
 *
 * @param shoe unique name of the shoe: `HT-A01-20261123-07`. It is the round of the draws: 416 for the order and one
 * for the cut card.
 */
export function openShoe(seed: string, shoe: string): Shoe {
  const draws = createDraws(seed, '', shoe);
  const cards = draws.shuffle(NEW_SHOE);
  const cutAfter = cards.length - FEWEST_BEHIND_CUT - draws.below(CUT_PLACES);
  const burned = 1 + cards.slice(0, 1).reduce((sum, first) => sum + valueOf(first), 0);
  const rounds: Outcome[] = [];
  let next = burned;
  let isLast = false;
  while (!isLast) {
    isLast = next >= cutAfter;
    const outcome = dealRound(cards.slice(next, next + 6));
    rounds.push(outcome);
    next += cardsIn(outcome);
  }
  return { cards, burned, cutAfter, rounds };
}
