import { cx } from './cx';
import styles from './Badge.module.css';

export interface BadgeProps {
  readonly count: number;
  /** Maximum; higher counts are shown as `99+`. */
  readonly max?: number | undefined;
  /**
   * Tones: `alert` for items that wait for the player, `neutral` for a plain number, `accent` for a selected element.
   */
  readonly tone?: 'alert' | 'neutral' | 'accent' | undefined;
  /**
   * Text that screen readers announce instead of the number ("3 unread"). Without it, the text beside the badge must
   * explain the number.
   */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Renders a count in a pill, or nothing for zero. */
export function Badge({ count, max = 99, tone = 'alert', label, className }: BadgeProps) {
  if (count <= 0) return null;
  const naming = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <span className={cx(styles['badge'], styles[tone], className)} translate="no" {...naming}>
      {count > max ? `${max}+` : count}
    </span>
  );
}
