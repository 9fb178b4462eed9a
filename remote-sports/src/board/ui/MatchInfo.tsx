import { versusLabel, useBettingTranslation, type Match, type Team } from '@site/shared/betting';
import { formatShortMoment } from '@site/shared/i18n';
import { IconButton } from '@site/shared/ui';
import { Crest } from '@site/shared/ui/drawings/Crest';
import { useTranslation } from '../../i18n';
import { GOAL_MARK_MS } from '../../match/limits';
import { matchClock } from '../../match/matchClock';
import type { TrackedMatch } from '../../match/matchFeed';
import { useFading } from '../../match/ui/useFading';
import { useMatchPart } from '../../match/ui/useMatchPart';
import { useServerTime } from '../../match/ui/useServerTime';
import styles from './MatchInfo.module.css';

interface MatchInfoProps {
  readonly tracked: TrackedMatch;
  readonly isFavourite: boolean;
  readonly onToggleFavourite: () => void;
}

/** The left of a match's row: where it stands, the teams with score and red cards, half-time score and corners. */
export function MatchInfo({ tracked, isFavourite, onToggleFavourite }: MatchInfoProps) {
  const { match, goal } = tracked;
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const hasGoal = useFading(goal?.at, GOAL_MARK_MS);
  return (
    <div className={styles['info']}>
      <div className={styles['time']}>
        <MatchTime match={match} />
        <IconButton
          icon="star"
          size="sm"
          className={styles['favourite']}
          pressed={isFavourite}
          label={t('board.favourite', { match: versusLabel(match, tBetting) })}
          onClick={onToggleFavourite}
        />
      </div>
      <TeamLine team={match.home} score={match.score?.home} reds={match.redCards?.home ?? 0} isScoring={hasGoal && goal?.side === 'home'} />
      <TeamLine team={match.away} score={match.score?.away} reds={match.redCards?.away ?? 0} isScoring={hasGoal && goal?.side === 'away'} />
      <div className={styles['meta']} data-num>
        {match.halfScore && <span>{t('match.half_score', { ...match.halfScore })}</span>}
        {match.corners && <span className={styles['optional']}>{t('match.corners', { ...match.corners })}</span>}
      </div>
    </div>
  );
}

function MatchTime({ match }: { readonly match: Match }) {
  return match.status === 'not-started' ? <StartTime startsAt={match.startsAt} /> : <RunningTime match={match} />;
}

function StartTime({ startsAt }: { readonly startsAt: number }) {
  const [day, time] = formatShortMoment(startsAt).split(' ');
  return (
    <>
      <span className={styles['part']} data-num>
        {day}
      </span>
      <time className={styles['start']} dateTime={new Date(startsAt).toISOString()}>
        {time?.slice(0, 5)}
      </time>
    </>
  );
}

function RunningTime({ match }: { readonly match: Match }) {
  const now = useServerTime(1_000);
  return (
    <>
      <span className={styles['part']}>{useMatchPart(match)}</span>
      <span className={styles['clock']} data-num>
        {matchClock(match, now)}
      </span>
    </>
  );
}

interface TeamLineProps {
  readonly team: Team;
  readonly score: number | undefined;
  readonly reds: number;
  readonly isScoring: boolean;
}

function TeamLine({ team, score, reds, isScoring }: TeamLineProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles['team']}>
        <Crest teamId={team.id} className={styles['crest']} />
        <span className={styles['name']}>{team.name}</span>
        {reds > 0 && (
          <span role="img" aria-label={t('match.red_cards', { count: reds })} className={styles['red']} data-num>
            {reds > 1 ? reds : ''}
          </span>
        )}
      </div>
      <b className={styles['score']} data-goal={isScoring || undefined} data-num>
        {score}
      </b>
    </>
  );
}
