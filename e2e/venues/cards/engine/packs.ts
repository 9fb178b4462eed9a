import { createDraws } from '../../kit/fairness/createDraws';
import { SUITS, type Card } from '../../kit/react/cards/card';

export type { Card } from '../../kit/react/cards/card';

const PACK: readonly Card[] = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, place): Card => ({ rank: place + 1, suit })));

/** What a round is drawn from: the same three give the same cards. */
export interface RoundSeeds {
  readonly seed: string;
  readonly playerSeed: string;
  readonly roundId: string;
}

const PACKS = 6;
const SIX_PACKS: readonly Card[] = Array.from({ length: PACKS }, () => PACK).flat();

/** No round of 21 takes more: two hands of 21 and the dealer's are at most 45 cards, with every ace and two in them. */
const SHOE_CARDS = 60;

/** The first cards of six packs, shuffled for this round alone. */
export function dealShoe({ seed, playerSeed, roundId }: RoundSeeds): readonly Card[] {
  return createDraws(seed, playerSeed, roundId).shuffle(SIX_PACKS, SHOE_CARDS);
}

/** The first ten cards of one pack, shuffled for this round alone. */
export function dealTen({ seed, playerSeed, roundId }: RoundSeeds): readonly Card[] {
  return createDraws(seed, playerSeed, roundId).shuffle(PACK, 10);
}
