import { cx } from './cx';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Said once by a screen reader. Without it the spinner is decoration beside a text that says the same. */
  readonly label?: string | undefined;
  /** sm 14 · md 18 · lg 28 units. */
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string | undefined;
}

/** An open ring that turns while something is under way. It does not turn with reduced motion. */
export function Spinner({ label, size = 'md', className }: SpinnerProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span className={cx(styles['spinner'], size !== 'md' && styles[size], className)} {...naming} />;
}
