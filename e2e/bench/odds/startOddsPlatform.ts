import { setTimeout as delay } from 'node:timers/promises';
import { createClock, SILENT_LOG, type CreateSportsbook, type ResourceCall, type Sportsbook } from '@site/platform/kernel';
import { createSportsbook as createOwnSportsbook } from '@site/platform/sportsbook/createSportsbook';
import { createOddsHub, type FedOddsHub } from '@site/platform/sportsbook/board/createOddsHub';
import { startPlatform } from '@site/platform/startPlatform';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { createOddsBoard, type OddsBoard } from './createOddsBoard';
import { CHANGES_OF_A_MATCH_PER_SECOND, CHANGES_PER_SECOND, MATCHES, MATCHES_PER_LEAGUE, SEED } from './load';

/** Platform with the board of the bench. */
export interface OddsPlatform {
  /** Resets the matches and prices, so every page receives the same changes. */
  restart(): void;
  /**
   * Moves prices for this time, in all matches or only in one at the rate of a match page. Resolves with the number of
   * changes.
   */
  run(seconds: number, ofMatch?: string): Promise<number>;
  shownPrices: OddsBoard['shownPrices'];
  pricesOf: OddsBoard['pricesOf'];
  stop(): Promise<void>;
}

export interface OddsPlatformOptions {
  readonly port: number;
  readonly dataDir: string;
  /** Interval between two publications. */
  readonly publishEveryMs: number;
}

/**
 * Starts the real platform (members, calls, streams, its own odds hub with its messages) with a sportsbook whose
 * matches and prices belong to the bench, because the bench does not measure the computation of prices.
 */
export async function startOddsPlatform({ port, dataDir, publishEveryMs }: OddsPlatformOptions): Promise<OddsPlatform> {
  const clock = createClock();
  const makeBoard = (): OddsBoard => createOddsBoard({ matches: MATCHES, seed: SEED, nowMs: clock.nowMs() });
  let board = makeBoard();
  const hub = createOddsHub({ find: (gameId) => board.find(gameId) }, clock, SILENT_LOG);
  const platform = await startPlatform({
    database: { status: 'embedded', dataDir },
    createSportsbook: withBoard(() => board, hub),
    port,
    sandbox: { port: 0 },
    clock,
    hostOrigins: [DEFAULT_ADDRESSES.host],
  });
  return {
    restart() {
      board = makeBoard();
    },
    async run(seconds, ofMatch) {
      const perSecond = ofMatch === undefined ? CHANGES_PER_SECOND : CHANGES_OF_A_MATCH_PER_SECOND;
      const perTick = Math.round((perSecond * publishEveryMs) / 1000);
      const ticks = Math.round((seconds * 1000) / publishEveryMs);
      const startedAt = performance.now();
      for (let tick = 1; tick <= ticks; tick += 1) {
        hub.publish(board.movePrices(perTick, ofMatch));
        await delay(Math.max(0, startedAt + tick * publishEveryMs - performance.now()));
      }
      return ticks * perTick;
    },
    shownPrices: () => board.shownPrices(),
    pricesOf: (gameId) => board.pricesOf(gameId),
    stop: () => platform.stop(),
  };
}

/** Creates the platform's own sportsbook without a calendar, with board and stream replaced. */
function withBoard(board: () => OddsBoard, odds: FedOddsHub): CreateSportsbook {
  return (dependencies): Sportsbook => {
    const own = createOwnSportsbook(dependencies, () => []);
    const { clock } = dependencies;
    return {
      ...own,
      odds,
      resource: async (call: ResourceCall) => {
        if (call.method === 'leagues') return countLeagues(board());
        if (call.method === 'match') return { match: board().find((call.request as { readonly gameId: string }).gameId)?.match };
        if (call.method === 'matches') return { version: clock.nowMs(), complete: true, matches: board().matches(), removed: [] };
        return own.resource(call);
      },
    };
  };
}

function countLeagues(board: OddsBoard): object {
  const leagues = new Map(
    board.matches().map(({ league_id, league }) => [league_id, { league_id, name: league, count: MATCHES_PER_LEAGUE }]),
  );
  return { list: [...leagues.values()], sports: { FT: MATCHES }, phases: { RB: MATCHES } };
}
