import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './AmountChip.module.css';

export interface AmountChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'aria-pressed'> {
  /** The amount, already formatted. */
  readonly children: ReactNode;
  /** True when the field has exactly this amount. Leave it out for a chip that only adds to the amount. */
  readonly pressed?: boolean | undefined;
  /** Heights in units: md 40, sm 32 (in the slip). */
  readonly size?: 'sm' | 'md' | undefined;
  /** Text of a gilt corner mark, for the amount that the site recommends. */
  readonly mark?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Renders a preset amount. When selected it is outlined with a soft fill, never solid, because the solid color belongs
 * to the submit button.
 */
export function AmountChip({ children, pressed, size = 'md', mark, type = 'button', className, ...rest }: AmountChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={cx(styles['chip'], size !== 'md' && styles[size], className)}>
      {children}
      {mark !== undefined && <span className={styles['mark']}>{mark}</span>}
    </button>
  );
}
