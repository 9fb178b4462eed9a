import type { Price } from '../exact-arithmetic/price';
import { singlePayout, type ResultCode, type Settled } from './payout';

/**
 * Computes the payout of a builder, which has one price for several selections of one match. It wins when every leg
 * wins and loses when one leg loses, because no result of the others could change that. Otherwise a void leg voids the
 * whole bet and returns the stake, because no price was agreed for the remaining legs.
 */
export function builderPayout(price: Price, stake: bigint, results: readonly ResultCode[]): Settled {
  return singlePayout(price, stake, builderResult(results));
}

/** Returns the result code of a builder from the results of its legs. */
export function builderResult(results: readonly ResultCode[]): ResultCode {
  if (results.includes('L')) return 'L';
  // Find a leg that is neither won nor lost: void, or one that no builder accepts.
  return results.find((result) => result !== 'W') ?? 'W';
}
