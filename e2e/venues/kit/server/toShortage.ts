import { formatYuan } from '../money';
import type { Insufficient } from '../operator';
import type { Shortage } from '../protocol';

/** What a page gets where the operator did not take a stake. */
export function toShortage({ balance, reason }: Pick<Insufficient, 'balance' | 'reason'>): Shortage {
  return { balance: formatYuan(balance), ...(reason === undefined ? {} : { reason }) };
}
