import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';
import type { IconName } from './iconPaths';
import { Icon } from './Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'aria-label' | 'aria-pressed'> {
  readonly icon: IconName;
  /** The button's name: there are no words on it. */
  readonly label: string;
  /** sm is drawn 28 and touched 32 · md 40 units. */
  readonly size?: 'sm' | 'md';
  /** A toggle: a favourite star, a shown password. Stars and hearts are filled while pressed. */
  readonly pressed?: boolean | undefined;
  /** A count at the corner; its meaning belongs into `label`. */
  readonly count?: number | undefined;
  readonly className?: string | undefined;
}

/** A square button that carries only an icon. */
export function IconButton({ icon, label, size = 'md', pressed, count, type = 'button', className, ...rest }: IconButtonProps) {
  const favourite = icon === 'star' || icon === 'heart';
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={cx(styles['button'], size !== 'md' && styles[size], favourite && styles['favourite'], className)}
    >
      <Icon name={icon} size={size === 'sm' ? 'sm' : 'md'} filled={favourite && pressed === true} />
      {count !== undefined && count > 0 && (
        <span className={styles['count']} aria-hidden="true" translate="no">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
