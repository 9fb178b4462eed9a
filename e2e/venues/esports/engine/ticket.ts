import type { Fen } from '../../kit/money';
import { HIGHEST_STAKE, HIGHEST_WIN } from './limits';
import type { LegResult } from './match';

/** Leg that is decided; `price` in hundredths. */
export interface DecidedLeg {
  readonly price: number;
  readonly result: LegResult;
}

/** Returns `stake × product of the legs' factors`, cut to a fen once, at the end. */
export function payoutOf(stake: Fen, legs: readonly DecidedLeg[]): Fen {
  return (legs.map(factorOf).reduce((product, factor) => product * factor, 1n) * stake) / 200n ** BigInt(legs.length);
}

/** Returns the payout when every leg wins. */
export function potentialOf(stake: Fen, prices: readonly number[]): Fen {
  return payoutOf(
    stake,
    prices.map((price) => ({ price, result: 'W' })),
  );
}

/** Returns the highest stake allowed at these prices, in whole yuan. */
export function highestStakeFor(prices: readonly number[]): Fen {
  const paid = prices.reduce((product, price) => product * BigInt(price), 1n);
  const one = 100n ** BigInt(prices.length);
  const stake = ((HIGHEST_WIN * one) / (paid - one) / 100n) * 100n;
  return stake < HIGHEST_STAKE ? stake : HIGHEST_STAKE;
}

/** Returns the factor of a leg in two-hundredths: W d, LW (1 + d)/2, P 1, LL ½, L 0. */
function factorOf({ price, result }: DecidedLeg): bigint {
  switch (result) {
    case 'W':
      return BigInt(price) * 2n;
    case 'LW':
      return 100n + BigInt(price);
    case 'P':
      return 200n;
    case 'LL':
      return 100n;
    case 'L':
      return 0n;
  }
}
