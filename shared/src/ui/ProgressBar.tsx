import { cx } from '@site/shared/ui/essentials';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** 0 … 1; values outside are cut. */
  readonly value: number;
  /** What it measures. */
  readonly label: string;
  /** The value in words ("2 of 5"), when a percentage would not be understood. */
  readonly valueText?: string | undefined;
  readonly tone?: 'accent' | 'warning' | 'gilt' | 'success' | 'live' | undefined;
  readonly className?: string | undefined;
}

/** How far something has come, 6 high. */
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
