import { useServices } from '@site/shared/contract';
import { formatYuan, type Fen } from '@site/shared/money';
import { useTranslation } from '../../i18n';

/** Says that the money is there: to the player, and to whoever shows the balance. */
export function useTellPaid(): (amount: Fen) => void {
  const { overlays, balance, bus } = useServices();
  const { t } = useTranslation();
  return (amount) => {
    overlays.toast(t('money_request.paid', { amount: formatYuan(amount) }), 'success');
    void balance.refresh();
    bus.emit('balance/changed', { cause: 'bonus' });
  };
}
