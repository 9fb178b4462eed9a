import type { ReactNode } from 'react';
import styles from './FundsPage.module.css';

interface FundsPageProps {
  /** The heading of the page, visible to screen readers only: others see it on the tab or in the menu. */
  readonly title: string;
  readonly banner: ReactNode;
  /** The narrow column on the right; below the rest on the narrow canvas. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The layout of the wallet's pages. */
export function FundsPage({ title, banner, aside, children }: FundsPageProps) {
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{title}</h1>
      {banner}
      <div className={styles['columns']}>
        {children}
        <div className={styles['aside']}>{aside}</div>
      </div>
    </div>
  );
}
