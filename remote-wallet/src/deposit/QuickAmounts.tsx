import { memo } from 'react';
import { formatYuanPlain, type Fen } from '@site/shared/money';
import { useTranslation } from './texts';
import styles from './QuickAmounts.module.css';

interface QuickAmountsProps {
  readonly amounts: readonly Fen[];
  readonly value: Fen | undefined;
  readonly onPick: (amount: Fen) => void;
}

export const QuickAmounts = memo(function QuickAmounts({ amounts, value, onPick }: QuickAmountsProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('deposit.quick')} className={styles['amounts']}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles['amount']}
          aria-pressed={amount === value}
          onClick={() => {
            onPick(amount);
          }}
          translate="no"
        >
          {formatYuanPlain(amount)}
        </button>
      ))}
    </div>
  );
});
