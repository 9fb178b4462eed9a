import type { ReactNode } from 'react';
import styles from './FundsPage.module.css';

interface FundsPageProps {
  /** Heading of the page, visible only to screen readers; others see it on the tab or in the menu. */
  readonly title: string;
  readonly banner: ReactNode;
  /** Narrow column on the right; below the main content when the page is narrow. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

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
