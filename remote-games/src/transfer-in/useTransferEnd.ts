import { useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { useTranslation } from '../i18n';
import type { TransferDesk } from './createTransferDesk';
import type { TransferState } from './transferState';

interface TransferEnd {
  readonly desk: TransferDesk;
  readonly transfer: TransferState;
  readonly enName: string;
  readonly onTransferred: () => void;
}

/**
 * What follows on a transfer that came through, and on one the platform warned about. One taken up from before that went to another venue is
 * only told.
 */
export function useTransferEnd(end: TransferEnd): void {
  const { overlays, balance, bus } = useServices();
  const { t } = useTranslation();
  const { transfer } = end;
  const handle = useRef<() => void>(undefined);
  useEffect(() => {
    handle.current = () => {
      if (transfer.status === 'warned') {
        void overlays.tips({ message: transfer.message }).then(end.desk.dismiss);
      }
      if (transfer.status !== 'done') return;
      const isHere = transfer.intent.enName === end.enName;
      overlays.toast(isHere ? t('transfer_in.done') : t('transfer_in.earlier_done'), 'success');
      void balance.refresh();
      bus.emit('balance/changed', { cause: 'transfer' });
      end.desk.dismiss();
      if (isHere) end.onTransferred();
    };
  });
  useEffect(() => {
    handle.current?.();
  }, [transfer]);
}
