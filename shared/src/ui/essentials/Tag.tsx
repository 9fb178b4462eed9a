import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Tag.module.css';

/**
 * Tones: `live` for in play, with a dot; `gilt` for money, rank or bonus; `success`, `warning` and `danger` for a
 * state; `hot`, `fresh` and `jackpot` are solid, for use over a drawing.
 */
export type TagTone = 'neutral' | 'accent' | 'live' | 'gilt' | 'success' | 'warning' | 'danger' | 'hot' | 'fresh' | 'jackpot';

export interface TagProps {
  readonly tone?: TagTone | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Renders one or two words for a state or kind, 20 units high. The words carry the meaning and the color repeats it.
 */
export function Tag({ tone = 'neutral', children, className }: TagProps) {
  return (
    <span className={cx(styles['tag'], tone !== 'neutral' && styles[tone], className)}>
      {tone === 'live' && <i className={styles['dot']} aria-hidden="true" />}
      <span>{children}</span>
    </span>
  );
}
