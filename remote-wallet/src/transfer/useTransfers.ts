import { useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useKeyedRequest, type KeyedRequest, type KeyedRequestView } from '@site/shared/keyed-request';
import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import type { TransferIntent, TransferResult, TransferSubject } from './transfer';
import { isVenueActivityRefusal, transferRequest } from './transferApi';

/** Transfers and recycles of one page; only one runs at a time. */
export interface Transfers extends Pick<
  KeyedRequestView<TransferIntent, TransferSubject, TransferResult>,
  'request' | 'isBusy' | 'dismiss'
> {
  /** Sends a request; `said` is the text of the success toast. */
  readonly send: (
    intent: TransferIntent,
    said?: string,
  ) => ReturnType<KeyedRequestView<TransferIntent, TransferSubject, TransferResult>['send']>;
  /** Returns the balance of one venue, or of all venues, to the central wallet. */
  readonly recycle: (enName?: string) => void;
}

/**
 * Returns the transfers of this page. A success emits `balance/changed` and shows a toast when it was requested on this
 * page. A refusal by the venue's rules opens a dialog with the platform's message. Implements R-ERRB-15, R-MSG-16.
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
