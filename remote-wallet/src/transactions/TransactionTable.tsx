import { useCallback, useEffect } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { formatYuanFixed, subtractFen, type Fen } from '@site/shared/money';
import { ButtonLink, Cell, Column, Empty, Pagination, Row, Skeleton, Table } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { ordersQuery } from '../orders/orderView';
import type { Transaction } from './transaction';
import { TransactionAmount } from './TransactionAmount';
import { TRANSACTION_LOOKS } from './transactionLooks';
import type { TransactionFilter } from './transactionFilter';
import { fetchTransactions } from './transactionsApi';
import screen from './TransactionsScreen.module.css';
import styles from './TransactionTable.module.css';

const PAGE_SIZE = 10;

interface TransactionTableProps {
  readonly filter: TransactionFilter;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** One page of the transactions that fit, with what came and went in all of them. They are read again after every `balance/changed`. */
export function TransactionTable({ filter, page, onPage }: TransactionTableProps) {
  const { http, bus } = useServices();
  const { t } = useTranslation();
  const {
    kind,
    number,
    days: { from, to },
  } = filter;
  const load = useCallback(
    (signal: AbortSignal) => fetchTransactions(http, { page, size: PAGE_SIZE, kind, days: { from, to }, number }, { signal }),
    [http, page, kind, from, to, number],
  );
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);

  return (
    <LoadableView of={state} onRetry={reload} empty={<NoTransactions filter={filter} />} skeleton={<Skeleton height="5.02rem" />}>
      {({ rows, total, moneyIn, moneyOut }) => (
        <>
          {moneyIn !== undefined && moneyOut !== undefined && <Sums moneyIn={moneyIn} moneyOut={moneyOut} />}
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

function TransactionRow({ transaction: { id, kind, amount, balanceAfter, at, about } }: { readonly transaction: Transaction }) {
  const { t } = useTranslation();
  return (
    <Row>
      <Cell header>
        <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
      </Cell>
      <Cell className={styles['number']}>{about?.kind === 'order' ? <OrderLink number={about.number} /> : (about?.number ?? id)}</Cell>
      <Cell>{t(TRANSACTION_LOOKS[kind].text)}</Cell>
      <Cell align="end">
        <TransactionAmount amount={amount} />
      </Cell>
      <Cell align="end">{formatYuanFixed(balanceAfter)}</Cell>
    </Row>
  );
}

/** What came in, what went out, and the difference. */
function Sums({ moneyIn, moneyOut }: { readonly moneyIn: Fen; readonly moneyOut: Fen }) {
  const { t } = useTranslation();
  return (
    <dl className={screen['sums']}>
      <div>
        <dt>{t('transactions.money_in')}</dt>
        <dd>{formatYuanFixed(moneyIn)}</dd>
      </div>
      <div>
        <dt>{t('transactions.money_out')}</dt>
        <dd>{formatYuanFixed(moneyOut)}</dd>
      </div>
      <div>
        <dt>{t('transactions.net')}</dt>
        <dd>{formatYuanFixed(subtractFen(moneyIn, moneyOut))}</dd>
      </div>
    </dl>
  );
}

/** The order that a line is about. */
function OrderLink({ number }: { readonly number: string }) {
  const link = useRouteLink('transRecord', {}, { query: ordersQuery({ order: number }) });
  return <a {...link}>{number}</a>;
}

function NoTransactions({ filter: { kind, number, days } }: { readonly filter: TransactionFilter }) {
  const { t } = useTranslation();
  const isSearch = (number ?? days.from ?? days.to) !== undefined;
  const wallet = useRouteLink('wallet', {});
  return (
    <Empty title={t('transactions.none')} actions={<ButtonLink {...wallet}>{t('transactions.to_wallet')}</ButtonLink>}>
      {t(isSearch ? 'transactions.none_found' : kind ? 'transactions.none_of_kind' : 'transactions.none_hint')}
    </Empty>
  );
}
