import { useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useKeyedRequest, type KeyedRequest, type KeyedRequestView } from '@site/shared/keyed-request';
import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import type { TransferIntent, TransferResult, TransferSubject } from './transfer';
import { isVenueActivityRefusal, transferRequest } from './transferApi';

/** The transfers and recycles of one page, one at a time. */
export interface Transfers extends Pick<
  KeyedRequestView<TransferIntent, TransferSubject, TransferResult>,
  'request' | 'isBusy' | 'dismiss'
> {
  /** `said` is the toast of a success. */
  readonly send: (
    intent: TransferIntent,
    said?: string,
  ) => ReturnType<KeyedRequestView<TransferIntent, TransferSubject, TransferResult>['send']>;
  /** Brings back what one venue holds, or every venue. */
  readonly recycle: (enName?: string) => void;
}

/**
 * A success emits `balance/changed`, and a toast where it was requested on this page. A refusal by the venue's rules opens a dialog with
 * the platform's message. Implements R-ERRB-15, R-MSG-16.
 */
export function useTransfers(): Transfers {
  const { bus, overlays } = useServices();
  const { t } = useTranslation();
  const { request, isBusy, send, dismiss } = useKeyedRequest(transferRequest);

  useEffect(() => {
    if (request.status === 'succeeded') bus.emit('balance/changed', { cause: 'transfer' });
    if (request.status === 'refused' && isVenueActivityRefusal(request.refusal)) {
      void overlays.dialog({ message: request.refusal.message }).then(dismiss);
    }
  }, [request, bus, overlays, dismiss]);

  const sendAndToast = async (intent: TransferIntent, said = '') => {
    const end = await send(intent);
    if (end.status === 'succeeded') toastSuccess(end, said);
    return end;
  };

  return {
    request,
    isBusy,
    send: sendAndToast,
    recycle(enName) {
      void sendAndToast(enName === undefined ? { kind: 'recycle' } : { kind: 'recycle', enName });
    },
    dismiss,
  };

  function toastSuccess(
    { pending, result }: Extract<KeyedRequest<TransferSubject, TransferResult>, { status: 'succeeded' }>,
    said: string,
  ) {
    if (pending.subject.kind === 'transfer') overlays.toast(said, 'success');
    else if (result.amount > 0) overlays.toast(t('recycle.succeeded', { amount: formatYuan(result.amount) }), 'success');
    else if (result.kept.length === 0) overlays.toast(t('recycle.nothing'), 'info');
  }
}
