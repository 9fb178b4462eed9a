import { cx } from './cx';
import styles from './Badge.module.css';

export interface BadgeProps {
  readonly count: number;
  /** Counts above it are shown as `99+`. */
  readonly max?: number | undefined;
  /** alert: waits for the player · neutral: a mere number · accent: of what is selected. */
  readonly tone?: 'alert' | 'neutral' | 'accent' | undefined;
  /** What is counted, said instead of the bare number ("3 unread"). Without it the text beside must say so. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A count in a pill; nothing at all for zero. */
export function Badge({ count, max = 99, tone = 'alert', label, className }: BadgeProps) {
  if (count <= 0) return null;
  const naming = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <span className={cx(styles['badge'], styles[tone], className)} translate="no" {...naming}>
      {count > max ? `${max}+` : count}
    </span>
  );
}
