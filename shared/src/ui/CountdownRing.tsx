import { cx } from '@site/shared/ui/essentials';
import styles from './CountdownRing.module.css';

const RADIUS = 15;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export interface CountdownRingProps {
  /** Time left and total time in the same unit. The caller counts by the server's clock. */
  readonly remaining: number;
  readonly total: number;
  /**
   * Accessible name with the time left in words. Screen readers do not announce changes, because clocks are not live
   * regions.
   */
  readonly label: string;
  /** Figure in the middle, rounded up, so that it reaches zero only at the end. */
  readonly figure?: 'shown' | 'hidden' | undefined;
  readonly className?: string | undefined;
}

/** Renders a ring that empties clockwise, 34 units wide. */
export function CountdownRing({ remaining, total, label, figure = 'shown', className }: CountdownRingProps) {
  const left = total <= 0 ? 0 : Math.min(1, Math.max(0, remaining / total));
  return (
    <span role="timer" aria-label={label} className={cx(styles['ring'], className)}>
      <svg viewBox="0 0 34 34" aria-hidden="true" focusable="false" className={styles['drawing']}>
        <circle cx="17" cy="17" r={RADIUS} className={styles['track']} />
        <circle
          cx="17"
          cy="17"
          r={RADIUS}
          className={styles['left']}
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - left)}
        />
      </svg>
      {figure === 'shown' && (
        <span aria-hidden="true" data-num translate="no">
          {Math.max(0, Math.ceil(remaining))}
        </span>
      )}
    </span>
  );
}
