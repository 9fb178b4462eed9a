import { type Fen, addRatios, formatRatio, multiplyRatios, RATIO_ONE, type Ratio, winByRatio } from '@site/shared/money';
import { profitPerRisk } from './price';
import type { Price } from './price';

/** Returns the exact factor by which a winning leg multiplies the stake: 1 + h. */
export function legFactor(price: Price): Ratio {
  return addRatios(profitPerRisk(price), RATIO_ONE);
}

/** Returns the exact product of the legs' factors, without intermediate rounding; 1 without legs. */
export function parlayFactor(legs: readonly Price[]): Ratio {
  return legs.map(legFactor).reduce(multiplyRatios, RATIO_ONE);
}

/**
 * Returns the profit of a parlay whose legs all win: ⌊stake × Π(1 + h)⌋ − stake.
 *
 * @example parlayToWin(100_000 as Fen, [H 1.13, H 0.90, H 0.45]) // 486815 fen
 */
export function parlayToWin(stake: Fen, legs: readonly Price[]): Fen {
  return winByRatio(stake, parlayFactor(legs));
}

/**
 * Formats the combined price including the stake, truncated to 2 decimals, with thousands separators. It is for
 * display; payouts never use it.
 *
 * @example formatCombinedPrice([H 1.13, H 0.90, H 0.45]) // '5.86'
 */
export function formatCombinedPrice(legs: readonly Price[]): string {
  return formatRatio(parlayFactor(legs), 2).replace(/\B(?=(\d{3})+\.)/g, ',');
}
