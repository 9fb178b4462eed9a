import { useCallback, useEffect } from 'react';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { Cell, Column, Dialog, Row, Table } from '@site/shared/ui';
import { fetchLockedMoney } from '../balance/balanceApi';
import type { LockedHold } from '../balance/lockedMoney';
import { useTranslation } from './texts';
import { ordersQuery } from '../orders/orderView';
import styles from './LockedDialog.module.css';

/** Lists the bets and orders that lock money, each with a link, when the wallet's URL contains `locked=1`. */
export function LockedDialog() {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const { name, query } = useReadable(navigation.location);
  if (name !== 'wallet' || query['locked'] !== '1') return null;
  const { locked: _, ...rest } = query;
  return (
    <Dialog
      open
      size="lg"
      title={t('locked.title')}
      closeLabel={t('locked.close')}
      onClose={() => {
        navigation.go('wallet', {}, { query: rest, replace: true });
      }}
    >
      <LockedList />
    </Dialog>
  );
}

/** Loads the list and reloads it after every `balance/changed`. */
function LockedList() {
  const { http, bus } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchLockedMoney(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  return (
    <LoadableView of={state} onRetry={reload} isEmpty={({ holds }) => holds.length === 0} empty={t('locked.none')}>
      {({ count, total, holds }) => (
        <>
          <p className={styles['sum']}>
            {[
              t('locked.sum', { count, amount: formatYuanFixed(total) }),
              count > holds.length ? t('locked.newest', { count: holds.length }) : '',
            ].join('')}
          </p>
          <Table caption={t('locked.title')} className={styles['list']}>
            <Column>{t('locked.at')}</Column>
            <Column>{t('locked.kind_title')}</Column>
            <Column>{t('locked.number')}</Column>
            <Column align="end">{t('locked.amount')}</Column>
            {holds.map((hold) => (
              <HoldRow key={`${hold.kind} ${hold.number}`} hold={hold} />
            ))}
          </Table>
        </>
      )}
    </LoadableView>
  );
}

function HoldRow({ hold: { kind, number, amount, at } }: { readonly hold: LockedHold }) {
  const { t } = useTranslation();
  const order = useRouteLink('transRecord', {}, { query: ordersQuery({ order: number }) });
  const bet = useRouteLink('betRecord', {}, { query: { ticket: number } });
  return (
    <Row>
      <Cell header>
        <time dateTime={new Date(at).toISOString()} translate="no">
          {formatMoment(at)}
        </time>
      </Cell>
      <Cell>{t(`locked.kind.${kind}`)}</Cell>
      <Cell className={styles['number']}>
        <a {...(kind === 'withdrawal' ? order : bet)}>{number}</a>
      </Cell>
      <Cell align="end">{formatYuanFixed(amount)}</Cell>
    </Row>
  );
}
