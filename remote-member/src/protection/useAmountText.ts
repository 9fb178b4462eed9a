import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import type { Amount } from './protection';

/** Returns a formatter of amounts: `¥1,000.00`, or `90 分钟`. */
export function useAmountText(): (amount: Amount) => string {
  const { t } = useTranslation();
  return (amount) => (amount.unit === 'yuan' ? formatYuan(amount.fen) : t('protection.minutes', { count: amount.minutes }));
}
