import { mountPage } from './mountPage';
import { CheckPage, type CheckOptions } from './CheckPage';

/**
 * Starts the page at `/check`, where anyone can recompute a round. A venue calls it in `check/main.tsx` and passes that
 * folder to `createVenueServer({ check })`.
 *
 *     startCheck({ games: GAMES, replay: ({ seed, playerSeed, round }) => describeFacts(replay(seed, playerSeed, round)) });
 *
 * A link prefills the fields: `/check?lang=zh-TW&game=…&round=…&seed=…&playerSeed=…&commitment=…&input=…`; the page
 * then computes the result at once.
 */
export function startCheck(options: CheckOptions): void {
  mountPage({ 'zh-CN': {}, 'zh-TW': {} }, <CheckPage {...options} query={new URLSearchParams(location.search)} />);
}
