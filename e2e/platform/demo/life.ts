import * as z from 'zod/mini';
import type { ControlledClock } from '../kernel';
import { businessDayOf } from '../kernel';
import type { Platform } from '../platformOptions';
import { diceOf, type Dice } from '../sportsbook/simulator/random';

const MINUTE_MS = 60_000;
/** Interval at which results are settled while bets are open, even when no member is on the site. */
const RESULTS_EVERY_MS = 170 * MINUTE_MS;
/** Maximum age of the board when someone bets. */
const BOARD_LIFE_MS = MINUTE_MS;
/** Time after midnight at which the rebates of the previous day are calculated. */
const AFTER_MIDNIGHT_MS = 12 * MINUTE_MS;

/** Platform without timers, driven by the clock that the scenes move. */
export interface Life {
  readonly url: string;
  readonly clock: ControlledClock;
  /** Creates a random stream per scene, so that more draws in one scene do not change the others. */
  dice(...words: readonly (string | number)[]): Dice;
  pass(seconds: number): void;
  /** Runs everything that is due by the clock. */
  tick(): Promise<void>;
  /** Advances matches and bets to the clock. */
  settleBets(): Promise<void>;
  /** Advances matches and bets when the board is older than a minute. */
  refreshBoard(): Promise<void>;
  /** Advances the clock and runs everything that becomes due on the way. A time in the past changes nothing. */
  travelTo(epochMs: number): Promise<void>;
  /**
   * Plays at a venue. The venue's clock stands still at other times, because its tables would deal all day without
   * players.
   */
  visitVenue(visit: () => Promise<void>): Promise<void>;
  /** Keeps settling results until then. */
  expectResultsUntil(epochMs: number): void;
  /** Sends a sandbox command, for the actions of the cashier and the operator. */
  steer(path: string, body: unknown): Promise<unknown>;
  /** Returns the latest sent code. */
  readCode(): Promise<string>;
}

const messagesSchema = z.object({ messages: z.array(z.object({ code: z.string() })) });

export interface VenueClock {
  isOpen: boolean;
  stoodStillAtMs: number;
}

type LifePlatform = Pick<Platform, 'url' | 'sandboxUrl' | 'clock' | 'tick' | 'sportsbook'>;

export function createLife(platform: LifePlatform, venueClock: VenueClock, seed: number): Life {
  const { clock } = platform;
  let resultsUntil = 0;
  let boardAtMs = 0;

  const tick = async (): Promise<void> => {
    await platform.tick();
    boardAtMs = clock.nowMs();
  };
  const settleBets = async (): Promise<void> => {
    await platform.sportsbook.tick();
    boardAtMs = clock.nowMs();
  };

  const sandbox = async (path: string, options: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(`${String(platform.sandboxUrl)}/sandbox/${path}`, options);
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`the sandbox refused ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };

  /**
   * Returns the next time before a scene at which something is due: everything shortly after midnight, and results
   * while bets are open.
   */
  const nextStop = (): { readonly atMs: number; readonly run: () => Promise<void> } => {
    const nowMs = clock.nowMs();
    const { from, to } = businessDayOf(clock.now());
    const midnights = [from, to].map((midnight) => midnight.getTime() + AFTER_MIDNIGHT_MS);
    const closing = Math.min(...midnights.filter((atMs) => atMs > nowMs));
    const results = nowMs + RESULTS_EVERY_MS;
    return nowMs < resultsUntil && results < closing ? { atMs: results, run: settleBets } : { atMs: closing, run: tick };
  };

  return {
    url: platform.url,
    clock,
    dice: (...words) => diceOf('demo', seed, ...words),
    pass(seconds) {
      clock.advance(Math.round(seconds * 1_000));
    },
    tick,
    settleBets,
    async refreshBoard() {
      if (clock.nowMs() - boardAtMs >= BOARD_LIFE_MS) await settleBets();
    },
    async travelTo(epochMs) {
      for (let stop = nextStop(); stop.atMs < epochMs; stop = nextStop()) {
        clock.set(stop.atMs);
        await stop.run();
      }
      if (epochMs > clock.nowMs()) clock.set(epochMs);
    },
    async visitVenue(visit) {
      venueClock.isOpen = true;
      try {
        await visit();
      } finally {
        Object.assign(venueClock, { isOpen: false, stoodStillAtMs: clock.nowMs() });
      }
    },
    expectResultsUntil(epochMs) {
      resultsUntil = Math.max(resultsUntil, epochMs);
    },
    steer: (path, body) => sandbox(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    async readCode() {
      const [newest] = messagesSchema.parse(await sandbox('messages')).messages.filter(({ code }) => code !== '');
      if (newest === undefined) throw new Error('no code was sent');
      return newest.code;
    },
  };
}
