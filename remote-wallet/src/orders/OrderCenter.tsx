import { useAddressQuery } from '@site/shared/address-query';
import { useServices } from '@site/shared/contract';
import { formatDay } from '@site/shared/i18n';
import { Chip, cx, DateField, FilterFold, Strip } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ORDER_GROUPS, ORDER_KINDS } from './order';
import styles from './OrderCenter.module.css';
import { OrderDetail } from './OrderDetail';
import { OrderList } from './OrderList';
import { orderView, type OrderView } from './orderView';

/**
 * Shows all deposits and withdrawals of the member with filters by kind, outcome and day, or one order with its
 * history. The filters are stored in the URL.
 */
export function OrderCenter() {
  const { t } = useTranslation();
  const today = formatDay(useServices().clock.now());
  const [view, setView] = useAddressQuery('transRecord', orderView);
  const change = (changed: Partial<OrderView>) => {
    setView({ ...view, ...changed });
  };
  if (view.order !== undefined) {
    return (
      <OrderDetail
        orderId={view.order}
        onBack={() => {
          change({ order: undefined });
        }}
      />
    );
  }
  const { kind, group, from, to } = view;
  return (
    <>
      <div className={styles['filters']}>
        <Strip role="group" aria-label={t('orders.by_kind')} className={styles['chips']}>
          {[undefined, ...ORDER_KINDS].map((option) => (
            <Chip
              key={option ?? 'all'}
              look="solid"
              pressed={option === kind}
              onClick={() => {
                change({ kind: option });
              }}
            >
              {t(`orders.kind.${option ?? 'all'}`)}
            </Chip>
          ))}
        </Strip>
        <Strip role="group" aria-label={t('orders.by_state')} className={cx(styles['chips'], styles['states'])}>
          {[undefined, ...ORDER_GROUPS].map((option) => (
            <Chip
              key={option ?? 'all'}
              pressed={option === group}
              onClick={() => {
                change({ group: option });
              }}
            >
              {t(`orders.group.${option ?? 'all'}`)}
            </Chip>
          ))}
        </Strip>
        <FilterFold count={(from ?? to) === undefined ? 0 : 1}>
          <DateField
            className={styles['day']}
            label={t('orders.from')}
            value={from ?? ''}
            max={to ?? today}
            onChange={(day) => {
              change({ from: day === '' ? undefined : day });
            }}
          />
          <DateField
            className={styles['day']}
            label={t('orders.to')}
            value={to ?? ''}
            min={from}
            max={today}
            onChange={(day) => {
              change({ to: day === '' ? undefined : day });
            }}
          />
        </FilterFold>
      </div>
      {/* The key resets the list to its first page when the filters change. */}
      <OrderList
        key={[kind, group, from, to].join()}
        filter={{ kind, group, from, to }}
        onOpen={(order) => {
          change({ order });
        }}
      />
    </>
  );
}
