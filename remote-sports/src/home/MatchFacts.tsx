import type { Match } from '@site/shared/betting';
import { useTranslation } from './texts';
import { StatBar } from '../ui/StatBar';
import styles from './MatchFacts.module.css';

/** Shows corners and red cards of a match as pairs of bars, when the feed has them. */
export function MatchFacts({ match: { corners, redCards } }: { readonly match: Pick<Match, 'corners' | 'redCards'> }) {
  const { t } = useTranslation();
  return (
    <div className={styles['facts']}>
      {corners && <StatBar name={t('score.stats.corners')} score={corners} />}
      {redCards && <StatBar name={t('score.stats.red_cards')} score={redCards} />}
    </div>
  );
}
