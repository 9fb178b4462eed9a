import { type Sport, type Team } from '@site/shared/betting';
import { marketLabel, phaseLabel, useBettingTranslation, versusLabel } from '@site/shared/ui/betting';
import { useRouteLink } from '@site/shared/contract';
import { cx, Icon, Tag } from '@site/shared/ui';
import { LeagueBadge } from '@site/shared/ui/drawings/LeagueBadge';
import { CHANNEL } from '../channel-entry/channelEntry';
import { useTranslation } from './texts';
import type { TrackedMatch } from '../feed/matchFeed';
import { usePriceFocus } from '../prices/usePriceFocus';
import { isRunning } from '../clock/matchStatus';
import { RoomLink } from '../ui/RoomLink';
import { fullTimeResult } from './fullTimeResult';
import { MatchFacts } from './MatchFacts';
import { MatchMiddle } from './MatchMiddle';
import { ResultPrices } from './ResultPrices';
import frame from './LiveMatchFrame.module.css';
import { TeamMark } from '../ui/TeamMark';
import styles from './LiveMatchCard.module.css';

/** Shows one match as a large card: league, teams, progress, statistics, and the prices of its result market. */
export function LiveMatchCard({ tracked }: { readonly tracked: TrackedMatch }) {
  const { match } = tracked;
  const { t: tBetting } = useBettingTranslation();
  const isLive = isRunning(match);
  const prices = usePriceFocus<HTMLElement>();
  return (
    <article ref={prices.ref} className={cx(frame['card'], styles['match'])} aria-label={versusLabel(match, tBetting)}>
      <header className={styles['head']}>
        <LeagueBadge leagueId={match.league.id} className={styles['badge']} />
        <h2 className={styles['league']}>{match.league.name}</h2>
        <Tag tone={isLive ? 'live' : 'accent'}>{phaseLabel(isLive ? 'in-play' : 'today', tBetting)}</Tag>
        <RoomLink matchId={match.id} match={versusLabel(match, tBetting)} />
      </header>
      <div className={styles['versus']}>
        <TeamSide team={match.home} sport={match.sport} />
        <MatchMiddle tracked={tracked} />
        <TeamSide team={match.away} sport={match.sport} />
      </div>
      {isLive && <MatchFacts match={match} />}
      <MarketLine tracked={tracked} />
      <ResultPrices tracked={tracked} size="lg" />
    </article>
  );
}

function TeamSide({ team, sport }: { readonly team: Team; readonly sport: Sport }) {
  return (
    <div className={styles['team']}>
      <TeamMark team={team} sport={sport} className={styles['crest']} />
      <b className={styles['name']}>{team.name}</b>
    </div>
  );
}

/** Shows the name of the market whose prices are below, and the link to the other markets. */
function MarketLine({ tracked: { match } }: { readonly tracked: TrackedMatch }) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const link = useRouteLink('crtyMatch', { enName: CHANNEL, matchId: match.id });
  const market = fullTimeResult(match);
  return (
    <p className={styles['market']} data-roving-row>
      <span>{market && marketLabel(market.type, tBetting)}</span>
      <a {...link} className={styles['more']}>
        {t('odds.more_markets')}
        {match.moreMarkets > 0 && (
          <b data-num translate="no">
            {t('odds.more_markets_count', { count: match.moreMarkets })}
          </b>
        )}
        <Icon name="chevron-right" size="xs" />
      </a>
    </p>
  );
}
