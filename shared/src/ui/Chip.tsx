import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './Chip.module.css';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'aria-pressed'> {
  readonly pressed: boolean;
  readonly children: ReactNode;
  readonly count?: number | undefined;
  /** Looks: `solid` for the one current category of a region, `soft` for filters of which several may be on. */
  readonly look?: 'solid' | 'soft' | undefined;
  readonly className?: string | undefined;
}

/** Renders a filter that is on or off, 38 units high. */
export function Chip({ pressed, children, count, look = 'soft', type = 'button', className, ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={cx(styles['chip'], styles[look], className)}>
      {children}
      {count !== undefined && (
        <small className={styles['count']} translate="no">
          {count}
        </small>
      )}
    </button>
  );
}
