import type { ReactNode } from 'react';
import { useId } from 'react';
import { InkRidges } from '@site/shared/ui/drawings/InkRidges';
import { Lantern } from './Lantern';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly sentence: string;
  /** Links and buttons that lead to other pages. */
  readonly children: ReactNode;
  readonly footnote?: ReactNode;
  /** Set for an error, which screen readers announce. */
  readonly isAlert: boolean;
}

/** Replaces a screen that is not available. The shell around it stays usable. */
export function Panel({ title, sentence, children, footnote, isAlert }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <InkRidges className={styles['ridges']} />
      <Lantern />
      <div role={isAlert ? 'alert' : undefined} className={styles['words']}>
        <h1 id={titleId} className={styles['title']}>
          {title}
        </h1>
        <p>{sentence}</p>
      </div>
      <div className={styles['ways']}>{children}</div>
      {footnote !== undefined && <p className={styles['footnote']}>{footnote}</p>}
    </section>
  );
}
