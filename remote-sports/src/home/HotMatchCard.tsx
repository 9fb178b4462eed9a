import { memo } from 'react';
import { useStore } from 'zustand';
import { type Match, type Sport, type Team } from '@site/shared/betting';
import { useBettingTranslation, versusLabel } from '@site/shared/ui/betting';
import { formatTime } from '@site/shared/i18n';
import { Card, Tag } from '@site/shared/ui';
import { LeagueBadge } from '@site/shared/ui/drawings/LeagueBadge';
import { RunningClock } from '../clock/RunningClock';
import { useGoalMark } from '../feed/useGoalMark';
import { isRunning } from '../clock/matchStatus';
import { homeStore } from '../feed/boardStore';
import { ResultPrices } from './ResultPrices';
import { TeamMark } from '../ui/TeamMark';
import styles from './HotMatchCard.module.css';

/**
 * Shows one match as a small card. It subscribes to its own part of the feed, so a price move re-renders only this
 * card.
 */
export const HotMatchCard = memo(function HotMatchCard({ matchId }: { readonly matchId: string }) {
  const tracked = useStore(homeStore(), ({ feed }) => feed.get(matchId));
  const { t: tBetting } = useBettingTranslation();
  const goal = tracked?.goal;
  const hasGoal = useGoalMark(goal);
  if (!tracked) return null;
  const { match } = tracked;
  return (
    <article aria-label={versusLabel(match, tBetting)}>
      <Card padding="none" className={styles['card']}>
        <div className={styles['head']}>
          <LeagueBadge leagueId={match.league.id} className={styles['badge']} />
          <span className={styles['league']}>{match.league.name}</span>
          <MatchTag match={match} />
        </div>
        <TeamLine sport={match.sport} team={match.home} score={match.score?.home} isScoring={hasGoal && goal?.side === 'home'} />
        <TeamLine sport={match.sport} team={match.away} score={match.score?.away} isScoring={hasGoal && goal?.side === 'away'} />
        <div className={styles['prices']}>
          <ResultPrices tracked={tracked} size="md" />
        </div>
      </Card>
    </article>
  );
});

function MatchTag({ match }: { readonly match: Match }) {
  if (isRunning(match)) {
    return (
      <Tag tone="live">
        <RunningClock match={match} />
      </Tag>
    );
  }
  return (
    <Tag tone="accent">
      <time dateTime={new Date(match.startsAt).toISOString()} data-num translate="no">
        {formatTime(match.startsAt)}
      </time>
    </Tag>
  );
}

interface TeamLineProps {
  readonly team: Team;
  readonly sport: Sport;
  readonly score: number | undefined;
  readonly isScoring: boolean;
}

function TeamLine({ team, sport, score, isScoring }: TeamLineProps) {
  return (
    <div className={styles['team']}>
      <TeamMark team={team} sport={sport} className={styles['crest']} />
      <span className={styles['name']}>{team.name}</span>
      <b className={styles['score']} data-goal={isScoring || undefined} data-num translate="no">
        {score}
      </b>
    </div>
  );
}
