import { cx } from './cx';
import styles from './Button.module.css';

/**
 * Variants: `primary` for the one main action of a region, `secondary` outlined beside it, `soft` for a link inside a
 * page, `quiet` with a neutral fill, `gilt` for money or rank only, `danger` for destructive actions, `art` for use
 * over a drawing.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'gilt' | 'danger' | 'art';

/** Heights in units: sm 32, md 40, lg 48. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Set when the button has the width of its container. */
  readonly block?: boolean | undefined;
}

/** Returns the class names of a button, for elements that must look like one (a link). */
export function buttonClassName({ variant = 'secondary', size = 'md', block = false }: ButtonLook, className?: string): string {
  return cx(styles['button'], styles[variant], size !== 'md' && styles[size], block && styles['block'], className);
}
