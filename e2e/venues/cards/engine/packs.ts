import { createDraws } from '../../kit/fairness/createDraws';
import { SUITS, type Card } from '../../kit/react/cards/card';

export type { Card } from '../../kit/react/cards/card';

const PACK: readonly Card[] = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, place): Card => ({ rank: place + 1, suit })));

/** Inputs of a round's draws; the same three values give the same cards. */
export interface RoundSeeds {
  readonly seed: string;
  readonly playerSeed: string;
  readonly roundId: string;
}

const PACKS = 6;
const SIX_PACKS: readonly Card[] = Array.from({ length: PACKS }, () => PACK).flat();

/**
 * Upper bound of cards in a round of 21: two hands of 21 and the dealer's are at most 45 cards, with every ace and two
 * among them.
 */
const SHOE_CARDS = 60;

/** Deals the first cards of six decks, shuffled for this round only. */
export function dealShoe({ seed, playerSeed, roundId }: RoundSeeds): readonly Card[] {
  return createDraws(seed, playerSeed, roundId).shuffle(SIX_PACKS, SHOE_CARDS);
}

/** Deals the first ten cards of one deck, shuffled for this round only. */
export function dealTen({ seed, playerSeed, roundId }: RoundSeeds): readonly Card[] {
  return createDraws(seed, playerSeed, roundId).shuffle(PACK, 10);
}
