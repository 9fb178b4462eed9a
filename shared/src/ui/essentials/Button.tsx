import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { ButtonLook } from './buttonClassName';
import { buttonClassName } from './buttonClassName';
import type { IconName } from './iconPaths';
import { Icon } from './Icon';
import { Spinner } from './Spinner';
import styles from './Button.module.css';

export type { ButtonSize, ButtonVariant } from './buttonClassName';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children' | 'className'> {
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  /**
   * Set while the action is in progress. The button retains its text and the focus, shows a spinner in place of the
   * icon, and ignores presses.
   */
  readonly loading?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Renders a `<button>`, of type `button` by default. */
export function Button({
  variant,
  size,
  block,
  icon,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Use aria-disabled instead of disabled while loading, because a disabled button would move the keyboard focus to the
  // page's start.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClassName({ variant, size, block }, className)}
      onClick={handleClick}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
    >
      {loading ? <Spinner size="sm" /> : icon !== undefined && <Icon name={icon} size={size === 'lg' ? 'md' : 'sm'} />}
      <span className={styles['words']}>{children}</span>
    </button>
  );
}
