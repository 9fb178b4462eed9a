import type { DepositOrder } from './createDepositService';

/** Blocks after which a payment in coins counts, on the sandbox's chain. */
export const CONFIRMATIONS_NEEDED = 20;

/**
 * How far the sandbox's chain has come with an order in coins: it is mined evenly from the order to the moment at which the demo cashier
 * credits it. Without such a moment there are no confirmations.
 */
export function confirmationsOf({ state, created_at: from, pays_at: to }: DepositOrder, nowMs: number): number {
  if (state === 'credited') return CONFIRMATIONS_NEEDED;
  if (to === null || to <= from) return 0;
  const share = (nowMs - from.getTime()) / (to.getTime() - from.getTime());
  return Math.min(CONFIRMATIONS_NEEDED - 1, Math.max(0, Math.floor(share * CONFIRMATIONS_NEEDED)));
}
