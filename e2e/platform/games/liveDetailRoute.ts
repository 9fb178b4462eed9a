import type { ResponseOf } from '@site/shared/wire/call';
import { liveMatchDetailCall } from '@site/shared/wire/liveMatch';
import { publicRoute, type Route } from '../http/route';
import type { Sportsbook } from '../kernel';

/** Timeline and statistics of one match, open to guests like the matches. */
export function liveDetailRoute(sportsbook: Sportsbook): Route {
  return publicRoute(
    liveMatchDetailCall,
    async ({ gameId }) => (await sportsbook.liveDetail(gameId)) as ResponseOf<typeof liveMatchDetailCall>,
  );
}
