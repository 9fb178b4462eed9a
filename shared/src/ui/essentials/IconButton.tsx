import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';
import type { IconName } from './iconPaths';
import { Icon } from './Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'aria-label' | 'aria-pressed'> {
  readonly icon: IconName;
  /** Accessible name, because the button has no text. */
  readonly label: string;
  /** Sizes in units: sm is drawn at 28 with a touch target of 32, md is 40. */
  readonly size?: 'sm' | 'md';
  /** State of a toggle, such as a favorite star or a visible password. Stars and hearts are filled while pressed. */
  readonly pressed?: boolean | undefined;
  /** Count at the corner; `label` must include its meaning. */
  readonly count?: number | undefined;
  readonly className?: string | undefined;
}

/** Renders a square button with an icon only. */
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
