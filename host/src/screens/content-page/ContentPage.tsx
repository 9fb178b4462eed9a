import type { ReactNode } from 'react';
import { HeroSlide } from '@site/shared/ui';
import { Hero, type HeroProps } from '@site/shared/ui/drawings';
import styles from './ContentPage.module.css';

export interface HeroTexts {
  readonly eyebrow: string;
  readonly lines: readonly string[];
  readonly text: string;
}

interface ContentPageProps {
  readonly hero: HeroProps['hero'];
  readonly texts: HeroTexts;
  /** `HeroAction` elements. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** Renders a page about the site: a banner with topic and actions, and sections below it. */
export function ContentPage({ hero, texts: { eyebrow, lines, text }, actions, children }: ContentPageProps) {
  return (
    <div className={styles['page']}>
      <HeroSlide
        drawing={<Hero hero={hero} width={1664} height={340} />}
        level={1}
        onPhone="above"
        eyebrow={eyebrow}
        lines={lines}
        text={text}
        actions={actions}
      />
      {children}
    </div>
  );
}
