import type { Match } from '@site/shared/betting';
import { formatShortMinute } from '@site/shared/i18n';
import { cx } from '@site/shared/ui';
import { RunningClock } from '../clock/RunningClock';
import { hasEnded, isRunning } from '../clock/matchStatus';
import { mainScore, setScore } from '../feed/mainScore';
import { useTranslation } from './texts';
import { halvesOf, pointTexts } from './matchScore';
import styles from './MatchHero.module.css';

interface HeroScoreProps {
  readonly match: Match;
  readonly hasGoal: boolean;
}

/** Shows the start time, or the score with the clock and its details, between the two sides. */
export function HeroScore({ match, hasGoal }: HeroScoreProps) {
  const { t } = useTranslation();
  if (!isRunning(match) && !hasEnded(match)) {
    return (
      <div className={styles['middle']}>
        <time className={styles['start']} dateTime={new Date(match.startsAt).toISOString()} data-num translate="no">
          {formatShortMinute(match.startsAt)}
        </time>
        <span className={styles['aside']}>{t('clock.part.not_started')}</span>
      </div>
    );
  }
  const score = mainScore(match);
  return (
    <div className={styles['middle']}>
      <b className={styles['score']} data-goal={hasGoal || undefined} data-num translate="no">
        {score && t('score.full', { ...score })}
      </b>
      <span className={cx(styles['aside'], isRunning(match) && styles['clock'])}>
        <RunningClock match={match} />
      </span>
      <Details match={match} />
    </div>
  );
}

/** Shows the score of both halves in football, or the current set and game. */
function Details({ match }: { readonly match: Match }) {
  const { t } = useTranslation();
  const { sport, halfScore } = match;
  const inSet = setScore(match);
  const second = halvesOf(match)?.second;
  const points = match.status === 'live' ? pointTexts(match) : undefined;
  return (
    <span className={styles['details']} data-num translate="yes">
      {inSet && <span>{t(sport === 'tennis' ? 'match.in_set' : 'match.in_game', { ...inSet })}</span>}
      {points && <span>{t('match.in_points', { ...points })}</span>}
      {halfScore && <span>{t('score.half', { ...halfScore })}</span>}
      {second && <span>{t('match.second_half_score', { ...second })}</span>}
    </span>
  );
}
