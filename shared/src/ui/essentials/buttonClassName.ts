import { cx } from './cx';
import styles from './Button.module.css';

/**
 * primary: the one main action of a region · secondary: outlined, beside it · soft: a way on inside a page ·
 * quiet: neutral fill · gilt: money or rank only · danger: takes something away · art: laid over a drawing.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'gilt' | 'danger' | 'art';

/** sm 32 · md 40 · lg 48 units high. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
}

/** The classes of a button, for the few elements that must look like one (a link). */
export function buttonClassName({ variant = 'secondary', size = 'md', block = false }: ButtonLook, className?: string): string {
  return cx(styles['button'], styles[variant], size !== 'md' && styles[size], block && styles['block'], className);
}
