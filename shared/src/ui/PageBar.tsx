import type { ReactNode } from 'react';
import { BrandMark } from './BrandMark';
import { cx } from '@site/shared/ui/essentials';
import styles from './PageBar.module.css';

export interface PageBarProps {
  /** Of the page. */
  readonly title: string;
  /** After the title: the ways through the page. */
  readonly children?: ReactNode;
  /** At the end: who looks, and how. */
  readonly aside: ReactNode;
  readonly className?: string | undefined;
}

/** The head of a page of our own beside the site. It stays in sight. */
export function PageBar({ title, children, aside, className }: PageBarProps) {
  return (
    <header className={cx(styles['bar'], className)}>
      <BrandMark className={styles['mark']} />
      <h1 className={styles['title']}>{title}</h1>
      {children}
      <div className={styles['aside']}>{aside}</div>
    </header>
  );
}
