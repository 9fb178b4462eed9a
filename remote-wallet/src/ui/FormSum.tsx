import type { ReactNode } from 'react';
import styles from './FormSum.module.css';

interface FormSumProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly note?: ReactNode;
  /** True for the amount that the member receives. */
  readonly isMoney?: boolean;
}

/** Shows one of the sums beside the submit button of a form. */
export function FormSum({ label, children, note, isMoney = false }: FormSumProps) {
  return (
    <dl className={styles['sum']} data-money={isMoney || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note !== undefined && <dd className={styles['note']}>{note}</dd>}
    </dl>
  );
}
