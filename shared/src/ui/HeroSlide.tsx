import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './HeroSlide.module.css';

export interface HeroSlideProps {
  /** A `Hero` of 1176 × 376. */
  readonly drawing: ReactNode;
  readonly eyebrow: string;
  /** A line each. */
  readonly lines: readonly string[];
  /** Follows the last line, in gilt: money or rank. */
  readonly emphasis?: string | undefined;
  readonly text: string;
  /** Of the headline: 1 where the slide opens its page. */
  readonly level: 1 | 2;
  /** Where a phone has the drawing: behind the words (the default), or above them, where the height may grow. */
  readonly onPhone?: 'behind' | 'above' | undefined;
  /** `HeroAction`s. */
  readonly actions: ReactNode;
  readonly className?: string | undefined;
}

/** A slide with words on the left over a panorama: the host's first slide of home, and those of the promotions that take its place. */
export function HeroSlide({ drawing, eyebrow, lines, emphasis, text, level, onPhone = 'behind', actions, className }: HeroSlideProps) {
  const Headline = level === 1 ? 'h1' : 'h2';
  return (
    <div className={cx(styles['slide'], onPhone === 'above' && styles['above'], className)}>
      <div className={styles['scene']} aria-hidden="true">
        {drawing}
      </div>
      <div className={styles['words']}>
        <p className={styles['eyebrow']}>{eyebrow}</p>
        <Headline className={styles['title']}>
          {lines.map((line, index) => (
            <span key={line}>
              {line}
              {index === lines.length - 1 && emphasis !== undefined && <em>{emphasis}</em>}
            </span>
          ))}
        </Headline>
        <p className={styles['text']}>{text}</p>
        <p className={styles['ways']}>{actions}</p>
      </div>
    </div>
  );
}

interface HeroActionOwnProps {
  readonly variant: 'primary' | 'secondary';
  readonly children: ReactNode;
}

export type HeroActionProps = HeroActionOwnProps &
  (
    | ({ readonly href: string } & Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'>)
    | { readonly href?: undefined; readonly onClick: () => void }
  );

/** What a slide leads to: a link with an `href`, else a button. */
export function HeroAction({ variant, children, ...target }: HeroActionProps) {
  if (target.href !== undefined) {
    return (
      <a {...target} className={styles[variant]}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" className={styles[variant]} onClick={target.onClick}>
      {children}
    </button>
  );
}
