import { formatCount } from '@site/shared/i18n';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { TransactionFilter } from './transactionFilter';
import { TRANSACTION_LOOKS } from './transactionLooks';
import styles from './TransactionTable.module.css';
import { useTransactionsExport } from './useTransactionsExport';

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
