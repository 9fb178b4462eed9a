import type { Fen } from '@site/shared/money';
import { AmountChip } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { TRANSFER_AMOUNTS } from '../../transfer/limits';
import styles from './TransferAmounts.module.css';

interface TransferAmountsProps {
  /** What the source holds. */
  readonly available: Fen;
  /** What the field holds, where it is an amount. */
  readonly value: Fen | undefined;
  readonly disabled: boolean;
  readonly onPick: (amount: Fen) => void;
}

const WHOLE_YUAN = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 });

/** Amounts at one press; what the source does not hold cannot be pressed. */
export function TransferAmounts({ available, value, disabled, onPick }: TransferAmountsProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('transfer.quick')} className={styles['amounts']}>
      {TRANSFER_AMOUNTS.map((amount) => (
        <AmountChip
          key={amount}
          pressed={amount === value}
          disabled={disabled || amount > available}
          onClick={() => {
            onPick(amount);
          }}
        >
          {WHOLE_YUAN.format(amount / 100)}
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
