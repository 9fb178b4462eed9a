import { createDraws } from '../../kit/fairness/createDraws';
import { NEW_SHOE, valueOf, type Card } from './cards';
import { cardsIn, dealRound, type Outcome } from './deal';

/** A whole shoe: all that will come out of it is known from its seed. */
export interface Shoe {
  /** In the order in which they come. */
  readonly cards: readonly Card[];
  /** The first card, turned, and as many more as its value: they are out of play. */
  readonly burned: number;
  /** How many cards lie before the cut card. */
  readonly cutAfter: number;
  /** The last is the first one that begins behind the cut card. */
  readonly rounds: readonly Outcome[];
}

/** The cut card has this many cards behind it, and up to 26 more. */
const FEWEST_BEHIND_CUT = 52;
const CUT_PLACES = 27;

/**
 * Shuffles, burns, places the cut card and deals.
 *
 * @param shoe what tells shoes apart: `HT-A01-20261123-07`; it is the round of the draws, which are 416 for the order and one for the cut card
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
