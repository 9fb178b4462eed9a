import type { ReactNode } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './Specimen.module.css';

export interface SpecimenProps {
  /** Name of the shown state or kind. */
  readonly name: string;
  /** True to use the whole line. */
  readonly wide?: boolean | undefined;
  /** True to stretch the content to the full width. */
  readonly fill?: boolean | undefined;
  readonly children: ReactNode;
}

/** Shows a component in one state below the name of the state. */
export function Specimen({ name, wide = false, fill = false, children }: SpecimenProps) {
  return (
    <div className={cx(styles['specimen'], wide && styles['wide'])}>
      <p className={styles['name']}>{name}</p>
      <div className={cx(styles['stage'], fill && styles['fill'])}>{children}</div>
    </div>
  );
}
