import { useCallback, useEffect, useState } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { Button, ButtonLink, Cell, Column, Empty, Row, Skeleton, Table } from '@site/shared/ui';
import { useTranslation } from './texts';
import { CursorPages } from '../ui/CursorPages';
import type { MoneyOrder, OrderFilter } from './order';
import styles from './OrderList.module.css';
import { fetchOrders } from './ordersApi';
import { OrderStateTag } from './OrderStateTag';

const PAGE_SIZE = 10;

interface OrderListProps {
  readonly filter: OrderFilter;
  readonly onOpen: (orderId: string) => void;
}

/**
 * Shows one page of orders and reloads it after every `balance/changed`. Paging uses cursors, so a new order does not
 * shift the pages, and only the rows of one page are held.
 */
export function OrderList({ filter, onOpen }: OrderListProps) {
  const { http, bus } = useServices();
  const { t } = useTranslation();
  const { kind, group, from, to } = filter;
  /** Cursors of this page and the previous ones, except the first page. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const load = useCallback(
    (signal: AbortSignal) => fetchOrders(http, { size: PAGE_SIZE, cursor, kind, group, from, to }, { signal }),
    [http, cursor, kind, group, from, to],
  );
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  const isFiltered = (kind ?? group ?? from ?? to) !== undefined;

  return (
    <LoadableView
      of={state}
      onRetry={reload}
      isEmpty={({ orders }) => orders.length === 0}
      empty={<NoOrders isFiltered={isFiltered} />}
      skeleton={<Skeleton height="5.02rem" />}
    >
      {({ orders, next }) => (
        <>
          <Table caption={t('orders.title')}>
            <Column>{t('orders.time')}</Column>
            <Column>{t('orders.number')}</Column>
            <Column>{t('orders.kind_title')}</Column>
            <Column>{t('orders.method')}</Column>
            <Column align="end">{t('orders.amount')}</Column>
            <Column>{t('orders.state_title')}</Column>
            <Column align="end">{t('orders.detail')}</Column>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} onOpen={onOpen} />
            ))}
          </Table>
          {(cursors.length > 0 || next !== undefined) && (
            <CursorPages
              label={t('orders.pages')}
              place={t('orders.page', { page: cursors.length + 1 })}
              onNewer={
                cursors.length === 0
                  ? undefined
                  : () => {
                      setCursors(cursors.slice(0, -1));
                    }
              }
              onOlder={
                next === undefined
                  ? undefined
                  : () => {
                      setCursors([...cursors, next]);
                    }
              }
            />
          )}
        </>
      )}
    </LoadableView>
  );
}

function OrderRow({ order, onOpen }: { readonly order: MoneyOrder; readonly onOpen: (orderId: string) => void }) {
  const { t } = useTranslation();
  const { id, kind, amount, createdAt, method } = order;
  return (
    <Row>
      <Cell header>
        <time dateTime={new Date(createdAt).toISOString()} translate="no">
          {formatMoment(createdAt)}
        </time>
      </Cell>
      <Cell className={styles['number']}>{id}</Cell>
      <Cell>{t(`orders.kind.${kind}`)}</Cell>
      <Cell>{method}</Cell>
      <Cell align="end">{formatYuanFixed(amount)}</Cell>
      <Cell>
        <OrderStateTag order={order} />
      </Cell>
      <Cell align="end">
        <Button
          size="sm"
          variant="soft"
          aria-label={t('orders.open_of', { order: id })}
          onClick={() => {
            onOpen(id);
          }}
        >
          {t('orders.open')}
        </Button>
      </Cell>
    </Row>
  );
}

function NoOrders({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation();
  const deposit = useRouteLink('saveMoney', {});
  return (
    <Empty title={t('orders.none')} actions={isFiltered ? undefined : <ButtonLink {...deposit}>{t('orders.to_deposit')}</ButtonLink>}>
      {t(isFiltered ? 'orders.none_filtered' : 'orders.none_hint')}
    </Empty>
  );
}
