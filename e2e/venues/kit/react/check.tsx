import { mountPage } from './mountPage';
import { CheckPage, type CheckOptions } from './CheckPage';

/**
 * Starts the page at `/check`, where anyone works out a round again. A venue has `check/main.tsx` that calls it, and gives the folder to `createVenueServer({ check })`.
 *
 *     startCheck({ games: GAMES, replay: ({ seed, playerSeed, round }) => describeFacts(replay(seed, playerSeed, round)) });
 *
 * A link to it has the fields filled in: `/check?lang=zh-TW&game=…&round=…&seed=…&playerSeed=…&commitment=…&input=…`; the page works it out at once.
 */
export function startCheck(options: CheckOptions): void {
  mountPage({ 'zh-CN': {}, 'zh-TW': {} }, <CheckPage {...options} query={new URLSearchParams(location.search)} />);
}
