import { useState } from 'react';
import { useStore } from 'zustand';
import type { MarketPhase, Sport } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { formatDay } from '@site/shared/i18n';
import { LoadableView, mapLoadable } from '@site/shared/loadable';
import { Button, Empty, Icon } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { setFormat, slipStore } from '../../slip/slipStore';
import { changePhase, changeSport, INITIAL_BOARD_QUERY, isEarly, type BoardQuery } from '../boardQuery';
import { boardStore } from '../boardStore';
import { BoardSkeleton } from './BoardSkeleton';
import { BoardTable } from './BoardTable';
import { BoardTools } from './BoardTools';
import { GoalAnnouncer } from './GoalAnnouncer';
import { LeagueChips } from './LeagueChips';
import { LinkNote } from './LinkNote';
import { SportTabs } from './SportTabs';
import { useBoardFeed } from './useBoardFeed';
import { useFavourites } from './useFavourites';
import { useLeagueGroups } from './useLeagueGroups';
import { usePick } from './usePick';
import styles from './Board.module.css';

const DAY_MS = 86_400_000;

/**
 * The board: sports, phases, leagues, and the matches with their prices.
 *
 * Proves R-SPORT-09. Assumption: columns are handicap, total and result of the match and of the half; matches stand by league or by
 * time; early markets are chosen by business day, tomorrow first.
 */
export function Board() {
  const { t } = useTranslation();
  const { clock } = useServices();
  const [query, setQuery] = useState(INITIAL_BOARD_QUERY);
  const { reload } = useBoardFeed(query);
  const { favourites, toggle } = useFavourites();
  const groups = useLeagueGroups(query, favourites);
  const overview = useStore(boardStore(), (state) => state.overview.data);
  const list = useStore(boardStore(), (state) => state.list);
  const format = useStore(slipStore(), ({ slip }) => slip.format);
  const handlePick = usePick();

  const change = (changes: Partial<BoardQuery>) => {
    setQuery((before) => ({ ...before, ...changes }));
  };
  const handlePhase = (phase: MarketPhase) => {
    setQuery((before) => {
      const next = changePhase(before, phase);
      return isEarly(next.phase) && next.day === undefined ? { ...next, day: formatDay(clock.now() + DAY_MS) } : next;
    });
  };
  const handleSport = (sport: Sport) => {
    setQuery((before) => changeSport(before, sport));
  };

  return (
    <div className={styles['board']}>
      <SportTabs sport={query.sport} counts={overview?.sports ?? NO_SPORTS} onChange={handleSport} />
      <BoardTools
        query={query}
        phaseCounts={overview?.phases ?? NO_PHASES}
        format={format}
        favouriteCount={favourites.size}
        onPhase={handlePhase}
        onFormat={(chosen) => {
          setFormat(slipStore(), chosen);
        }}
        onQuery={change}
        onReload={reload}
      />
      <LeagueChips
        league={query.league}
        leagues={overview?.leagues ?? []}
        onChange={(league) => {
          change({ league });
        }}
      />
      {query.phase === 'in-play' && (
        <p className={styles['delay']}>
          <Icon name="info" size="xs" />
          {t('board.delay_note')}
        </p>
      )}
      <LoadableView
        of={mapLoadable(list, () => groups)}
        onRetry={reload}
        skeleton={<BoardSkeleton />}
        empty={<EmptyBoard query={query} onQuery={change} onPhase={handlePhase} />}
      >
        {(shown) => <BoardTable groups={shown} favourites={favourites} onToggleFavourite={toggle} onPick={handlePick} />}
      </LoadableView>
      <LinkNote />
      <GoalAnnouncer store={boardStore()} />
    </div>
  );
}

interface EmptyBoardProps {
  readonly query: BoardQuery;
  readonly onQuery: (change: Partial<BoardQuery>) => void;
  readonly onPhase: (phase: MarketPhase) => void;
}

function EmptyBoard({ query, onQuery, onPhase }: EmptyBoardProps) {
  const { t } = useTranslation();
  const isFiltered = query.league !== 'all' || query.search !== '' || query.favouritesOnly;
  return (
    <Empty
      title={t('board.empty_title')}
      actions={
        isFiltered ? (
          <Button
            onClick={() => {
              onQuery({ league: 'all', search: '', favouritesOnly: false });
            }}
          >
            {t('board.empty_clear')}
          </Button>
        ) : (
          query.phase !== 'today' && (
            <Button
              onClick={() => {
                onPhase('today');
              }}
            >
              {t('board.empty_today')}
            </Button>
          )
        )
      }
    >
      {t('board.empty_reason')}
    </Empty>
  );
}

const NO_SPORTS: ReadonlyMap<Sport, number> = new Map();
const NO_PHASES: ReadonlyMap<MarketPhase, number> = new Map();
