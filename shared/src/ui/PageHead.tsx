import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  readonly title: string;
  /** Purpose of the page, in a sentence below the title. */
  readonly hint?: string | undefined;
  /** Filters and links at the right of the title, or below it if there is no room. */
  readonly tools?: ReactNode;
}

/**
 * Renders the heading of a page in the member area: a title of uniform size and position, and the page's tools. The
 * content follows on cards.
 */
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
