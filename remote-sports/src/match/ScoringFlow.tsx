import type { Match } from '@site/shared/betting';
import { VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { MinuteOfPlay } from './liveDetail';
import { minutesShown } from './matchFlowRules';
import { Momentum, Sides } from './Momentum';
import styles from './MatchFlow.module.css';

interface ScoringFlowProps {
  readonly match: Match;
  readonly minutes: readonly MinuteOfPlay[];
}

/** Shows the points of both sides in each of the last minutes. */
export function ScoringFlow({ match: { home, away }, minutes }: ScoringFlowProps) {
  const { t } = useTranslation();
  const shown = minutesShown(minutes);
  const made = (side: 'home' | 'away') => shown.reduce((sum, { pressure }) => sum + pressure[side], 0);
  return (
    <section className={styles['flow']} aria-label={t('match.flow.title')}>
      <h3 className={styles['title']}>{t('match.flow.scoring', { count: shown.length })}</h3>
      <Sides home={home} away={away} />
      <Momentum minutes={shown} />
      <VisuallyHidden>
        <p>{t('match.flow.scoring_summary', { home: home.name, away: away.name, homePoints: made('home'), awayPoints: made('away') })}</p>
      </VisuallyHidden>
    </section>
  );
}
