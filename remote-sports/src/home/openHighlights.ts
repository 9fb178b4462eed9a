import type { HostServices } from '@site/shared/contract';
import type { ResourceContext } from '../resource/resourceApi';
import { homeStore } from '../feed/boardStore';
import { fetchLeagues, fetchMatches } from '../feed/matchApi';
import { openBoardFeed } from '../feed/openBoardFeed';
import { FAVOURITE_LEAGUES, FAVOURITE_MATCHES, hasFavourites, readFavourites } from '../favourites/favourites';
import { highlights, type RunningHighlights } from './highlights';
import { HIGHLIGHTS, readHighlights } from './readHighlights';
import type { readWithOwn } from './readWithOwn';

/** What was read may be shown again for this long, until it was read again: prices in it cannot be picked meanwhile. */
export const HIGHLIGHTS_LIFE_MS = 30_000;

/** Home shows the result after full time, of which these are the names before a match and in play. The stream brings the other markets of those shown. */
const SHOWN_MARKETS = ['M', 'RM'];

/**
 * Follows the highlights with the services of a view: watches exactly the matches shown, and pauses while the page is hidden. What was read
 * a moment ago stays visible for the next widget that mounts. With them it reads what the player has starred.
 */
export function openHighlights(
  services: Pick<HostServices, 'stream' | 'logger' | 'clock' | 'storage'>,
  resource: ResourceContext,
): RunningHighlights {
  const { clock, storage } = services;
  const own = highlights();
  const { feed, release } = openBoardFeed(services, {
    store: homeStore(),
    fetchMatches: (_query, ending) =>
      readHome((query, until) => fetchMatches(resource, { ...query, markets: SHOWN_MARKETS }, until), readFavourites(storage), ending),
    fetchLeagues: (query, ending) => fetchLeagues(resource, query, ending),
  });
  feed.show(HIGHLIGHTS, clock.now() - own.pausedAt < HIGHLIGHTS_LIFE_MS ? 'kept' : 'dropped');
  if (document.hidden) feed.pause();
  const unsubscribe = [FAVOURITE_LEAGUES, FAVOURITE_MATCHES].map((key) => storage.subscribe(key, feed.reload));
  return {
    reload: feed.reload,
    end() {
      for (const stop of unsubscribe) stop();
      release();
      feed.pause();
      own.pausedAt = clock.now();
    },
  };
}

/** What the player has starred is read by code of its own: most visitors have no star. */
async function readHome(...[read, favourites, ending]: Parameters<typeof readWithOwn>): ReturnType<typeof readWithOwn> {
  if (!hasFavourites(favourites)) return readHighlights(read, ending);
  const own = await import('./readWithOwn').catch(() => undefined);
  return own === undefined ? readHighlights(read, ending) : own.readWithOwn(read, favourites, ending);
}
