import type { Score } from '@site/shared/betting';
import { VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './StatBar.module.css';

/** Shows one statistic of both sides as numbers and a pair of bars. */
export function StatBar({ name, score: { home, away } }: { readonly name: string; readonly score: Score }) {
  const { t } = useTranslation();
  const sum = home + away;
  return (
    <p className={styles['stat']}>
      <VisuallyHidden>{t('part.stat', { name, home, away })}</VisuallyHidden>
      <span aria-hidden="true" className={styles['row']}>
        <b data-num translate="no">
          {home}
        </b>
        <Bar side="home" share={sum === 0 ? 0 : home / sum} />
        <span>{name}</span>
        <Bar side="away" share={sum === 0 ? 0 : away / sum} />
        <b data-num translate="no">
          {away}
        </b>
      </span>
    </p>
  );
}

function Bar({ side, share }: { readonly side: 'home' | 'away'; readonly share: number }) {
  return (
    <span className={styles['bar']} data-side={side}>
      <i style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
