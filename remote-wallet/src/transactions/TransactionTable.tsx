import { Fragment, useCallback, useEffect } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { formatCount, formatDay, formatMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { ButtonLink, Cell, Column, Empty, Row, Skeleton, Table } from '@site/shared/ui';
import { useTranslation } from './texts';
import { CursorPages } from '../ui/CursorPages';
import { MoneySums } from './MoneySums';
import { SubjectLink } from './SubjectLink';
import type { Transaction, TransactionDay } from './transaction';
import { TransactionAmount } from './TransactionAmount';
import { TRANSACTION_LOOKS } from './transactionLooks';
import { transactionView, type TransactionFilter, type TransactionPlace } from './transactionFilter';
import { fetchTransactions } from './transactionsApi';
import styles from './TransactionTable.module.css';
import { TransactionTools } from './TransactionTools';

const PAGE_SIZE = 10;

interface TransactionTableProps {
  readonly filter: TransactionFilter;
  readonly place: TransactionPlace;
  readonly onPlace: (place: TransactionPlace) => void;
}

/**
 * Shows one page of the matching transactions by day, with sums of money in and out for each day and in total. Reloads
 * after every `balance/changed`. Paging uses cursors, so new transactions do not shift the pages, and only the ten rows
 * of one page are held.
 */
export function TransactionTable({ filter, place: { before, after }, onPlace }: TransactionTableProps) {
  const { http, bus } = useServices();
  const { t } = useTranslation();
  const {
    kind,
    number,
    days: { from, to },
  } = filter;
  const load = useCallback(
    (signal: AbortSignal) =>
      fetchTransactions(http, { place: { before, after }, size: PAGE_SIZE, kind, days: { from, to }, number }, { signal }),
    [http, before, after, kind, from, to, number],
  );
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);

  return (
    <LoadableView of={state} onRetry={reload} empty={<NoTransactions filter={filter} />} skeleton={<Skeleton height="5.02rem" />}>
      {({ rows, total, moneyIn, moneyOut, days, next, previous }) => (
        <>
          <div className={styles['head']}>
            {moneyIn !== undefined && moneyOut !== undefined && (
              <div>
                <MoneySums moneyIn={moneyIn} moneyOut={moneyOut} />
                <p className={styles['hint']}>{t('transactions.sums_hint')}</p>
              </div>
            )}
            <TransactionTools filter={filter} />
          </div>
          <Table caption={t('balance.records')}>
            <Column>{t('transactions.time')}</Column>
            <Column>{t('transactions.number')}</Column>
            <Column>{t('transactions.kind_title')}</Column>
            <Column>{t('transactions.method')}</Column>
            <Column align="end">{t('transactions.amount')}</Column>
            <Column align="end">{t('transactions.balance_after')}</Column>
            {rows.map((transaction, index) => (
              <Fragment key={transaction.id}>
                {formatDay(transaction.at) !== dayBefore(rows, index) && <DayRow at={transaction.at} days={days} filter={filter} />}
                <TransactionRow transaction={transaction} />
              </Fragment>
            ))}
          </Table>
          <CursorPages
            label={t('transactions.pages')}
            place={t('transactions.total', { total: formatCount(total) })}
            onNewer={
              previous === undefined
                ? undefined
                : () => {
                    onPlace({ after: previous });
                  }
            }
            onOlder={
              next === undefined
                ? undefined
                : () => {
                    onPlace({ before: next });
                  }
            }
          />
        </>
      )}
    </LoadableView>
  );
}

function dayBefore(rows: readonly Transaction[], index: number): string | undefined {
  const row = rows[index - 1];
  return row && formatDay(row.at);
}

const COLUMNS = 6;

interface DayRowProps {
  readonly at: number;
  readonly days: readonly TransactionDay[];
  readonly filter: TransactionFilter;
}

/** Shows the sums of a day with a link to all its transactions, including those on other pages. */
function DayRow({ at, days, filter }: DayRowProps) {
  const { t } = useTranslation();
  const day = formatDay(at);
  const whole = useRouteLink('transRecord', {}, { query: transactionView.format({ ...filter, days: { from: day, to: day }, place: {} }) });
  const sums = days.find((each) => each.day === day);
  return (
    <Row className={styles['day']}>
      <Cell header colSpan={COLUMNS}>
        <a {...whole} aria-label={t('transactions.whole_day', { day })}>
          <time dateTime={day} translate="no">
            {day}
          </time>
        </a>
        {sums && <MoneySums {...sums} isSmall />}
      </Cell>
    </Row>
  );
}

function TransactionRow({ transaction }: { readonly transaction: Transaction }) {
  const { t } = useTranslation();
  const { id, kind, amount, balanceAfter, at, about, method } = transaction;
  const hasNumber = about !== undefined && 'number' in about;
  const linked = (text: string) => (about === undefined ? text : <SubjectLink subject={about}>{text}</SubjectLink>);
  const kindText = t(TRANSACTION_LOOKS[kind].text);
  return (
    <Row>
      <Cell header>
        <time dateTime={new Date(at).toISOString()} translate="no">
          {formatMoment(at)}
        </time>
      </Cell>
      <Cell className={styles['number']}>{hasNumber ? linked(about.number) : id}</Cell>
      <Cell className={styles['kind']}>{hasNumber || method !== undefined ? kindText : linked(kindText)}</Cell>
      <Cell className={styles['method']}>{method !== undefined && (hasNumber ? method : linked(method))}</Cell>
      <Cell align="end">
        <TransactionAmount amount={amount} />
      </Cell>
      <Cell align="end">{formatYuanFixed(balanceAfter)}</Cell>
    </Row>
  );
}

function NoTransactions({ filter: { kind, number, days } }: { readonly filter: TransactionFilter }) {
  const { t } = useTranslation();
  const isSearch = (number ?? days.from ?? days.to) !== undefined;
  const wallet = useRouteLink('wallet', {});
  return (
    <Empty title={t('transactions.none')} actions={<ButtonLink {...wallet}>{t('balance.to_wallet')}</ButtonLink>}>
      {t(isSearch ? 'transactions.none_found' : kind ? 'transactions.none_of_kind' : 'transactions.none_hint')}
    </Empty>
  );
}
