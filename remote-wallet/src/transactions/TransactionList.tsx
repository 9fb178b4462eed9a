import { useAddressQuery } from '@site/shared/address-query';
import { Chip, Strip } from '@site/shared/ui';
import { useTranslation } from './texts';
import { TRANSACTION_KINDS } from './transaction';
import { transactionView, type TransactionView } from './transactionFilter';
import { TRANSACTION_LOOKS } from './transactionLooks';
import styles from './TransactionsScreen.module.css';
import { TransactionSearch } from './TransactionSearch';
import { TransactionTable } from './TransactionTable';

/**
 * Shows the changes of the central balance, filtered by kind, days or number. Filters and page are stored in the URL.
 */
export function TransactionList() {
  const { t } = useTranslation();
  const [view, setView] = useAddressQuery('transRecord', transactionView);
  const { place, ...filter } = view;
  const { kind, days, number } = filter;
  /** A changed filter starts at the first page. */
  const change = (changed: Partial<TransactionView>) => {
    setView({ ...view, place: {}, ...changed });
  };

  return (
    <>
      <Strip role="group" aria-label={t('transactions.filter')} className={styles['filter']}>
        <Chip
          look="solid"
          pressed={kind === undefined}
          onClick={() => {
            change({ kind: undefined });
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
              change({ kind: option });
            }}
          >
            {t(TRANSACTION_LOOKS[option].text)}
          </Chip>
        ))}
      </Strip>
      <TransactionSearch filter={filter} onChange={change} />
      {/* The key removes the rows of the previous filter at once. */}
      <TransactionTable
        key={[kind, days.from, days.to, number].join()}
        filter={filter}
        place={place}
        onPlace={(next) => {
          change({ place: next });
        }}
      />
    </>
  );
}
