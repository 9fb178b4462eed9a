import { useAddressQuery } from '@site/shared/address-query';
import { Card, Chip } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { TRANSACTION_KINDS } from './transaction';
import { transactionFilter } from './transactionFilter';
import { TRANSACTION_LOOKS } from './transactionLooks';
import styles from './TransactionsScreen.module.css';
import { TransactionTable } from './TransactionTable';

/**
 * `/mine/transRecord`: every change of the central balance, newest first (decision 54).
 *
 * Assumption: transactions are shown ten to a page with kind, amount and the balance after them, all or of one kind. The address keeps kind
 * and page; another kind starts on its first page.
 */
export function TransactionsScreen() {
  const { t } = useTranslation();
  const [{ kind, page }, setFilter] = useAddressQuery('transRecord', transactionFilter);

  return (
    <Card padding="lg">
      <h1 className={styles['title']}>{t('transactions.title')}</h1>
      <div role="group" aria-label={t('transactions.filter')} className={styles['filter']}>
        <Chip
          look="solid"
          pressed={kind === undefined}
          onClick={() => {
            setFilter({ kind: undefined, page: 1 });
          }}
        >
          {t('transactions.all')}
        </Chip>
        {TRANSACTION_KINDS.map((option) => (
          <Chip
            key={option}
            look="solid"
            pressed={option === kind}
            onClick={() => {
              setFilter({ kind: option, page: 1 });
            }}
          >
            {t(TRANSACTION_LOOKS[option].text)}
          </Chip>
        ))}
      </div>
      {/* The key drops the rows of another kind at once. */}
      <TransactionTable
        key={kind ?? 'all'}
        kind={kind}
        page={page}
        onPage={(next) => {
          setFilter({ kind, page: next });
        }}
      />
    </Card>
  );
}

export { TransactionsScreen as View };
