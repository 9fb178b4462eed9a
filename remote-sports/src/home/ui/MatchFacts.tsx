import type { Match, Score } from '@site/shared/betting';
import { VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import styles from './MatchFacts.module.css';

/** What the feed counts of a match beside goals, each as a pair of bars: corners and red cards, and only those it tells. */
export function MatchFacts({ match: { corners, redCards } }: { readonly match: Pick<Match, 'corners' | 'redCards'> }) {
  const { t } = useTranslation();
  return (
    <div className={styles['facts']}>
      {corners && <Fact name={t('home.corners')} score={corners} />}
      {redCards && <Fact name={t('home.red_cards')} score={redCards} />}
    </div>
  );
}

function Fact({ name, score: { home, away } }: { readonly name: string; readonly score: Score }) {
  const { t } = useTranslation();
  const sum = home + away;
  return (
    <p className={styles['fact']}>
      <VisuallyHidden>{t('home.fact', { name, home, away })}</VisuallyHidden>
      <span aria-hidden="true" className={styles['row']}>
        <b data-num>{home}</b>
        <Bar side="home" share={sum === 0 ? 0 : home / sum} />
        <span>{name}</span>
        <Bar side="away" share={sum === 0 ? 0 : away / sum} />
        <b data-num>{away}</b>
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
