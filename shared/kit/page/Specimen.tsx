import type { ReactNode } from 'react';
import { cx } from '../../src/ui/essentials/cx';
import styles from './Specimen.module.css';

export interface SpecimenProps {
  /** The state or kind that is shown. */
  readonly name: string;
  /** wide: takes the whole line. */
  readonly wide?: boolean | undefined;
  /** What is in it is as wide as it is. */
  readonly fill?: boolean | undefined;
  readonly children: ReactNode;
}

/** One primitive in one state, with the state's name over it. */
export function Specimen({ name, wide = false, fill = false, children }: SpecimenProps) {
  return (
    <div className={cx(styles['specimen'], wide && styles['wide'])}>
      <p className={styles['name']}>{name}</p>
      <div className={cx(styles['stage'], fill && styles['fill'])}>{children}</div>
    </div>
  );
}
