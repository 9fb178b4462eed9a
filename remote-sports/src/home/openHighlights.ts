import type { HostServices } from '@site/shared/contract';
import { openBoardFeed } from '../feed/openBoardFeed';
import type { PublicSportsApi } from '../channel-entry/usePublicResource';
import { highlights, type RunningHighlights } from './highlights';
import { HIGHLIGHTS_LIFE_MS } from './limits';
import { HIGHLIGHTS, readHighlights } from './readHighlights';

/**
 * Keeps the highlights with the services of a view: watches exactly the matches shown, and rests while the page is hidden. What was read
 * a moment ago stays in sight for the next piece that asks.
 */
export function openHighlights(
  services: Pick<HostServices, 'stream' | 'logger' | 'clock'>,
  api: Pick<PublicSportsApi, 'fetchMatches' | 'fetchLeagues'>,
): RunningHighlights {
  const { clock } = services;
  const own = highlights();
  const { feed, release } = openBoardFeed(services, {
    store: own.store,
    fetchMatches: (_asked, ending) => readHighlights(api.fetchMatches, ending),
    fetchLeagues: api.fetchLeagues,
  });
  feed.show(HIGHLIGHTS, clock.now() - own.restingSince < HIGHLIGHTS_LIFE_MS ? 'kept' : 'dropped');
  if (document.hidden) feed.pause();
  return {
    reload: feed.reload,
    end() {
      release();
      feed.pause();
      own.restingSince = clock.now();
    },
  };
}
