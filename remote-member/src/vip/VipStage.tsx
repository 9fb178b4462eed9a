import type { ReactNode } from 'react';
import { cx } from '@site/shared/ui';
import { Hero, vipHero } from '@site/shared/ui/drawings';
import styles from './VipStage.module.css';

interface VipStageProps {
  readonly titleId: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
  /** Class that lays out the content. */
  readonly className?: string | undefined;
}

/** Renders the background of VIP: the hills at night, darkened behind the text. */
export function VipStage({ titleId, isBusy, children, className }: VipStageProps) {
  return (
    <section className={styles['stage']} aria-labelledby={titleId} aria-busy={isBusy}>
      <Hero hero={vipHero} width={880} height={228} className={styles['hills']} />
      <div className={cx(styles['content'], className)}>{children}</div>
    </section>
  );
}
