import type { ReactNode } from 'react';
import { cx } from './cx';
import { EmptyArt } from './EmptyArt';
import styles from './Empty.module.css';

export interface EmptyProps {
  /** What is missing. */
  readonly title: ReactNode;
  /** Why. */
  readonly children?: ReactNode;
  /** One or two ways on: buttons or links. */
  readonly actions?: ReactNode;
  /** A small drawing in place of the usual one. */
  readonly art?: ReactNode;
  readonly className?: string | undefined;
}

/** Nothing to show, and what to do about it. */
export function Empty({ title, children, actions, art, className }: EmptyProps) {
  return (
    <div className={cx(styles['empty'], className)}>
      {art ?? <EmptyArt className={styles['art']} />}
      <strong className={styles['title']}>{title}</strong>
      {children !== undefined && <p className={styles['reason']}>{children}</p>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
