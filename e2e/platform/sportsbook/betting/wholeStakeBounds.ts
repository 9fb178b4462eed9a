import type { Fen } from '../../kernel';
import { fen } from '../../kernel';
import type { BetMode } from '../database/tables';
import type { BuilderRefusal } from '../pricing/builder/builderRefusal';
import { placeOf, type CurrentOffer } from './currentOffer';
import { combinationBounds, LOWEST_STAKE, stakeBounds, type StakeBounds } from './limits';
import { wagerAt } from './wager';

/** Bet at the current prices of its legs. */
export interface PricedBet {
  readonly mode: BetMode;
  readonly folds: readonly number[] | null;
  /** European price of a builder; an empty string stands for no price. */
  readonly together: string | null;
  readonly refused?: BuilderRefusal;
}

/**
 * Returns the stake bounds of one bet. A builder has the bounds of a single at its price in the smallest market of its
 * legs, because legs that win together are at risk together.
 */
export function wholeStakeBounds(bet: PricedBet, offers: readonly CurrentOffer[], room: Fen): StakeBounds {
  const wager = wagerAt(
    bet,
    offers.map(({ price }) => price),
  );
  const [price] = wager.prices;
  if (wager.mode !== 'single' || price === undefined) return combinationBounds(wager, offers.map(placeOf), room);
  const highest = offers.map((offer) => stakeBounds(price, placeOf(offer), room).max);
  return { min: LOWEST_STAKE, max: highest.reduce((lowest, each) => (each < lowest ? each : lowest), highest[0] ?? fen(0n)) };
}
