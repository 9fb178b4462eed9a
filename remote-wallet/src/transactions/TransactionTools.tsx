import { formatCount, formatDay, formatMoment } from '@site/shared/i18n';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { TransactionFilter } from './transactionFilter';
import { TRANSACTION_LOOKS } from './transactionLooks';
import styles from './TransactionTable.module.css';
import { useServices } from '@site/shared/contract';
import { useCsvExport } from '@site/shared/csv';
import { toWireYuan } from '@site/shared/money';
import type { Transaction, TransactionKind } from './transaction';
import { fetchTransactions } from './transactionsApi';

const EXPORT_PAGE_SIZE = 100;

interface ExportWords {
  readonly head: readonly string[];
  readonly kind: (kind: TransactionKind) => string;
}

/** Returns a function that exports all transactions of the filter to a file, newest first. */
function useTransactionsExport(filter: TransactionFilter, { head, kind }: ExportWords) {
  const { http, clock } = useServices();
  return useCsvExport(() => ({
    head,
    async readPage(before, signal) {
      const page = await fetchTransactions(http, { ...filter, place: { before }, size: EXPORT_PAGE_SIZE }, { signal });
      return page.ok ? { rows: page.data.rows.map((row) => toRow(row, kind)), next: page.data.next } : undefined;
    },
    fileName: `transactions_${formatDay(clock.now())}.csv`,
  }));
}

function toRow({ id, at, kind, about, method, amount, balanceAfter }: Transaction, kindWords: ExportWords['kind']): string[] {
  const number = about !== undefined && 'number' in about ? about.number : id;
  return [formatMoment(at), number, kindWords(kind), method ?? '', toWireYuan(amount), toWireYuan(balanceAfter)];
}

const HEAD = ['time', 'number', 'kind_title', 'method', 'amount', 'balance_after'] as const;

/** Exports all matching transactions to a spreadsheet file, and prints the shown page. */
export function TransactionTools({ filter }: { readonly filter: TransactionFilter }) {
  const { t } = useTranslation();
  const { state, start } = useTransactionsExport(filter, {
    head: HEAD.map((name) => t(`transactions.${name}`)),
    kind: (kind) => t(TRANSACTION_LOOKS[kind].text),
  });
  return (
    <div className={styles['tools']}>
      <Button size="sm" variant="quiet" icon="download" loading={state.status === 'reading'} onClick={() => void start()}>
        {/* Use `aria-live` instead of `role="status"`: a status has its own accessible name, so the button would have none. */}
        <span aria-live="polite">
          {state.status === 'failed'
            ? t('transactions.export_failed')
            : state.status === 'reading'
              ? t('transactions.exporting', { count: formatCount(state.count) })
              : t('transactions.export')}
        </span>
      </Button>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          window.print();
        }}
      >
        {t('transactions.print')}
      </Button>
    </div>
  );
}
