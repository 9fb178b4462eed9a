import type { ReactNode } from 'react';
import { BrandMark } from './BrandMark';
import { cx } from '@site/shared/ui/essentials';
import styles from './PageBar.module.css';

export interface PageBarProps {
  readonly title: string;
  /** Content after the title: links within the page. */
  readonly children?: ReactNode;
  /** Content at the end: the signed-in person and the view options. */
  readonly aside: ReactNode;
  readonly className?: string | undefined;
}

/** Renders the sticky header of an internal page outside the site, such as a console. */
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
