import { useCallback, useDeferredValue, useMemo, useEffect, useRef, useState } from 'react';
import { mapResult, useReadable, useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { VisuallyHidden } from '@site/shared/ui';
import { MoneyLeftLine } from '../bring-back/MoneyLeftLine';
import { OpenGame, warmGameDialog } from '../game-detail/OpenGame';
import { offeredFilters, type FoundGames, type GameQuery } from '../games/game';
import { GAMES_PER_BLOCK } from '../games/GameBlock';
import { fetchGames } from '../games/gameApi';
import { useCollection } from '../games/useCollection';
import { WarmCard } from '../games/useWarmCard';
import { useTranslation } from './texts';
import { JackpotBanner } from '../jackpots/JackpotBanner';
import { useVenues } from '../venues/useVenues';
import { GameResults } from './GameResults';
import { LobbyTools } from './LobbyTools';
import styles from './SlotLobby.module.css';
import { VenueRow } from './VenueRow';
import { useAddressQuery, type QueryCodec } from '@site/shared/address-query';
import { GAME_OF_CARD } from '../games/useOpenGame';
import { isSameQuery, parseLobbyQuery, toAddressQuery } from './lobbyQuery';

const lobbyQuery: QueryCodec<GameQuery> = { parse: parseLobbyQuery, format: toAddressQuery, keeps: [GAME_OF_CARD] };

/**
 * Returns the query of the lobby, stored in its URL. The object stays the same while it requests the same games, and
 * `change` is stable, so that components that do not show the query do not re-render.
 */
function useLobbyQuery(): { readonly query: GameQuery; readonly change: (change: Partial<GameQuery>) => void } {
  const [addressed, setQuery] = useAddressQuery('egame', lobbyQuery);
  const [query, keepQuery] = useState(addressed);
  if (!isSameQuery(query, addressed)) keepQuery(addressed);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  const change = useCallback(
    (changed: Partial<GameQuery>) => {
      setQuery({ ...latest.current, ...changed });
    },
    [setQuery],
  );
  return { query, change };
}

const FIRST_BLOCK = { page: 1, size: GAMES_PER_BLOCK };

/**
 * Renders `/game/egame`: slot games by venue, filter, theme, volatility, return and search.
 *
 * Assumption (R-VENUE-23): jackpots at the top, then the venues, the filters with their counts, and one virtualized
 * list of covers; the choices are stored in the URL. Implements R-VENUE-01.
 */
export function SlotLobby() {
  const isSignedIn = useReadable(useServices().session.isSignedIn);
  // The key reloads the lobby on sign-in, because collected games and counts belong to the member.
  return <Lobby key={String(isSignedIn)} isMember={isSignedIn} />;
}

function Lobby({ isMember }: { readonly isMember: boolean }) {
  const { t } = useTranslation();
  const { http } = useServices();
  const { query: addressed, change } = useLobbyQuery();
  const filters = offeredFilters(isMember);
  const query = useMemo(
    () => (filters.includes(addressed.filter) ? addressed : { ...addressed, filter: 'all' as const }),
    [filters, addressed],
  );
  // Defer the query, so that a choice is painted before its games are requested, and their covers render in
  // interruptible steps.
  const followed = useDeferredValue(query);
  const loadGames = useCallback(
    async (signal: AbortSignal) =>
      mapResult(await fetchGames(http, 'slot', followed, FIRST_BLOCK, signal), (page): FoundGames => ({ ...page, query: followed })),
    [http, followed],
  );
  const venues = useVenues('slot');
  const games = useLoadable(loadGames);
  const answer = useDeferredValue(games.state);
  const collection = useCollection(answer.data, games.reload);
  const chooseVenue = useCallback(
    (venue: string | undefined) => {
      change({ venue });
    },
    [change],
  );
  const venueName = venues.state.data?.find(({ enName }) => enName === followed.venue)?.name;

  return (
    <div className={styles['screen']}>
      <VisuallyHidden>
        <h1>{t('venues.title', { category: t('category.slot.name') })}</h1>
      </VisuallyHidden>
      <MoneyLeftLine />
      <JackpotBanner venue={followed.venue} venueName={venueName} />
      <VenueRow venues={venues.state} onRetry={venues.reload} chosen={query.venue} onChoose={chooseVenue} />
      <LobbyTools
        filters={filters}
        found={answer.data}
        isLoading={answer.status === 'loading'}
        query={query}
        onChange={change}
        isMember={isMember}
      />
      <WarmCard value={warmGameDialog}>
        <GameResults games={answer} onRetry={games.reload} onChange={change} collection={collection} />
      </WarmCard>
      <OpenGame />
    </div>
  );
}
