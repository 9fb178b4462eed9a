import { useCallback, useEffect } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { formatShortMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Card, Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ordersQuery } from '../orders/orderView';
import { AllLink } from '../ui/AllLink';
import styles from './RecentTransactions.module.css';
import { TransactionAmount } from './TransactionAmount';
import { TRANSACTION_LOOKS } from './transactionLooks';
import { SubjectLink } from './SubjectLink';
import type { Transaction } from './transaction';
import { fetchTransactions } from './transactionsApi';

const RECENT_COUNT = 3;

/** Returns the member's latest transactions and reloads them after every `balance/changed`. */
export function useRecentTransactions() {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchTransactions(http, { size: RECENT_COUNT }, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  return { state, reload };
}

interface RecentTransactionsProps {
  readonly source: ReturnType<typeof useRecentTransactions>;
}

/** Lists the member's latest transactions, with links to all transactions and to the orders. */
export function RecentTransactions({ source: { state, reload } }: RecentTransactionsProps) {
  const { t } = useTranslation();
  const allLink = useRouteLink('transRecord', {});
  const ordersLink = useRouteLink('transRecord', {}, { query: ordersQuery() });

  return (
    <Card
      title={t('transactions.recent')}
      aside={
        <span className={styles['ways']}>
          <AllLink {...ordersLink}>{t('orders.title')}</AllLink>
          <AllLink {...allLink}>{t('transactions.all')}</AllLink>
        </span>
      }
    >
      <LoadableView of={state} onRetry={reload} empty={t('transactions.none')}>
        {({ rows }) => (
          <ul>
            {rows.map((transaction) => (
              <li key={transaction.id} className={styles['transaction']}>
                <span className={styles['icon']}>
                  <Icon name={TRANSACTION_LOOKS[transaction.kind].icon} size="sm" />
                </span>
                <span>
                  <b className={styles['kind']}>
                    <Kind transaction={transaction} />
                  </b>
                  <time className={styles['time']} dateTime={new Date(transaction.at).toISOString()} translate="no">
                    {formatShortMoment(transaction.at)}
                  </time>
                </span>
                <TransactionAmount amount={transaction.amount} />
              </li>
            ))}
          </ul>
        )}
      </LoadableView>
    </Card>
  );
}

function Kind({ transaction: { kind, about } }: { readonly transaction: Transaction }) {
  const { t } = useTranslation();
  const text = t(TRANSACTION_LOOKS[kind].text);
  return about === undefined ? text : <SubjectLink subject={about}>{text}</SubjectLink>;
}
