import { formatYuanFixed, type Fen } from '@site/shared/money';
import styles from './DealAmount.module.css';

/** What a movement added or took. The sign is always written: colour alone says nothing. */
export function DealAmount({ amount }: { readonly amount: Fen }) {
  return (
    <b className={styles['amount']} data-in={amount > 0 || undefined}>
      {amount > 0 ? '+' : ''}
      {formatYuanFixed(amount)}
    </b>
  );
}
