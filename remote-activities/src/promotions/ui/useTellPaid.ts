import { useServices } from '@site/shared/contract';
import { formatYuan, type Fen } from '@site/shared/money';
import { useTranslation } from '../../i18n';

/** Says that the money is there: to the player, and to whoever shows the balance. */
export function useTellPaid(): (reward: Fen | undefined) => void {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const tellBalance = useTellBalance();
  return (reward) => {
    overlays.toast(reward === undefined ? t('promotion.paid') : t('promotion.paid_toast', { amount: formatYuan(reward) }), 'success');
    tellBalance();
  };
}

/** Has the balance read anew wherever it is shown. */
export function useTellBalance(): () => void {
  const { balance, bus } = useServices();
  return () => {
    void balance.refresh();
    bus.emit('balance/changed', { cause: 'bonus' });
  };
}
