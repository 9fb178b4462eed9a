import { Tag, type TagTone } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { MoneyOrder, OrderState } from './order';

const TONES: Readonly<Record<OrderState, TagTone>> = {
  waiting: 'warning',
  pending: 'warning',
  credited: 'success',
  paid: 'success',
  rejected: 'danger',
  closed: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
};

export function OrderStateTag({ order: { state } }: { readonly order: MoneyOrder }) {
  const { t } = useTranslation();
  return <Tag tone={TONES[state]}>{t(`orders.state.${state}`)}</Tag>;
}
