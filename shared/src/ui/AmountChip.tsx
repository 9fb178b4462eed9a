import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './AmountChip.module.css';

export interface AmountChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'aria-pressed'> {
  /** The sum, already formatted. */
  readonly children: ReactNode;
  /** Whether the field holds exactly this sum. Left out for a chip that only adds to it. */
  readonly pressed?: boolean | undefined;
  /** md 40 · sm 32 (in the slip) units high. */
  readonly size?: 'sm' | 'md' | undefined;
  /** A gilt corner mark with this word, for the sum the site recommends. */
  readonly mark?: string | undefined;
  readonly className?: string | undefined;
}

/** A quick sum. Selected it is outlined and softly filled, never solid: the solid colour belongs to the submit button. */
export function AmountChip({ children, pressed, size = 'md', mark, type = 'button', className, ...rest }: AmountChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={cx(styles['chip'], size !== 'md' && styles[size], className)}>
      {children}
      {mark !== undefined && <span className={styles['mark']}>{mark}</span>}
    </button>
  );
}
