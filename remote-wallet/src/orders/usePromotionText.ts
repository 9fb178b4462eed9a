import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import type { OrderPromotion } from './promotion';

/** What becomes of the promotion of an order, in words. */
export function usePromotionText(): (promotion: OrderPromotion) => string {
  const { t } = useTranslation();
  return ({ title, state, reward }) =>
    t(`orders.promotion.${state}`, { title, ...(reward !== undefined && { reward: formatYuan(reward) }) });
}
