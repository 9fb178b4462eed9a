import { backoffMs, pause, reasonOf } from '@site/release/retry';
import type { GameServer, Log } from './kit/operator';

export interface KeptUpOptions {
  /** Name used in the log. */
  readonly venue: string;
  /** Port to listen on; 0 takes any free port at the first start and reuses it later. */
  readonly port: number;
  /** Starts the server. The signal is aborted when the server must stop or this start is abandoned. */
  readonly start: (port: number, signal: AbortSignal) => Promise<GameServer>;
  readonly log: Log;
  /** Time after which a slow start is reported as down; the start continues. */
  readonly slowStartMs?: number;
}

/** Server that is restarted with backoff whenever it fails to start or stops listening. */
export interface KeptUp {
  /** URL at which it listens or will listen. */
  readonly url: string;
  isUp(): boolean;
  /** Resolves when the server is up, has failed once, or has taken `slowStartMs`. */
  readonly attempted: Promise<void>;
  /** Stops the server, including a start in progress. */
  stop(): Promise<void>;
}

/** Bundling the pages of a venue takes more than ten seconds on a busy machine. */
const SLOW_START_MS = 30_000;

/** Uptime below which the backoff keeps growing. */
const STABLE_MS = 60_000;

/** Time after which a start that ignores its signal is abandoned. */
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
