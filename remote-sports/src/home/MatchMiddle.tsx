import { formatShortMoment, formatTime } from '@site/shared/i18n';
import { Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { TrackedMatch } from '../feed/matchFeed';
import { RunningClock } from '../clock/RunningClock';
import { useGoalMark } from '../feed/useGoalMark';
import { isRunning } from '../clock/matchStatus';
import styles from './MatchMiddle.module.css';

/** Shows score, clock and half-time score between the teams, or the start time before the match. */
export function MatchMiddle({ tracked: { match, goal } }: { readonly tracked: TrackedMatch }) {
  const { t } = useTranslation();
  const hasGoal = useGoalMark(goal);
  if (!isRunning(match)) {
    return (
      <div className={styles['middle']}>
        <time className={styles['figure']} dateTime={new Date(match.startsAt).toISOString()} data-num translate="no">
          {formatTime(match.startsAt)}
        </time>
        <Tag tone="accent">{t('home.upcoming')}</Tag>
        <span className={styles['aside']} data-num translate="no">
          {formatShortMoment(match.startsAt).split(' ')[0]}
        </span>
      </div>
    );
  }
  return (
    <div className={styles['middle']}>
      <b className={styles['figure']} data-goal={hasGoal || undefined} data-num translate="no">
        {match.score && t('home.score', { ...match.score })}
      </b>
      <span className={styles['clock']}>
        <RunningClock match={match} />
      </span>
      <span className={styles['aside']} data-num translate="yes">
        {match.halfScore && t('score.half', { ...match.halfScore })}
      </span>
    </div>
  );
}
