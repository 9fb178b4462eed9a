import { type Match } from '@site/shared/betting';
import { phaseLabel, sportLabel, useBettingTranslation, versusLabel } from '@site/shared/ui/betting';
import { IconButton, Tag } from '@site/shared/ui';
import { LeagueBadge } from '@site/shared/ui/drawings/LeagueBadge';
import { Panorama } from '@site/shared/ui/drawings/panoramas/Panorama';
import { FAVOURITE_MATCHES } from '../favourites/favourites';
import { useStoredSet } from '../favourites/useStoredSet';
import { useTranslation } from './texts';
import type { TrackedMatch } from '../feed/matchFeed';
import { hasEnded, isRunning } from '../clock/matchStatus';
import { useGoalMark } from '../feed/useGoalMark';
import { RoomLink } from '../ui/RoomLink';
import { HeroScore } from './HeroScore';
import { HeroTeam } from './HeroTeam';
import { PartsTable } from './PartsTable';
import styles from './MatchHero.module.css';

/** Shows the match header on a background of its sport: league, teams, score or start time, and the score by period. */
export function MatchHero({ tracked: { match, goal } }: { readonly tracked: TrackedMatch }) {
  const hasGoal = useGoalMark(goal);
  const { sport } = match;
  if (sport === 'champion' || sport === 'all') {
    return (
      <header className={styles['plain']}>
        <LeagueRow match={match} />
        <h2 className={styles['outright']}>{match.home.name}</h2>
      </header>
    );
  }
  return (
    <header className={styles['hero']}>
      <Panorama ground={sport} className={styles['ground']} />
      <LeagueRow match={match} />
      <div className={styles['versus']}>
        <HeroTeam match={match} side="home" />
        <HeroScore match={match} hasGoal={hasGoal} />
        <HeroTeam match={match} side="away" />
      </div>
      <PartsTable match={match} />
    </header>
  );
}

function LeagueRow({ match }: { readonly match: Match }) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const { values: favourites, toggle } = useStoredSet(FAVOURITE_MATCHES);
  const isOutright = match.sport === 'champion';
  return (
    <div className={styles['league']}>
      <LeagueBadge leagueId={match.league.id} className={styles['badge']} />
      <span className={styles['league-name']}>{match.league.name}</span>
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
  );
}
