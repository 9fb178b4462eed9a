import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './Facts.module.css';

/** line: one after the other · rows: each value at the end of its row · ruled: rows with a rule below each · boxes: each value below its label. */
export type FactsForm = 'line' | 'rows' | 'ruled' | 'boxes';

export interface FactsProps extends ComponentPropsWithRef<'dl'> {
  readonly form: FactsForm;
}

/** What is known of one thing: labels and their values, each a {@link Fact}. */
export function Facts({ form, className, ...props }: FactsProps) {
  return <dl {...props} className={cx(styles[form], className)} />;
}

export interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Of the value. */
  readonly className?: string | undefined;
}

/** One of {@link Facts}. */
export function Fact({ label, children, className }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
