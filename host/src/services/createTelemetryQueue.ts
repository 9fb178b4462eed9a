import type { TelemetryEntry } from '@site/shared/wire/telemetry';

/** Time for which the first entry waits for others. */
export const GATHER_MS = 5_000;

/**
 * Minimum time between two requests, except the one when the player leaves. Doubles after each failure, up to
 * `LONGEST_GAP_MS`.
 */
export const REQUEST_GAP_MS = 15_000;
export const LONGEST_GAP_MS = 5 * 60_000;

/** Upper bound of different pending entries. Further ones are counted and dropped. */
export const QUEUE_MAX = 100;

const COUNT_MAX = 1_000;

export interface TelemetryQueueOptions {
  readonly batchMax: number;
  /**
   * Resolves to true when another attempt makes no sense, because the entries arrived or were refused. Never rejects.
   */
  readonly send: (entries: readonly TelemetryEntry[]) => Promise<boolean>;
  /** Sends while the page is being left. Returns whether the browser accepted it. */
  readonly sendAtLeaving: (entries: readonly TelemetryEntry[]) => boolean;
  readonly now: () => number;
  readonly setTimer: (work: () => void, ms: number) => unknown;
}

export interface TelemetryQueue {
  add(entry: TelemetryEntry): void;
  /** Sends the pending entries now, because the page is hidden, perhaps for good. */
  leave(): void;
}

interface Waiting {
  readonly entry: TelemetryEntry;
  count: number;
}

/** Creates a queue that sends entries in batches. Equal entries are sent once, with their count. */
export function createTelemetryQueue({ batchMax, send, sendAtLeaving, now, setTimer }: TelemetryQueueOptions): TelemetryQueue {
  const waiting = new Map<string, Waiting>();
  let isScheduled = false;
  let isSending = false;
  let failures = 0;
  let nextAt = 0;

  function schedule(): void {
    if (isScheduled || isSending || waiting.size === 0) return;
    isScheduled = true;
    setTimer(
      () => {
        isScheduled = false;
        void flush();
      },
      Math.max(GATHER_MS, nextAt - now()),
    );
  }

  async function flush(): Promise<void> {
    const taken = take();
    if (taken.length === 0) return;
    isSending = true;
    const isDone = await send(taken.map(toEntry));
    failures = isDone ? 0 : failures + 1;
    if (!isDone) giveBack(taken);
    nextAt = now() + Math.min(LONGEST_GAP_MS, REQUEST_GAP_MS * 2 ** failures);
    isSending = false;
    schedule();
  }

  function take(): readonly Waiting[] {
    const taken = [...waiting].slice(0, batchMax);
    for (const [key] of taken) waiting.delete(key);
    return taken.map(([, each]) => each);
  }

  function put({ entry, count }: Waiting): void {
    const key = JSON.stringify(entry);
    const known = waiting.get(key);
    if (known !== undefined) known.count = Math.min(COUNT_MAX, known.count + count);
    else if (waiting.size < QUEUE_MAX) waiting.set(key, { entry, count });
  }

  function giveBack(taken: readonly Waiting[]): void {
    taken.forEach(put);
  }

  return {
    add(entry) {
      put({ entry, count: 1 });
      schedule();
    },
    leave() {
      for (let taken = take(); taken.length > 0; taken = take()) {
        if (sendAtLeaving(taken.map(toEntry))) continue;
        giveBack(taken);
        return;
      }
    },
  };
}

function toEntry({ entry, count }: Waiting): TelemetryEntry {
  return count === 1 || entry.kind === 'vital' ? entry : { ...entry, count };
}
