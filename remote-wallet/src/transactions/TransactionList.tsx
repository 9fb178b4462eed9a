import { useAddressQuery } from '@site/shared/address-query';
import { Chip } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { TRANSACTION_KINDS } from './transaction';
import { transactionFilter } from './transactionFilter';
import { TRANSACTION_LOOKS } from './transactionLooks';
import styles from './TransactionsScreen.module.css';
import { TransactionTable } from './TransactionTable';

/** Every change of the central balance, all or of one kind. The address keeps kind and page; another kind starts on its first page. */
export function TransactionList() {
  const { t } = useTranslation();
  const [{ kind, page }, setFilter] = useAddressQuery('transRecord', transactionFilter);

  return (
    <>
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
    </>
  );
}
