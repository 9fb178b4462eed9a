import { formatYuanFixed, type Fen } from '@site/shared/money';
import styles from './TransactionAmount.module.css';

/** Shows a signed amount. The sign is always shown, because colour alone must not carry the meaning. */
export function TransactionAmount({ amount }: { readonly amount: Fen }) {
  return (
    <b className={styles['amount']} data-in={amount > 0 || undefined}>
      {`${amount > 0 ? '+' : ''}${formatYuanFixed(amount)}`}
    </b>
  );
}
