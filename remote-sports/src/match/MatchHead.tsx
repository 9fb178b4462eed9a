import { phaseLabel, sportLabel, useBettingTranslation, versusLabel, type Match, type Team } from '@site/shared/betting';
import { formatShortMinute } from '@site/shared/i18n';
import { cx, IconButton, Tag } from '@site/shared/ui';
import { Crest } from '@site/shared/ui/drawings/Crest';
import { LeagueBadge } from '@site/shared/ui/drawings/LeagueBadge';
import { FAVOURITE_MATCHES } from '../favourites/favourites';
import { useStoredSet } from '../favourites/useStoredSet';
import { useTranslation } from '../i18n';
import { mainScore, setScore } from '../feed/mainScore';
import type { TrackedMatch } from '../feed/matchFeed';
import { hasEnded, isRunning } from '../clock/matchStatus';
import { PartsTable } from './PartsTable';
import { RunningClock } from '../clock/RunningClock';
import { useGoalMark } from '../feed/useGoalMark';
import { RoomLink } from '../ui/RoomLink';
import styles from './MatchHead.module.css';

/** The head of a match: league, teams, score or start, and the score of its parts. */
export function MatchHead({ tracked: { match, goal } }: { readonly tracked: TrackedMatch }) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const { values: favourites, toggle } = useStoredSet(FAVOURITE_MATCHES);
  const hasGoal = useGoalMark(goal);
  const isOutright = match.sport === 'champion';
  return (
    <header className={styles['head']}>
      <div className={styles['league']}>
        <LeagueBadge leagueId={match.league.id} className={styles['badge']} />
        <span>{match.league.name}</span>
        {!hasEnded(match) && (
          <Tag tone={isRunning(match) ? 'live' : 'accent'}>
            {isOutright ? sportLabel('champion', tBetting) : phaseLabel(match.phase, tBetting)}
          </Tag>
        )}
        {!isOutright && <RoomLink matchId={match.id} match={versusLabel(match, tBetting)} />}
        <IconButton
          icon="star"
          size="sm"
          className={styles['favourite']}
          pressed={favourites.has(match.id)}
          label={t('board.favourite', { match: versusLabel(match, tBetting) })}
          onClick={() => {
            toggle(match.id);
          }}
        />
      </div>
      {isOutright ? (
        <h2 className={styles['outright']}>{match.home.name}</h2>
      ) : (
        <div className={styles['versus']}>
          <TeamSide team={match.home} reds={match.redCards?.home ?? 0} />
          <Middle match={match} hasGoal={hasGoal} />
          <TeamSide team={match.away} reds={match.redCards?.away ?? 0} />
        </div>
      )}
      <PartsTable match={match} />
    </header>
  );
}

function TeamSide({ team, reds }: { readonly team: Team; readonly reds: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles['team']}>
      <Crest teamId={team.id} className={styles['crest']} />
      <h2 className={styles['name']}>{team.name}</h2>
      {reds > 0 && <Tag tone="danger">{t('match.red_cards', { count: reds })}</Tag>}
    </div>
  );
}

function Middle({ match, hasGoal }: { readonly match: Match; readonly hasGoal: boolean }) {
  const { t } = useTranslation();
  const [score, inSet] = [mainScore(match), setScore(match)];
  if (!isRunning(match) && !hasEnded(match)) {
    return (
      <div className={styles['middle']}>
        <time className={styles['start']} dateTime={new Date(match.startsAt).toISOString()} data-num>
          {formatShortMinute(match.startsAt)}
        </time>
        <span className={styles['aside']}>{t('match.status.not_started')}</span>
      </div>
    );
  }
  return (
    <div className={styles['middle']}>
      <b className={styles['score']} data-goal={hasGoal || undefined} data-num>
        {score && t('match.score', { ...score })}
      </b>
      <span className={cx(styles['aside'], isRunning(match) && styles['clock'])}>
        <RunningClock match={match} />
      </span>
      <span className={styles['aside']} data-num>
        {inSet && t(match.sport === 'tennis' ? 'match.in_set' : 'match.in_game', { ...inSet })}
        {match.halfScore && t('match.half_score', { ...match.halfScore })}
      </span>
    </div>
  );
}
