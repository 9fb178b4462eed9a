import type { ReactNode } from 'react';
import styles from './Fact.module.css';

interface FactProps {
  readonly label: string;
  readonly value: ReactNode;
  /** A number to be compared letter by letter. */
  readonly isCode?: boolean;
}

/** One fact of a `dl`. */
export function Fact({ label, value, isCode = false }: FactProps) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd className={isCode ? styles['code'] : undefined}>{value}</dd>
    </div>
  );
}
