import { cx } from './cx';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /**
   * Text that a screen reader announces once. Without it the spinner is decoration beside a text with the same meaning.
   */
  readonly label?: string | undefined;
  /** Sizes in units: sm 14, md 18, lg 28. */
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string | undefined;
}

/** Renders an open ring that turns while something is in progress. It does not turn with reduced motion. */
export function Spinner({ label, size = 'md', className }: SpinnerProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span className={cx(styles['spinner'], size !== 'md' && styles[size], className)} {...naming} />;
}
