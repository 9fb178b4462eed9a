import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './Card.module.css';

export interface CardProps {
  /** Names the card and heads it; with it the card is a region of the page. */
  readonly title?: ReactNode;
  /** The rank of the title in the page's outline. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** At the right of the title: a way on, a filter. */
  readonly aside?: ReactNode;
  /** none: the content brings its own (tables, lists) · md 16 · lg 24. */
  readonly padding?: 'none' | 'md' | 'lg' | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A surface: in the classic edition a border and a faint shadow, in the professional one a step of brightness. */
export function Card({ title, headingLevel = 2, aside, padding = 'md', children, className }: CardProps) {
  const titleId = useId();
  const classes = cx(styles['card'], styles[padding], className);
  if (title === undefined) return <div className={classes}>{children}</div>;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classes} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <Heading id={titleId} className={styles['title']}>
          {title}
        </Heading>
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
