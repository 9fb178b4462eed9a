import { addFen, type Fen, ratio, RATIO_ONE, type Ratio, ceilToFen, floorToFen } from '@site/shared/money';
import { profitPerRisk } from './price';
import type { Price } from './price';

/**
 * Returns the amount reserved for a stake: the stake itself, or at a negative Malay or Indonesian price stake ×
 * |price|, rounded up to the fen.
 *
 * @example risk(M −0.80, 10_000 as Fen) // 8000 fen
 */
export function risk(price: Price, stake: Fen): Fen {
  return ceilToFen(stake, riskPerStake(price));
}

/**
 * Returns the profit of a full win in the ticket's own format, rounded down to the fen: stake × (E − 1), stake × a
 * positive price, or the stake itself at a negative Malay or Indonesian price. For an American price the stake always
 * equals the risk.
 *
 * @example toWin(E 1.95, 10_000 as Fen) // 9500 fen; at M −0.80 it is 10000 Implements R-SLIP-29 (decision 28).
 */
export function toWin(price: Price, stake: Fen): Fen {
  return floorToFen(stake, toWinPerStake(price));
}

/**
 * Returns the payout of a full win: risk + to-win.
 *
 * Assumption (R-ODDS-08): the odds-based calculation consists of these three functions, with the server's exact price
 * in its own format.
 */
export function potentialReturn(price: Price, stake: Fen): Fen {
  return addFen(risk(price, stake), toWin(price, stake));
}

/** Returns the exact risk per yuan of stake: |p| at a negative Malay or Indonesian price, otherwise 1. */
export function riskPerStake({ format, thousandths }: Price): Ratio {
  return format !== 'A' && thousandths < 0 ? ratio(-thousandths, 1000) : RATIO_ONE;
}

/** Returns the exact winnings of a full win per yuan of stake: 1 at a negative Malay or Indonesian price. */
export function toWinPerStake(price: Price): Ratio {
  return price.format !== 'A' && price.thousandths < 0 ? RATIO_ONE : profitPerRisk(price);
}
