import { useServices } from '@site/shared/contract';
import { formatYuan, type Fen } from '@site/shared/money';
import { useTranslation } from './texts';

/**
 * Returns a function that shows the player a toast about a paid gift, and notifies the site that the balance has
 * changed.
 */
export function usePaidNotice(): (reward: Fen | undefined) => void {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const refreshBalance = useBalanceRefresh();
  return (reward) => {
    overlays.toast(reward === undefined ? t('promotion.paid') : t('promotion.paid_toast', { amount: formatYuan(reward) }), 'success');
    refreshBalance();
  };
}

/** Returns a function that reads the balance again and notifies every view that depends on it. */
export function useBalanceRefresh(): () => void {
  const { balance, bus } = useServices();
  return () => {
    void balance.refresh();
    bus.emit('balance/changed', { cause: 'bonus' });
  };
}
