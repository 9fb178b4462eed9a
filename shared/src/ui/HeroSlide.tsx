import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './HeroSlide.module.css';

export interface HeroSlideProps {
  /** A `Hero` of 1176 × 376 units. */
  readonly drawing: ReactNode;
  readonly eyebrow: string;
  readonly lines: readonly string[];
  /** Text after the last line, shown in gilt: an amount or a rank. */
  readonly emphasis?: string | undefined;
  readonly text: string;
  /** Level of the headline: 1 if it is the heading of the page. */
  readonly level: 1 | 2;
  /** Position of the drawing on a phone: behind the text (the default), or above it, which makes the slide higher. */
  readonly onPhone?: 'behind' | 'above' | undefined;
  /** `HeroAction`s. */
  readonly actions: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Renders a slide with text on the left over a panorama: the host's first slide on the home page, and the promotion
 * slides that replace it.
 */
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

/** Renders the action of a slide: a link if it has an `href`, otherwise a button. */
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
