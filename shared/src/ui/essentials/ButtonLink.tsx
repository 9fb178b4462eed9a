import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonLook } from './buttonClassName';
import { buttonClassName } from './buttonClassName';
import type { IconName } from './iconPaths';
import { Icon } from './Icon';
import styles from './Button.module.css';

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'children' | 'className' | 'href'> {
  readonly href: string;
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  readonly className?: string | undefined;
}

/** Renders a link that looks like a button. It navigates, so it stays an `<a>` (new tab, copy address, status bar). */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClassName({ variant, size, block }, className)}>
      {icon !== undefined && <Icon name={icon} size={size === 'lg' ? 'md' : 'sm'} />}
      <span className={styles['words']}>{children}</span>
    </a>
  );
}
