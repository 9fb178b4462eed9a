import * as z from 'zod/mini';
import type { ControlledClock } from '../kernel';
import { businessDayOf } from '../kernel';
import type { Platform } from '../platformOptions';
import { diceOf, type Dice } from '../sportsbook/simulator/random';

const MINUTE_MS = 60_000;
/** While bets are open, results are settled this often, and not only when someone is at the site. */
const RESULTS_EVERY_MS = 170 * MINUTE_MS;
/** The board is as fresh as this when someone bets. */
const BOARD_LIFE_MS = MINUTE_MS;
/** Rebates of a day are worked out a little after it is over. */
const AFTER_MIDNIGHT_MS = 12 * MINUTE_MS;

/** A platform on which nothing happens by itself, with the clock that the scenes move. */
export interface Life {
  readonly url: string;
  readonly clock: ControlledClock;
  /** A new stream for each scene, so that one that draws more often does not change the others. */
  dice(...words: readonly (string | number)[]): Dice;
  pass(seconds: number): void;
  /** Everything that is due by the clock. */
  tick(): Promise<void>;
  /** Advances matches and bets to the clock. */
  settleBets(): Promise<void>;
  /** The same, where the board is older than a minute. */
  refreshBoard(): Promise<void>;
  /** Moves the clock on, and lets the platform do what becomes due on the way. A moment that is over changes nothing. */
  travelTo(epochMs: number): Promise<void>;
  /** Plays at a venue, whose clock stands still at other times: its tables would deal all day, though no one sits at them. */
  visitVenue(visit: () => Promise<void>): Promise<void>;
  /** Bets are open until then. */
  expectResultsUntil(epochMs: number): void;
  /** One of the sandbox's commands: what the cashier and the operator do. */
  steer(path: string, body: unknown): Promise<unknown>;
  /** The code that was sent last. */
  readCode(): Promise<string>;
}

const messagesSchema = z.object({ messages: z.array(z.object({ code: z.string() })) });

/** The clock of the venues' servers. */
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

  /** The next moment before a scene at which something is due: all of it a little after midnight, results while bets are open. */
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
