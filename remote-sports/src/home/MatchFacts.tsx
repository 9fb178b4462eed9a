import type { Match } from '@site/shared/betting';
import { useTranslation } from '../i18n';
import { StatBar } from '../ui/StatBar';
import styles from './MatchFacts.module.css';

/** What the feed counts of a match beside goals, each as a pair of bars: corners and red cards, and only those it tells. */
export function MatchFacts({ match: { corners, redCards } }: { readonly match: Pick<Match, 'corners' | 'redCards'> }) {
  const { t } = useTranslation();
  return (
    <div className={styles['facts']}>
      {corners && <StatBar name={t('match.stats.corners')} score={corners} />}
      {redCards && <StatBar name={t('match.stats.red_cards')} score={redCards} />}
    </div>
  );
}
