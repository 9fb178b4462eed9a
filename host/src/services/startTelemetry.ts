import { TELEMETRY_PATH } from '@site/shared/wire/reports';
import type { Telemetry, TelemetryEntry } from '@site/shared/wire/telemetry';
import type { Metric } from 'web-vitals';
import type { LogSink } from './createLogger';
import { createTelemetryQueue } from './createTelemetryQueue';
import { createTelemetryReader } from './toTelemetry';
import { whenUsed } from './whenUsed';

/**
 * Maximum entries of one batch. Lower than `TELEMETRY_ENTRIES_MAX`, so that even the longest texts stay below the 64 kB
 * that browsers accept when the player leaves.
 */
const BATCH_MAX = 25;

/** Time after which the web vitals of an unused page are read. */
const VITALS_WITHIN_MS = 10_000;

export interface TelemetryOptions {
  /** Themed build in the manifest. */
  readonly themedBuild: string;
  /** Version of the host. */
  readonly host: string;
  /** Address of the collector. Default: the platform of the site. */
  readonly path?: string | undefined;
  /** Share of all pages that send successes and web vitals. Failures are always sent. */
  readonly share?: number | undefined;
  /** Number in [0, 1) that decides whether this page belongs to the share. */
  readonly draw: number;
  /** Passes on the log entries: the earlier ones at once, the others as they arrive. */
  readonly takeEntries: (sink: LogSink) => void;
  readonly page: Pick<Window, 'addEventListener' | 'document' | 'fetch' | 'navigator' | 'removeEventListener' | 'setTimeout'>;
  readonly now: () => number;
}

/**
 * Sends telemetry of the page to the operator's collector: batched, sampled except for failures, and without data that
 * identifies a player. Loaded after the first paint. Nothing depends on it, and its failures are silent.
 */
export function startTelemetry({
  themedBuild,
  host,
  path = TELEMETRY_PATH,
  share = 1,
  draw,
  takeEntries,
  page,
  now,
}: TelemetryOptions): void {
  const isInShare = draw < share;
  const toBody = (entries: readonly TelemetryEntry[]): string => JSON.stringify({ themedBuild, host, share, entries } satisfies Telemetry);
  const queue = createTelemetryQueue({
    batchMax: BATCH_MAX,
    send: (entries) => send(page, path, toBody(entries)),
    sendAtLeaving: (entries) => page.navigator.sendBeacon(path, new Blob([toBody(entries)], { type: 'application/json' })),
    now,
    setTimer: (work, ms) => page.setTimeout(work, ms),
  });
  const add = (entry: TelemetryEntry | undefined): void => {
    if (entry !== undefined && (isInShare || isFailure(entry))) queue.add(entry);
  };

  const read = createTelemetryReader();
  takeEntries((entry) => {
    add(read(entry));
  });
  if (isInShare) {
    whenUsedOrLeft(page, () => {
      // If the vitals code fails to load, everything else is still sent.
      void watchVitals(({ name, value }) => {
        add({ kind: 'vital', name, value });
      }).catch(() => undefined);
    });
  }

  // Listen on the window: web vitals report on the document's event, which comes first.
  page.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') queue.leave();
  });
  page.addEventListener('pagehide', () => {
    queue.leave();
  });
}

/** Runs the work once: when the player has used the page, hides or leaves it, or after some seconds. */
function whenUsedOrLeft(page: TelemetryOptions['page'], work: () => void): void {
  let isDone = false;
  const run = (): void => {
    if (isDone) return;
    isDone = true;
    stop();
    page.removeEventListener('visibilitychange', run);
    work();
  };
  const stop = whenUsed(run, page);
  page.setTimeout(run, VITALS_WITHIN_MS);
  page.addEventListener('visibilitychange', run);
}

/** Reports the web vitals. The browser buffers earlier measurements, so loading this late misses nothing. */
async function watchVitals(report: (metric: Metric) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}

function isFailure(entry: TelemetryEntry): boolean {
  return entry.kind === 'log' || (entry.kind === 'load' && entry.result === 'failed');
}

/** Sends a batch. Returns true when it must not be sent again. */
async function send(page: Pick<Window, 'fetch'>, path: string, body: string): Promise<boolean> {
  try {
    const { status } = await page.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      credentials: 'omit',
      keepalive: true,
    });
    return status < 500;
  } catch {
    return false;
  }
}
