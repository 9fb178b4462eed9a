import { useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { useKeyedRequest } from '@site/shared/keyed-request';
import { formatYuan, ZERO_FEN } from '@site/shared/money';
import { useTranslation } from './texts';
import { BRING_BACK, type BringBackRequest } from './bringBackApi';

/**
 * Returns a function that returns a venue's money, and shows the player the outcome. A request whose response an
 * earlier page never received is followed first.
 *
 * @param onSettled called when no response is pending any more, or when it is lost and will be requested by its key
 */
export function useBringBack(onSettled: () => void) {
  const { overlays, balance, bus } = useServices();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const { request, isBusy, send, release } = useKeyedRequest(BRING_BACK);

  const handleChange = useRef<(changed: BringBackRequest) => void>(undefined);
  useEffect(() => {
    handleChange.current = (changed) => {
      switch (changed.status) {
        case 'idle':
        case 'sending':
          return;
        case 'unknown':
          onSettled();
          return;
        case 'succeeded': {
          const { amount, kept } = changed.result;
          if (amount > ZERO_FEN) overlays.toast(t('bring_back.done', { amount: formatYuan(amount) }), 'success');
          if (kept > ZERO_FEN) overlays.toast(t('bring_back.kept', { amount: formatYuan(kept) }), 'info');
          if (amount === ZERO_FEN && kept === ZERO_FEN) overlays.toast(t('bring_back.nothing'), 'info');
          void balance.refresh();
          bus.emit('balance/changed', { cause: 'transfer' });
          break;
        }
        case 'refused':
          overlays.toast(changed.refusal.message || tShared('failure.refused'), 'danger');
          break;
        case 'closed':
          overlays.toast(t('bring_back.not_submitted'), 'info');
          break;
      }
      release();
      onSettled();
    };
  });
  useEffect(() => {
    handleChange.current?.(request);
  }, [request]);

  return { isBusy, isUnknown: request.status === 'unknown', bringBack: send };
}
