import type { CallResult } from '@site/shared/contract';
import type { BoardStore } from './boardStore';
import { makeStale } from './matchFeed';
import type { ListAnswer } from './matchList';

/** Without the stream the list is read this often. */
export const POLL_MS = 5_000;

interface FallbackPollerParts {
  readonly store: BoardStore;
  /** `undefined` where another reading began meanwhile. */
  readChanges(): Promise<CallResult<ListAnswer> | undefined>;
  onAnswer(result: CallResult<ListAnswer>): void;
  /** False once the stream is open again, or closed by its owner: polling ends. */
  isNeeded(): boolean;
}

export interface FallbackPoller {
  /** Polls at once and then every few seconds. */
  start(): void;
  stop(): void;
}

/** Reads the list repeatedly while the stream is down, and sets the state of the link by the answers. */
export function createFallbackPoller({ store, readChanges, onAnswer, isNeeded }: FallbackPollerParts): FallbackPoller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      pollAfter(0);
    },
    stop() {
      clearTimeout(timer);
    },
  };

  function pollAfter(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void poll();
    }, delayMs);
  }

  async function poll(): Promise<void> {
    const result = await readChanges();
    if (!isNeeded()) return;
    if (result) {
      onAnswer(result);
      store.setState({ link: result.ok ? 'polling' : 'lost' });
      if (!result.ok) store.setState(({ feed }) => ({ feed: makeStale(feed) }));
    }
    pollAfter(POLL_MS);
  }
}
