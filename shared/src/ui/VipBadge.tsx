import { cx } from '@site/shared/ui/essentials';
import styles from './VipBadge.module.css';

export interface VipBadgeProps {
  /** VIP grade from 0 to 10. */
  readonly level: number;
  readonly className?: string | undefined;
}

/** Renders a member's VIP grade: silver up to 3, gilt for 4 and 5, dark with gilt figures from 6. */
export function VipBadge({ level, className }: VipBadgeProps) {
  return (
    <span className={cx(styles['badge'], styles[metalOf(level)], className)} translate="no">
      {`VIP ${level}`}
    </span>
  );
}

function metalOf(level: number): 'silver' | 'gilt' | 'ink' {
  if (level <= 3) return 'silver';
  return level <= 5 ? 'gilt' : 'ink';
}
