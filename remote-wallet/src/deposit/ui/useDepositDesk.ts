import { fetchOrder, pay } from '../../api/depositApi';
import { useOrderDesk, type OrderCalls } from '../../outcome/ui/useOrderDesk';
import type { DepositIntent, DepositOrder } from '../types';

const CALLS: OrderCalls<DepositIntent, DepositOrder> = {
  pendingKey: 'pending-deposit',
  send: pay,
  findByKey: (http, key, ending) => fetchOrder(http, { key }, ending),
};

/** The deposit desk of this view. */
export function useDepositDesk() {
  return useOrderDesk(CALLS);
}
