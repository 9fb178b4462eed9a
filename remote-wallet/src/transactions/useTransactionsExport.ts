import { useEffect, useRef, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { saveFile } from '@site/shared/csv/saveFile';
import { formatDay, formatMoment } from '@site/shared/i18n';
import { toWireYuan } from '@site/shared/money';
import type { Transaction, TransactionKind } from './transaction';
import type { TransactionFilter } from './transactionFilter';
import { fetchTransactions } from './transactionsApi';

/** Lines of one call. */
const EXPORT_PAGE_SIZE = 100;

export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly count: number }
  | { readonly status: 'failed' };

/** Words of the file. */
interface ExportWords {
  readonly head: readonly string[];
  readonly kind: (kind: TransactionKind) => string;
}

/** Everything the filter lets through as a file of the browser, newest first. What writes the file comes with the first one. Ends with the view. */
export function useTransactionsExport(filter: TransactionFilter, { head, kind }: ExportWords) {
  const { http, clock } = useServices();
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  return {
    state,
    async start(): Promise<void> {
      const controller = new AbortController();
      const { signal } = controller;
      reading.current?.abort();
      reading.current = controller;
      const rows: (string | number)[][] = [];
      let before: string | undefined;
      do {
        setState({ status: 'reading', count: rows.length });
        const page = await fetchTransactions(http, { ...filter, place: { before }, size: EXPORT_PAGE_SIZE }, { signal });
        if (signal.aborted) return;
        if (!page.ok) {
          setState({ status: 'failed' });
          return;
        }
        rows.push(...page.data.rows.map((row) => toRow(row, kind)));
        before = page.data.next;
      } while (before !== undefined);
      const module = await import('@site/shared/csv').catch(() => undefined);
      if (module === undefined) {
        setState({ status: 'failed' });
        return;
      }
      saveFile(`transactions_${formatDay(clock.now())}.csv`, module.toCsv(head, rows), 'text/csv');
      setState({ status: 'idle' });
    },
  };
}

function toRow({ id, at, kind, about, method, amount, balanceAfter }: Transaction, kindWords: ExportWords['kind']): (string | number)[] {
  const number = about !== undefined && 'number' in about ? about.number : id;
  return [formatMoment(at), number, kindWords(kind), method ?? '', Number(toWireYuan(amount)), Number(toWireYuan(balanceAfter))];
}
