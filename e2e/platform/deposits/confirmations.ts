import type { DepositOrder } from './orderRows';

/**
 * Returns the confirmations of a coin order on the sandbox's chain. Blocks are spread evenly from the order to the time
 * at which the demo cashier credits it. Without such a time there are no confirmations.
 *
 * @param needed number of blocks after which a payment counts
 */
export function confirmationsOf({ state, created_at: from, pays_at: to }: DepositOrder, needed: number, nowMs: number): number {
  if (state === 'credited') return needed;
  if (to === null || to <= from) return 0;
  const share = (nowMs - from.getTime()) / (to.getTime() - from.getTime());
  return Math.min(needed - 1, Math.max(0, Math.floor(share * needed)));
}
