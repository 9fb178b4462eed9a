import { useCallback, useEffect } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { ButtonLink, Countdown, Icon } from '@site/shared/ui';
import { WAITING_PAGES, type PaymentKind } from './paymentKind';
import { useTranslation } from './texts';
import styles from './OpenOrders.module.css';
import type { MoneyOrder } from './order';
import { fetchOrders } from './ordersApi';
import { ordersQuery } from './orderView';

/** Maximum number of orders that can wait at once. */
const MOST_WAITING = 5;

interface OpenOrdersSource {
  readonly orders: readonly MoneyOrder[];
  /** True until the first response; content below would move when the orders appear. */
  readonly isAwaited: boolean;
  readonly reload: () => void;
}

/**
 * Returns the deposits that wait for their money and reloads them after every `balance/changed`; empty when they cannot
 * be loaded.
 */
export function useOpenOrders(): OpenOrdersSource {
  const { http, bus } = useServices();
  const load = useCallback(
    (signal: AbortSignal) => fetchOrders(http, { size: MOST_WAITING, kind: 'deposit', group: 'open' }, { signal }),
    [http],
  );
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  return { orders: state.data?.orders ?? [], isAwaited: state.status === 'loading' && state.data === undefined, reload };
}

/** Lists each waiting deposit with a link to its waiting page. Renders nothing when none is waiting. */
export function OpenOrders({ source: { orders, reload } }: { readonly source: OpenOrdersSource }) {
  const { t } = useTranslation();
  const all = useRouteLink('transRecord', {}, { query: ordersQuery({ kind: 'deposit' }) });
  if (orders.length === 0) return null;
  return (
    <section className={styles['open']} aria-labelledby="open-orders">
      <header className={styles['head']}>
        <Icon name="clock" size="sm" />
        <h2 id="open-orders">{t('orders.waiting_title', { count: orders.length })}</h2>
        <a {...all}>{t('orders.all')}</a>
      </header>
      <ul>
        {orders.map(
          (order) =>
            order.waiting && <Item key={order.id} order={order} page={order.waiting.page} until={order.waiting.until} onEnd={reload} />,
        )}
      </ul>
    </section>
  );
}

interface ItemProps {
  readonly order: MoneyOrder;
  readonly page: PaymentKind;
  readonly until: number;
  readonly onEnd: () => void;
}

function Item({ order: { id, amount, method }, page, until, onEnd }: ItemProps) {
  const { clock } = useServices();
  const { t } = useTranslation();
  const link = useRouteLink(WAITING_PAGES[page], { orderId: id });
  return (
    <li className={styles['order']}>
      <span>
        <b translate="no">{formatYuan(amount)}</b> {method} <small translate="no">{id}</small>
      </span>
      <span className={styles['left']}>
        {t('waiting.remaining')} <Countdown until={until} label={t('waiting.remaining')} now={() => clock.now()} onEnd={onEnd} />
      </span>
      <ButtonLink size="sm" variant="primary" aria-label={t('orders.continue_of', { order: id })} {...link}>
        {t('orders.continue')}
      </ButtonLink>
    </li>
  );
}
