import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import type { OrderPromotion } from './promotion';

/** Returns a function that describes the state of an order's promotion. */
export function usePromotionText(): (promotion: OrderPromotion) => string {
  const { t } = useTranslation();
  return ({ title, state, reward }) =>
    t(`orders.promotion.${state}`, { title, ...(reward !== undefined && { reward: formatYuan(reward) }) });
}
