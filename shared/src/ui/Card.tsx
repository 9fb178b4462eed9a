import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './Card.module.css';

export interface CardProps {
  /** Name and heading of the card. With a title the card is a region of the page. */
  readonly title?: ReactNode;
  /** Level of the title in the page's outline. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Content at the right of the title, such as a link or a filter. */
  readonly aside?: ReactNode;
  /** Padding in units: md 16, lg 24; `none` for content with its own padding (tables, lists). */
  readonly padding?: 'none' | 'md' | 'lg' | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Renders a surface: with a border and a faint shadow in the classic edition, with a different brightness in the
 * professional one.
 */
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
