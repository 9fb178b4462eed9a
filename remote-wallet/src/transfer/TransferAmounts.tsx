import { formatYuanPlain, mustBeFen, type Fen } from '@site/shared/money';
import { AmountChip } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './TransferAmounts.module.css';

const AMOUNTS: readonly Fen[] = [100, 500, 1_000, 5_000, 10_000].map((yuan) => mustBeFen(yuan * 100));

interface TransferAmountsProps {
  readonly available: Fen;
  /** Value of the field when it is a valid amount. */
  readonly value: Fen | undefined;
  readonly disabled: boolean;
  readonly onPick: (amount: Fen) => void;
}

/** Shows buttons that fill in an amount. Amounts above the balance of the source are disabled. */
export function TransferAmounts({ available, value, disabled, onPick }: TransferAmountsProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('transfer.quick')} className={styles['amounts']}>
      {AMOUNTS.map((amount) => (
        <AmountChip
          key={amount}
          pressed={amount === value}
          disabled={disabled || amount > available}
          onClick={() => {
            onPick(amount);
          }}
        >
          {formatYuanPlain(amount)}
        </AmountChip>
      ))}
      <AmountChip
        pressed={available > 0 && available === value}
        disabled={disabled || available === 0}
        onClick={() => {
          onPick(available);
        }}
      >
        {t('transfer.all')}
      </AmountChip>
    </div>
  );
}
