import { useServices } from '@site/shared/contract';
import { formatYuan, type Fen } from '@site/shared/money';
import { useTranslation } from './texts';

/** Notifies the player that a gift was paid, and the site that the balance has changed. */
export function usePaidNotice(): (reward: Fen | undefined) => void {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const refreshBalance = useBalanceRefresh();
  return (reward) => {
    overlays.toast(reward === undefined ? t('promotion.paid') : t('promotion.paid_toast', { amount: formatYuan(reward) }), 'success');
    refreshBalance();
  };
}

/** Reads the balance again and notifies every view that depends on it. */
export function useBalanceRefresh(): () => void {
  const { balance, bus } = useServices();
  return () => {
    void balance.refresh();
    bus.emit('balance/changed', { cause: 'bonus' });
  };
}
