import type { Fen } from '../../../kit/money';
import { dealTen, type Card, type RoundSeeds } from '../packs';
import { arrange, beats, bullOf, MOST, multiplierOf, type Bull } from './rank';

interface BullHand {
  readonly cards: readonly Card[];
  readonly bull: Bull;
}

export interface BullRound {
  readonly player: BullHand;
  readonly house: BullHand;
  readonly isWon: boolean;
  /** Multiplier of the winner's rank. */
  readonly multiplier: bigint;
}

export interface BullPayment {
  /** Amount taken at the start: the most that can be lost. */
  readonly reserved: Fen;
  readonly commission: Fen;
  /** Part of the reserve that was not at risk: everything above the stake times the winner's multiplier. */
  readonly released: Fen;
  /** Returned part of the reserve plus winnings. */
  readonly payout: Fen;
}

export const COMMISSION_PERCENT = 5n;

/** Deals five cards to the player and five to the dealer from one deck, and ranks them. */
export function playBull(seeds: RoundSeeds): BullRound {
  const cards = dealTen(seeds);
  const [player, house] = [cards.slice(0, 5), cards.slice(5)].map((dealt) => ({ cards: arrange(dealt), bull: bullOf(dealt) }));
  if (player === undefined || house === undefined) throw new RangeError('the pack is empty');
  const isWon = beats(player.cards, house.cards);
  return { player, house, isWon, multiplier: multiplierOf(isWon ? player.bull : house.bull) };
}

export function reserveOf(stake: Fen): Fen {
  return stake * MOST;
}

/**
 * Calculates the payment of a round.
 *
 * @param stake whole yuan, so that the commission is whole fen
 */
export function payBull({ isWon, multiplier }: Pick<BullRound, 'isWon' | 'multiplier'>, stake: Fen): BullPayment {
  const amount = stake * multiplier;
  const reserved = reserveOf(stake);
  const commission = isWon ? (amount * COMMISSION_PERCENT) / 100n : 0n;
  return { reserved, commission, released: reserved - amount, payout: isWon ? reserved + amount - commission : reserved - amount };
}
