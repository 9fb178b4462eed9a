import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  readonly title: string;
  /** A sentence below the title: what the page is for. */
  readonly hint?: string | undefined;
  /** At the right of the title, below it where there is no room: filters, ways on. */
  readonly tools?: ReactNode;
}

/** The head of a page of the member area: its title in one size and place, and its tools. The content follows on cards. */
export function PageHead({ title, hint, tools }: PageHeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['row']}>
        <h1 className={styles['title']}>{title}</h1>
        {tools !== undefined && tools !== false && <div className={styles['tools']}>{tools}</div>}
      </div>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
    </header>
  );
}
