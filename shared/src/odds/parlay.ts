import { type Fen, addRatios, formatRatio, multiplyRatios, RATIO_ONE, type Ratio, winByRatio } from '@site/shared/money';
import { profitPerRisk } from './price';
import type { Price } from './price';

/** What a leg multiplies the stake by when it wins: 1 + h, exactly. */
export function legFactor(price: Price): Ratio {
  return addRatios(profitPerRisk(price), RATIO_ONE);
}

/** The product of the legs' factors, exactly. It is never rounded on the way; of no leg it is 1. */
export function parlayFactor(legs: readonly Price[]): Ratio {
  return legs.map(legFactor).reduce(multiplyRatios, RATIO_ONE);
}

/**
 * The profit of a parlay whose legs all win: ⌊stake × Π(1 + h)⌋ − stake.
 *
 * @example parlayToWin(100_000 as Fen, [H 1.13, H 0.90, H 0.45]) // 486815 fen
 */
export function parlayToWin(stake: Fen, legs: readonly Price[]): Fen {
  return winByRatio(stake, parlayFactor(legs));
}

/**
 * The combined price, stake included, cut to 2 decimals, its thousands apart. For display: nothing is ever paid from it.
 *
 * @example formatCombinedPrice([H 1.13, H 0.90, H 0.45]) // '5.86'
 */
export function formatCombinedPrice(legs: readonly Price[]): string {
  return formatRatio(parlayFactor(legs), 2).replace(/\B(?=(\d{3})+\.)/g, ',');
}
