import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './Facts.module.css';

/**
 * Layouts: `line` puts facts one after the other, `rows` puts each value at the end of its row, `ruled` adds a line
 * below each row, `boxes` puts each value below its label.
 */
export type FactsForm = 'line' | 'rows' | 'ruled' | 'boxes';

export interface FactsProps extends ComponentPropsWithRef<'dl'> {
  readonly form: FactsForm;
}

/** Renders facts about one thing: labels and values, each a {@link Fact}. */
export function Facts({ form, className, ...props }: FactsProps) {
  return <dl {...props} className={cx(styles[form], className)} />;
}

export interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Class of the value. */
  readonly className?: string | undefined;
}

/** Renders one label and value of {@link Facts}. */
export function Fact({ label, children, className }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
