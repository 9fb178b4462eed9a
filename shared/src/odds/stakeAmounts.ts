import { addFen, type Fen, ratio, RATIO_ONE, type Ratio, ceilToFen, floorToFen } from '@site/shared/money';
import { profitPerRisk } from './price';
import type { Price } from './price';

/**
 * What is held for a stake: the stake itself, at a negative Malay or Indonesian price the stake × |price|, a begun fen counting whole.
 *
 * @example risk(M −0.80, 10_000 as Fen) // 8000 fen
 */
export function risk(price: Price, stake: Fen): Fen {
  return ceilToFen(stake, riskPerStake(price));
}

/**
 * The profit of a full win in the ticket's own format, cut to a fen: stake × (E − 1), stake × a positive price, or the stake itself
 * at a negative Malay or Indonesian price. An American stake is always what is risked.
 *
 * @example toWin(E 1.95, 10_000 as Fen) // 9500 fen; at M −0.80 it is 10000
 * Implements R-SLIP-29 (decision 28).
 */
export function toWin(price: Price, stake: Fen): Fen {
  return floorToFen(stake, toWinPerStake(price));
}

/**
 * What a full win pays out: risk + to-win.
 *
 * Assumption (R-ODDS-08): the odds-based calculation is these three, by the server's exact price in the format it is written in.
 */
export function potentialReturn(price: Price, stake: Fen): Fen {
  return addFen(risk(price, stake), toWin(price, stake));
}

/** What is held per yuan of stake, exactly: |p| at a negative Malay or Indonesian price, else 1. */
export function riskPerStake({ format, thousandths }: Price): Ratio {
  return format !== 'A' && thousandths < 0 ? ratio(-thousandths, 1000) : RATIO_ONE;
}

/** What a full win brings per yuan of stake, exactly: 1 at a negative Malay or Indonesian price. */
export function toWinPerStake(price: Price): Ratio {
  return price.format !== 'A' && price.thousandths < 0 ? RATIO_ONE : profitPerRisk(price);
}
