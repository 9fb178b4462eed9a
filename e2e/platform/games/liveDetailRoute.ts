import type { ResponseOf } from '@site/shared/wire/call';
import { liveMatchDetailCall } from '@site/shared/wire/liveMatch';
import { publicRoute, type Route } from '../http/route';
import type { Sportsbook } from '../kernel';

/** Serves the timeline and statistics of one match. Guests may call it, as with matches. */
export function liveDetailRoute(sportsbook: Sportsbook): Route {
  return publicRoute(
    liveMatchDetailCall,
    async ({ gameId }) => (await sportsbook.liveDetail(gameId)) as ResponseOf<typeof liveMatchDetailCall>,
  );
}
