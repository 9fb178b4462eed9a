import { formatCount } from '@site/shared/i18n';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { TransactionFilter } from './transactionFilter';
import { TRANSACTION_LOOKS } from './transactionLooks';
import styles from './TransactionTable.module.css';
import { useTransactionsExport } from './useTransactionsExport';

const HEAD = ['time', 'number', 'kind_title', 'method', 'amount', 'balance_after'] as const;

/** Writes all lines that fit into a file for spreadsheets, and prints the page of them on the screen. */
export function TransactionTools({ filter }: { readonly filter: TransactionFilter }) {
  const { t } = useTranslation();
  const { state, start } = useTransactionsExport(filter, {
    head: HEAD.map((name) => t(`transactions.${name}`)),
    kind: (kind) => t(TRANSACTION_LOOKS[kind].text),
  });
  return (
    <div className={styles['tools']}>
      <Button size="sm" variant="quiet" icon="download" loading={state.status === 'reading'} onClick={() => void start()}>
        {/* A status would have a name of its own, and the button none. */}
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
