import type { ReactNode } from 'react';
import styles from './ScreenFrame.module.css';

interface ScreenFrameProps {
  readonly title: string;
  /** At the right of the title, such as a filter. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A screen on one surface, with its title at the top. */
export function ScreenFrame({ title, aside, children }: ScreenFrameProps) {
  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      </header>
      {children}
    </div>
  );
}
