import { cx } from '@site/shared/ui/essentials';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** Progress from 0 to 1; values outside are clamped. */
  readonly value: number;
  readonly label: string;
  /** Value in words ("2 of 5"), if a percentage would be unclear. */
  readonly valueText?: string | undefined;
  readonly tone?: 'accent' | 'warning' | 'gilt' | 'success' | 'live' | undefined;
  readonly className?: string | undefined;
}

/** Renders a progress bar, 6 units high. */
export function ProgressBar({ value, label, valueText, tone = 'accent', className }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={cx(styles['bar'], styles[tone], className)}
    >
      <div className={styles['done']} style={{ width: `${percent}%` }} />
    </div>
  );
}
