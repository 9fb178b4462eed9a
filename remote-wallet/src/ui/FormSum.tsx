import type { ReactNode } from 'react';
import styles from './FormSum.module.css';

interface FormSumProps {
  readonly label: string;
  readonly children: ReactNode;
  /** What more is said of the sum. */
  readonly note?: ReactNode;
  /** It is what the member gets. */
  readonly isMoney?: boolean;
}

/** One of the sums beside the button of a form. */
export function FormSum({ label, children, note, isMoney = false }: FormSumProps) {
  return (
    <dl className={styles['sum']} data-money={isMoney || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note !== undefined && <dd className={styles['note']}>{note}</dd>}
    </dl>
  );
}
