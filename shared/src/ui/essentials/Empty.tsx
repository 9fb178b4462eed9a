import type { ReactNode } from 'react';
import { cx } from './cx';
import { EmptyArt } from './EmptyArt';
import styles from './Empty.module.css';

export interface EmptyProps {
  readonly title: ReactNode;
  /** Reason. */
  readonly children?: ReactNode;
  /** One or two next steps as buttons or links. */
  readonly actions?: ReactNode;
  /** Small drawing that replaces the default one. */
  readonly art?: ReactNode;
  readonly className?: string | undefined;
}

/** Renders an empty state: a drawing, what is missing, and next steps. */
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
