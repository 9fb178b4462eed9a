import { useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import type { KeyedRequest } from '@site/shared/keyed-request';
import { formatYuan, type Fen } from '@site/shared/money';
import { useTranslation } from './texts';

/** Shows a toast, reloads the balance and emits `balance/changed`, once for each request that succeeded. */
export function useNotifyPaid(request: KeyedRequest<unknown, { readonly amount: Fen }>): void {
  const { overlays, balance, bus } = useServices();
  const { t } = useTranslation();
  const notifiedKey = useRef<string>(undefined);
  useEffect(() => {
    if (request.status !== 'succeeded' || notifiedKey.current === request.pending.key) return;
    notifiedKey.current = request.pending.key;
    overlays.toast(t('keyed_request.succeeded', { amount: formatYuan(request.result.amount) }), 'success');
    void balance.refresh();
    bus.emit('balance/changed', { cause: 'bonus' });
  }, [request, overlays, balance, bus, t]);
}
