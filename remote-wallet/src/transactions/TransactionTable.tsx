import { useCallback, useEffect } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { ButtonLink, Cell, Column, Empty, Pagination, Row, Skeleton, Table } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { Transaction, TransactionKind } from './transaction';
import { TransactionAmount } from './TransactionAmount';
import { TRANSACTION_LOOKS } from './transactionLooks';
import { fetchTransactions } from './transactionsApi';
import styles from './TransactionTable.module.css';

const PAGE_SIZE = 10;

interface TransactionTableProps {
  readonly kind: TransactionKind | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** One page of the transactions of one kind, or of all. They are read again after every `balance/changed`. */
export function TransactionTable({ kind, page, onPage }: TransactionTableProps) {
  const { http, bus } = useServices();
  const { t } = useTranslation();
  const load = useCallback(
    (signal: AbortSignal) => fetchTransactions(http, { page, size: PAGE_SIZE, kind }, { signal }),
    [http, page, kind],
  );
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);

  return (
    <LoadableView
      of={state}
      onRetry={reload}
      empty={<NoTransactions ofKind={kind !== undefined} />}
      skeleton={<Skeleton height="5.02rem" />}
    >
      {({ rows, total }) => (
        <>
          <Table caption={t('transactions.title')}>
            <Column>{t('transactions.time')}</Column>
            <Column>{t('transactions.number')}</Column>
            <Column>{t('transactions.kind_title')}</Column>
            <Column align="end">{t('transactions.amount')}</Column>
            <Column align="end">{t('transactions.balance_after')}</Column>
            {rows.map((transaction) => (
              <TransactionRow key={transaction.id} transaction={transaction} />
            ))}
          </Table>
          <Pagination page={page} total={total} pageSize={PAGE_SIZE} onChange={onPage} label={t('transactions.pages')} />
        </>
      )}
    </LoadableView>
  );
}

function TransactionRow({ transaction: { id, kind, amount, balanceAfter, at } }: { readonly transaction: Transaction }) {
  const { t } = useTranslation();
  return (
    <Row>
      <Cell header>
        <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
      </Cell>
      <Cell className={styles['number']}>{id}</Cell>
      <Cell>{t(TRANSACTION_LOOKS[kind].text)}</Cell>
      <Cell align="end">
        <TransactionAmount amount={amount} />
      </Cell>
      <Cell align="end">{formatYuanFixed(balanceAfter)}</Cell>
    </Row>
  );
}

function NoTransactions({ ofKind }: { readonly ofKind: boolean }) {
  const { t } = useTranslation();
  const wallet = useRouteLink('wallet', {});
  return (
    <Empty title={t('transactions.none')} actions={<ButtonLink {...wallet}>{t('transactions.to_wallet')}</ButtonLink>}>
      {t(ofKind ? 'transactions.none_of_kind' : 'transactions.none_hint')}
    </Empty>
  );
}
