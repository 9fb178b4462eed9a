import { TELEMETRY_PATH } from '@site/shared/wire/reports';
import type { Telemetry, TelemetryEntry } from '@site/shared/wire/telemetry';
import type { Metric } from 'web-vitals';
import type { LogSink } from './createLogger';
import { createTelemetryQueue } from './createTelemetryQueue';
import { createTelemetryReader } from './toTelemetry';
import { whenUsed } from './whenUsed';

/** A part of `TELEMETRY_ENTRIES_MAX`, so that the longest texts stay below what browsers take at leaving (64 kB). */
const BATCH_MAX = 25;

/** When the web vitals of a page are read that no one uses. */
const VITALS_WITHIN_MS = 10_000;

export interface TelemetryOptions {
  /** Of the manifest. */
  readonly themedBuild: string;
  /** Version of the host. */
  readonly host: string;
  /** Where batches go; the platform of the site when left out. */
  readonly path?: string | undefined;
  /** Of all pages, how many send their successes and web vitals. Failures are always sent. */
  readonly share?: number | undefined;
  /** In [0, 1): decides whether this page is one of them. */
  readonly draw: number;
  /** Hands over the entries of the log: those so far at once, the others as they come. */
  readonly takeEntries: (sink: LogSink) => void;
  readonly page: Pick<Window, 'addEventListener' | 'document' | 'fetch' | 'navigator' | 'removeEventListener' | 'setTimeout'>;
  readonly now: () => number;
}

/**
 * Sends what happens on the page to the operator's collector: batched, by lot where nothing is wrong, without anything that names a player. Loaded
 * after the first paint; nothing depends on it, and nothing shows where it fails.
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
      // Without its code the rest is sent as well.
      void watchVitals(({ name, value }) => {
        add({ kind: 'vital', name, value });
      }).catch(() => undefined);
    });
  }

  // At the window: the vitals come to their end at the document's own event, which is before.
  page.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') queue.leave();
  });
  page.addEventListener('pagehide', () => {
    queue.leave();
  });
}

/** Once: when the player has used the page, leaves it for a while, or after some seconds. */
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

/** The browser keeps what it measured before: nothing is missed by loading this late. */
async function watchVitals(report: (metric: Metric) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}

function isFailure(entry: TelemetryEntry): boolean {
  return entry.kind === 'log' || (entry.kind === 'load' && entry.result === 'failed');
}

/** Whether it need not be sent again. */
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
