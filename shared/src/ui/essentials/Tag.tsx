import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Tag.module.css';

/** live: in play, with a dot · gilt: money, rank, bonus · success, warning, danger: a state · hot, fresh, jackpot: solid, laid over a drawing. */
export type TagTone = 'neutral' | 'accent' | 'live' | 'gilt' | 'success' | 'warning' | 'danger' | 'hot' | 'fresh' | 'jackpot';

export interface TagProps {
  readonly tone?: TagTone | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** One or two words of state or kind, 20 high. The words carry the meaning, the colour repeats it. */
export function Tag({ tone = 'neutral', children, className }: TagProps) {
  return (
    <span className={cx(styles['tag'], tone !== 'neutral' && styles[tone], className)}>
      {tone === 'live' && <i className={styles['dot']} aria-hidden="true" />}
      <span>{children}</span>
    </span>
  );
}
