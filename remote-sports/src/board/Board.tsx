import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { MarketPhase, Sport } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { formatDay } from '@site/shared/i18n';
import { LoadableView, mapLoadable } from '@site/shared/loadable';
import { Button, cx, Empty, Icon } from '@site/shared/ui';
import { useStoredSet } from '../favourites/useStoredSet';
import { useTranslation } from './texts';
import { setFormat, slipStore } from '../slip/slipStore';
import { askedDay, boardQueryStore, changePhase, changeSport, shownSport, type BoardQuery } from './boardQuery';
import { boardStore } from '../feed/boardStore';
import { BoardSkeleton } from './BoardSkeleton';
import { BoardTable } from './BoardTable';
import { BoardTools } from './BoardTools';
import { GoalAnnouncer } from '../feed/GoalAnnouncer';
import { LeagueChips } from './LeagueChips';
import { LinkNote } from '../feed/LinkNote';
import { SportTabs } from '../sport-tabs/SportTabs';
import { useBoardFeed } from './useBoardFeed';
import { useMarks } from './useMarks';
import { PriceKeys, SkipToPrices } from '../prices/PriceKeys';
import { usePick } from '../prices/usePick';
import { usePriceFocus } from '../prices/usePriceFocus';
import { useSportSections } from './useSportSections';
import { ScheduleLink } from './ScheduleLink';
import keys from '../prices/PriceKeys.module.css';
import styles from './Board.module.css';

const DAY_MS = 86_400_000;
/** Stored view setting: two lines per match instead of three. */
const TWO_LINES = 'two-lines';

/**
 * Shows the board: sports, phases, leagues, and the matches with their prices. The board keeps its state while the
 * player visits a match.
 *
 * Implements R-SPORT-09. Assumption: columns are the main markets of the sport; matches are sorted by league or by
 * time; early markets are filtered by business day (tomorrow first) or shown for all days together.
 */
export function Board() {
  const { t } = useTranslation();
  const { clock } = useServices();
  const query = useStore(boardQueryStore());
  const sport = shownSport(query);
  const marks = useMarks();
  const views = useStoredSet('board-views');
  const hasTwoLines = views.values.has(TWO_LINES);
  // Defer the matches, so that the chosen filter is painted before the list re-renders.
  const followed = useDeferredValue(query);
  const favourites = useDeferredValue(marks.favourites);
  const { reload } = useBoardFeed({ sport: shownSport(followed), phase: followed.phase, day: askedDay(followed) });
  const sections = useSportSections(followed, favourites);
  const overview = useStore(boardStore(), (state) => state.overview.data);
  const list = useStore(boardStore(), (state) => state.list);
  const format = useStore(slipStore(), ({ slip }) => slip.format);
  const handlePick = usePick();
  const prices = usePriceFocus<HTMLDivElement>();
  const favouriteCount = marks.favourites.matches.size + marks.favourites.leagues.size;
  const phaseCounts = overview?.phases ?? NO_PHASES;
  const championCount = Math.max(
    overview?.sports.get('champion') ?? 0,
    (phaseCounts.get('champion-today') ?? 0) + (phaseCounts.get('champion-early') ?? 0),
  );

  const set = (change: (before: BoardQuery) => BoardQuery) => {
    boardQueryStore().setState((before) => {
      const next = change(before);
      return next.phase === 'early' && next.day === undefined ? { ...next, day: formatDay(clock.now() + DAY_MS) } : next;
    }, true);
  };
  const handlePhase = (phase: MarketPhase) => {
    set((before) => changePhase(before, phase));
  };
  const handleSport = (chosen: Sport) => {
    set((before) => changeSport(before, chosen, phaseCounts));
  };
  const handleQuery = (changes: Partial<BoardQuery>) => {
    set((before) => ({ ...before, ...changes }));
  };

  return (
    <div ref={prices.ref} className={cx(styles['board'], keys['scope'])} data-lines={hasTwoLines ? 'two' : undefined}>
      <SkipToPrices onSkip={prices.focus} />
      <SportTabs sport={sport} counts={overview?.sports} onChange={handleSport}>
        <ScheduleLink />
      </SportTabs>
      <BoardTools
        query={query}
        phaseCounts={phaseCounts}
        championCount={championCount}
        format={format}
        favouriteCount={favouriteCount}
        onPhase={handlePhase}
        onFormat={(chosen) => {
          setFormat(slipStore(), chosen);
        }}
        onQuery={handleQuery}
        hasTwoLines={hasTwoLines}
        onTwoLines={() => {
          views.toggle(TWO_LINES);
        }}
        onReload={reload}
      />
      <LeagueChips
        sport={sport}
        league={query.league}
        leagues={overview?.leagues}
        starred={marks.favourites.leagues}
        onStar={marks.toggleLeague}
        onChange={(league) => {
          handleQuery({ league });
        }}
      />
      <LoadableView
        of={mapLoadable(list, () => sections)}
        onRetry={reload}
        skeleton={<BoardSkeleton />}
        empty={<EmptyBoard query={query} hasFavourites={favouriteCount > 0} onQuery={handleQuery} onPhase={handlePhase} />}
      >
        {(shown) => (
          <div className={styles['sections']}>
            <BoardTable sections={shown} marks={marks} onPick={handlePick} />
          </div>
        )}
      </LoadableView>
      {query.phase === 'in-play' && list.data !== undefined && (
        <p className={styles['delay']}>
          <Icon name="info" size="xs" />
          {t('board.delay_note')}
        </p>
      )}
      <PriceKeys />
      <LinkNote />
      <GoalAnnouncer store={boardStore()} />
    </div>
  );
}

interface EmptyBoardProps {
  readonly query: BoardQuery;
  /** True when any match or league has a star. */
  readonly hasFavourites: boolean;
  readonly onQuery: (change: Partial<BoardQuery>) => void;
  readonly onPhase: (phase: MarketPhase) => void;
}

function EmptyBoard({ query, hasFavourites, onQuery, onPhase }: EmptyBoardProps) {
  const { t } = useTranslation();
  const isFiltered = query.league !== 'all' || query.search !== '' || query.favouritesOnly;
  if (!hasFavourites && query.favouritesOnly) {
    return (
      <Empty
        title={t('board.favourites_empty_title')}
        actions={
          <Button
            onClick={() => {
              onQuery({ favouritesOnly: false });
            }}
          >
            {t('board.favourites_empty_all')}
          </Button>
        }
      >
        {t('board.favourites_empty_reason')}
      </Empty>
    );
  }
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

const NO_PHASES: ReadonlyMap<MarketPhase, number> = new Map();
