import { formatYuan } from '../money';
import type { Insufficient } from '../operator';
import type { Shortage } from '../protocol';

/** Builds the page's answer when the operator did not take a stake. */
export function toShortage({ balance, reason }: Pick<Insufficient, 'balance' | 'reason'>): Shortage {
  return { balance: formatYuan(balance), ...(reason === undefined ? {} : { reason }) };
}
