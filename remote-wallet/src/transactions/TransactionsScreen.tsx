import { useState } from 'react';
import { Card, Chip } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { TRANSACTION_KINDS, type TransactionKind } from './transaction';
import { TRANSACTION_LOOKS } from './transactionLooks';
import styles from './TransactionsScreen.module.css';
import { TransactionTable } from './TransactionTable';

/**
 * `/mine/transRecord`: every change of the central balance, newest first (decision 54).
 *
 * Assumption: transactions are shown ten to a page with kind, amount and the balance after them, all or of one kind.
 */
export function TransactionsScreen() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<TransactionKind>();

  return (
    <Card padding="lg">
      <h1 className={styles['title']}>{t('transactions.title')}</h1>
      <div role="group" aria-label={t('transactions.filter')} className={styles['filter']}>
        <Chip
          look="solid"
          pressed={kind === undefined}
          onClick={() => {
            setKind(undefined);
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
              setKind(option);
            }}
          >
            {t(TRANSACTION_LOOKS[option].text)}
          </Chip>
        ))}
      </div>
      {/* The key starts another kind on its first page. */}
      <TransactionTable key={kind ?? 'all'} kind={kind} />
    </Card>
  );
}

export { TransactionsScreen as View };
