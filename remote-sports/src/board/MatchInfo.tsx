import { memo } from 'react';
import { type Match, type Sport, type Team } from '@site/shared/betting';
import { sportLabel, versusLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { formatShortMoment } from '@site/shared/i18n';
import { IconButton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { TeamMark } from '../ui/TeamMark';
import { mainScore, setScore } from '../feed/mainScore';
import { matchClock } from '../clock/matchClock';
import { hasSameFacts, type TrackedMatch } from '../feed/matchFeed';
import { useGoalMark } from '../feed/useGoalMark';
import { partOf } from '../clock/matchStatus';
import { matchPartLabel, useMatchPart } from '../clock/useMatchPart';
import { useServerTime } from '../clock/useServerTime';
import styles from './MatchInfo.module.css';

interface MatchInfoProps {
  readonly tracked: TrackedMatch;
  readonly isFavourite: boolean;
  readonly onToggleFavourite: () => void;
}

/**
 * Shows the left part of a match row: progress, teams with score and red cards, and the score of each period. A price
 * move does not re-render it.
 */
export const MatchInfo = memo(function MatchInfo({ tracked, isFavourite, onToggleFavourite }: MatchInfoProps) {
  const { match, goal } = tracked;
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const hasGoal = useGoalMark(goal);
  const [score, inSet] = [mainScore(match), setScore(match)];
  return (
    <div className={styles['info']}>
      <div className={styles['time']}>
        {match.sport === 'champion' ? <Closing match={match} /> : <MatchTime match={match} />}
        <IconButton
          icon="star"
          size="sm"
          className={styles['favourite']}
          pressed={isFavourite}
          label={t('board.favourite', { match: versusLabel(match, tBetting) })}
          onClick={onToggleFavourite}
        />
      </div>
      {match.sport === 'champion' ? (
        <div className={styles['outright']}>
          <b>{match.home.name}</b>
          <span className={styles['part']}>{sportLabel('champion', tBetting)}</span>
        </div>
      ) : (
        <>
          <TeamLine
            team={match.home}
            sport={match.sport}
            score={score?.home}
            inSet={inSet?.home}
            reds={match.redCards?.home ?? 0}
            isScoring={hasGoal && goal?.side === 'home'}
          />
          <TeamLine
            team={match.away}
            sport={match.sport}
            score={score?.away}
            inSet={inSet?.away}
            reds={match.redCards?.away ?? 0}
            isScoring={hasGoal && goal?.side === 'away'}
          />
          <MatchMeta match={match} />
        </>
      )}
    </div>
  );
}, showsTheSame);

function showsTheSame(one: MatchInfoProps, other: MatchInfoProps): boolean {
  return (
    one.isFavourite === other.isFavourite &&
    one.onToggleFavourite === other.onToggleFavourite &&
    one.tracked.goal === other.tracked.goal &&
    hasSameFacts(one.tracked.match, other.tracked.match)
  );
}

/**
 * Shows half-time score and corners in football, and the score of each period in other sports. The latest period comes
 * first, because the first position always has room.
 */
function MatchMeta({ match }: { readonly match: Match }) {
  const { t } = useTranslation();
  return (
    <div className={styles['meta']} data-num translate="yes">
      {match.parts.toReversed().map(({ period, home, away }) => (
        <span key={period} className={styles['partScore']}>
          <i className={styles['label']} title={matchPartLabel(partOf(period, match.sport), t)}>
            {/\d+$/.exec(period)?.[0] ?? period}
          </i>
          {t('score.part', { home, away })}
        </span>
      ))}
      {match.corners && <span className={styles['optional']}>{t('score.corners', { ...match.corners })}</span>}
      {match.halfScore && (
        <span className={match.parts.length > 0 ? styles['optional'] : undefined}>{t('score.half', { ...match.halfScore })}</span>
      )}
    </div>
  );
}

/** Shows when betting on an outright closes. */
function Closing({ match: { startsAt } }: { readonly match: Match }) {
  const { t } = useTranslation();
  const [day, time] = formatShortMoment(startsAt).split(' ');
  return (
    <>
      <span className={styles['part']}>{t('board.closes')}</span>
      <time className={styles['start']} dateTime={new Date(startsAt).toISOString()} translate="no">
        {time?.slice(0, 5)}
      </time>
      <span className={styles['part']} data-num translate="no">
        {day}
      </span>
    </>
  );
}

function MatchTime({ match }: { readonly match: Match }) {
  return match.status === 'not-started' ? <StartTime startsAt={match.startsAt} /> : <RunningTime match={match} />;
}

function StartTime({ startsAt }: { readonly startsAt: number }) {
  const [day, time] = formatShortMoment(startsAt).split(' ');
  return (
    <>
      <span className={styles['part']} data-num translate="no">
        {day}
      </span>
      <time className={styles['start']} dateTime={new Date(startsAt).toISOString()} translate="no">
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
      <span className={styles['clock']} data-num translate="no">
        {matchClock(match, now)}
      </span>
    </>
  );
}

interface TeamLineProps {
  readonly team: Team;
  readonly sport: Sport;
  readonly score: number | undefined;
  readonly inSet: number | undefined;
  readonly reds: number;
  readonly isScoring: boolean;
}

function TeamLine({ team, sport, score, inSet, reds, isScoring }: TeamLineProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles['team']}>
        <TeamMark team={team} sport={sport} className={styles['crest']} />
        <span className={styles['name']}>{team.name}</span>
        {reds > 0 && (
          <span role="img" aria-label={t('score.red_cards', { count: reds })} className={styles['red']} data-num translate="no">
            {reds > 1 ? reds : ''}
          </span>
        )}
        {inSet !== undefined && (
          <span className={styles['in-set']} data-num translate="no">
            {inSet}
          </span>
        )}
      </div>
      <b className={styles['score']} data-goal={isScoring || undefined} data-num translate="no">
        {score}
      </b>
    </>
  );
}
