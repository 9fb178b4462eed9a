import { cx } from '@site/shared/ui/essentials';
import styles from './SignedFigure.module.css';

export interface SignedFigureProps {
  readonly value: number;
  readonly format: (value: number) => string;
  readonly className?: string | undefined;
}

/** Renders a positive or negative value by arrow, sign and color. Zero has neither arrow nor color. */
export function SignedFigure({ value, format, className }: SignedFigureProps) {
  const way = wayOf(value);
  return (
    <span className={cx(styles['figure'], styles[way], className)}>
      {way !== 'level' && (
        <span aria-hidden="true" className={styles['arrow']}>
          {way === 'up' ? '▲' : '▼'}
        </span>
      )}
      <span translate="no">{format(value)}</span>
    </span>
  );
}

export function wayOf(value: number): 'up' | 'down' | 'level' {
  if (value === 0) return 'level';
  return value > 0 ? 'up' : 'down';
}
