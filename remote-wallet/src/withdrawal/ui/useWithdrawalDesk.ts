import { useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { fetchWithdrawalByKey, requestWithdrawal } from '../../api/withdrawalApi';
import { useOrderDesk, type OrderCalls } from '../../outcome/ui/useOrderDesk';
import type { Withdrawal, WithdrawalIntent } from '../types';

const CALLS: OrderCalls<WithdrawalIntent, Withdrawal> = {
  pendingKey: 'pending-withdrawal',
  send: requestWithdrawal,
  findByKey: fetchWithdrawalByKey,
};

/** The withdrawal desk of this view. A withdrawal that was taken in has moved money: whoever shows some is told. */
export function useWithdrawalDesk() {
  const { bus } = useServices();
  const { desk, request } = useOrderDesk(CALLS);
  const isOrdered = request.status === 'ordered';
  useEffect(() => {
    if (isOrdered) bus.emit('balance/changed', { cause: 'withdrawal' });
  }, [isOrdered, bus]);
  return { desk, request };
}
