import type { Price } from '../exact-arithmetic/price';
import { singlePayout, type ResultCode, type Settled } from './payout';

/**
 * Several selections of one match at one price: won where every leg is, lost where one is, whatever became of the others: no continuation could
 * change that. Else a void leg makes the whole void and gives the stake back, because no price was agreed for what is left.
 */
export function builderPayout(price: Price, stake: bigint, results: readonly ResultCode[]): Settled {
  return singlePayout(price, stake, builderResult(results));
}

/** The letter of a builder whose legs were settled so. */
export function builderResult(results: readonly ResultCode[]): ResultCode {
  if (results.includes('L')) return 'L';
  // A leg that is neither won nor lost: void, or one that no builder takes.
  return results.find((result) => result !== 'W') ?? 'W';
}
