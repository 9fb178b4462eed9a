import { useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { useKeyedRequest } from '@site/shared/keyed-request';
import { useTranslation } from './texts';
import { isVenueWarning, TRANSFER_IN } from './transferApi';

interface TransferInOptions {
  readonly enName: string;
  /** Called when the money has arrived in this venue. */
  readonly onTransferred: () => void;
}

/**
 * Returns the transfer of this view and shows its outcome. Transfers that an earlier page left open are followed one
 * after the other; a transfer to another venue is only reported.
 */
export function useTransferIn({ enName, onTransferred }: TransferInOptions) {
  const { overlays, balance, bus } = useServices();
  const { t } = useTranslation();
  const { request, isBusy, send, resume, dismiss, release } = useKeyedRequest(TRANSFER_IN);
  const isWarned = request.status === 'refused' && isVenueWarning(request.refusal);

  const handleChange = useRef<() => void>(undefined);
  useEffect(() => {
    handleChange.current = () => {
      if (request.status === 'refused' && isWarned) void overlays.dialog({ message: request.refusal.message }).then(dismiss);
      if (request.status === 'succeeded') {
        const isHere = request.pending.subject.enName === enName;
        overlays.toast(isHere ? t('transfer_in.done') : t('transfer_in.earlier_done'), 'success');
        void balance.refresh();
        bus.emit('balance/changed', { cause: 'transfer' });
        // Releasing this outcome lets the next pending transfer follow.
        release();
        if (isHere) onTransferred();
      }
      if (request.status === 'closed' && request.pending.isResumed) void resume();
    };
  });
  useEffect(() => {
    handleChange.current?.();
  }, [request]);

  return { request, isBusy, isWarned, send };
}
