import { useServices } from '@site/shared/contract';
import { useCsvExport } from '@site/shared/csv';
import { formatDay, formatMoment } from '@site/shared/i18n';
import { toWireYuan } from '@site/shared/money';
import type { Transaction, TransactionKind } from './transaction';
import type { TransactionFilter } from './transactionFilter';
import { fetchTransactions } from './transactionsApi';

const EXPORT_PAGE_SIZE = 100;

interface ExportWords {
  readonly head: readonly string[];
  readonly kind: (kind: TransactionKind) => string;
}

/** Returns a function that exports all transactions of the filter to a file, newest first. */
export function useTransactionsExport(filter: TransactionFilter, { head, kind }: ExportWords) {
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
