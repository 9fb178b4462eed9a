import { backoffMs, pause, reasonOf } from '@site/shared/release/retry';
import type { GameServer, Log } from './kit/operator';

export interface KeptUpOptions {
  /** Named in the log. */
  readonly venue: string;
  /** 0 takes any free port at the first start, and keeps it. */
  readonly port: number;
  /** Starts the server. The signal is aborted when the server has to stop, or when this start is given up. */
  readonly start: (port: number, signal: AbortSignal) => Promise<GameServer>;
  readonly log: Log;
  /** A start that takes longer is reported as down, and continues. */
  readonly slowStartMs?: number;
}

/** A server that is started again, after a backoff, whenever it does not start or stops listening. */
export interface KeptUp {
  /** Where it listens, or will listen. */
  readonly url: string;
  isUp(): boolean;
  /** Resolves when it is up, has failed once, or has taken `slowStartMs`. */
  readonly attempted: Promise<void>;
  /** Stops it, a start that goes on included. */
  stop(): Promise<void>;
}

/** On a busy machine the pages of a venue take more than ten seconds to bundle. */
const SLOW_START_MS = 30_000;

/** A server that listened for less is started again after a longer wait than the last time. */
const STABLE_MS = 60_000;

/** A start that ignores its signal is left alone after this time. */
const STOP_LIMIT_MS = 5_000;

export function keepUp({ venue, port, start, log, slowStartMs = SLOW_START_MS }: KeptUpOptions): KeptUp {
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  let onAttempted = (): void => undefined;
  const attempted = new Promise<void>((resolve) => {
    onAttempted = resolve;
  });
  const status = createStatus(venue, log, onAttempted);
  let url = `http://localhost:${String(port)}`;
  const running = run();
  return {
    get url() {
      return url;
    },
    isUp: status.isUp,
    attempted,
    async stop() {
      stopping.abort();
      await running;
    },
  };

  async function run(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted;) {
      const livedMs = await liveOnce();
      failures = livedMs >= STABLE_MS ? 1 : failures + 1;
      await pause(backoffMs(failures), stopping.signal);
    }
  }

  /** Returns how long the server listened; 0 when it did not start. Never throws. */
  async function liveOnce(): Promise<number> {
    const life = new AbortController();
    const slow = setTimeout(() => status.down(url, `it has not started within ${String(slowStartMs / 1_000)} s`), slowStartMs);
    const starting = start(Number(new URL(url).port), life.signal);
    void stopped.then(() => life.abort());
    try {
      const server = await Promise.race([starting, stopped]);
      clearTimeout(slow);
      if (server === undefined) {
        await Promise.race([starting.then((late) => late.stop()), pause(STOP_LIMIT_MS)]).catch(() => undefined);
        return 0;
      }
      ({ url } = server);
      status.up(url);
      const upSince = performance.now();
      await Promise.race([server.closed, stopped]);
      life.abort();
      if (!stopping.signal.aborted) status.down(url, 'it does not listen any more');
      await server.stop().catch(() => undefined);
      return performance.now() - upSince;
    } catch (error) {
      if (!stopping.signal.aborted) status.down(url, reasonOf(error));
      return 0;
    } finally {
      clearTimeout(slow);
      life.abort();
    }
  }
}

/** Tracks whether a server is up. Logs each change, and each further reason why it is down. */
function createStatus(venue: string, log: Log, onAttempted: () => void) {
  let isUp = false;
  let reasons = new Set<string>();
  return {
    isUp: () => isUp,
    up(address: string) {
      log[reasons.size === 0 ? 'info' : 'warn']('venue-up', { venue, address });
      isUp = true;
      reasons = new Set();
      onAttempted();
    },
    down(address: string, reason: string) {
      isUp = false;
      onAttempted();
      if (reasons.has(reason)) return;
      reasons.add(reason);
      log.warn('venue-down', { venue, address, reason });
    },
  };
}
