import type { HostServices } from '@site/shared/contract';
import type { ResourceContext } from '../resource/resourceApi';
import { homeStore } from '../feed/boardStore';
import { fetchLeagues, fetchMatches } from '../feed/matchApi';
import { openBoardFeed } from '../feed/openBoardFeed';
import { FAVOURITE_LEAGUES, FAVOURITE_MATCHES, hasFavourites, readFavourites } from '../favourites/favourites';
import { highlights, type RunningHighlights } from './highlights';
import { HIGHLIGHTS, readHighlights } from './readHighlights';
import type { readWithOwn } from './readWithOwn';

/**
 * Time for which loaded matches may be shown again until the reload completes; their prices cannot be picked meanwhile.
 */
export const HIGHLIGHTS_LIFE_MS = 30_000;

/**
 * Wire codes of the full-time result market before a match and in play, which is all home shows. The stream brings the
 * other markets of the shown matches.
 */
const SHOWN_MARKETS = ['M', 'RM'];

/**
 * Follows the highlights with the services of a view: watches exactly the shown matches and pauses while the page is
 * hidden. Recently loaded matches stay visible for the next widget that mounts. Starred matches are loaded along with
 * them.
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

/** Loads the highlights, and the starred matches with a lazy module, because most visitors have starred nothing. */
async function readHome(...[read, favourites, ending]: Parameters<typeof readWithOwn>): ReturnType<typeof readWithOwn> {
  if (!hasFavourites(favourites)) return readHighlights(read, ending);
  const own = await import('./readWithOwn').catch(() => undefined);
  return own === undefined ? readHighlights(read, ending) : own.readWithOwn(read, favourites, ending);
}
