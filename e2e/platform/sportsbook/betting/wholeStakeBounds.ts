import type { Fen } from '../../kernel';
import { fen } from '../../kernel';
import type { BetMode } from '../database/tables';
import type { BuilderRefusal } from '../pricing/builder/builderRefusal';
import { placeOf, type CurrentOffer } from './currentOffer';
import { combinationBounds, LOWEST_STAKE, stakeBounds, type StakeBounds } from './limits';
import { wagerAt } from './wager';

/** What is bet at the prices that its legs have now. */
export interface PricedBet {
  readonly mode: BetMode;
  readonly folds: readonly number[] | null;
  /** The European price of a builder; empty where it has none. */
  readonly together: string | null;
  /** Why a builder has no price. */
  readonly refused?: BuilderRefusal;
}

/**
 * The bounds of the stake of one bet. Those of a builder are those of a single at its price, in the smallest market of its legs: what wins
 * together is at risk together.
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
