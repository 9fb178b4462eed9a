import type { CallResult } from '@site/shared/contract';
import type { BoardStore } from './boardStore';
import { makeStale } from './matchFeed';
import type { ListAnswer } from './matchList';

export const POLL_MS = 5_000;

interface FallbackPollerParts {
  readonly store: BoardStore;
  /** Resolves to `undefined` when another load started meanwhile. */
  readChanges(): Promise<CallResult<ListAnswer> | undefined>;
  onAnswer(result: CallResult<ListAnswer>): void;
  /** Returns false once the stream is open again or its owner has closed it; polling then stops. */
  isNeeded(): boolean;
}

export interface FallbackPoller {
  /** Polls at once, then every few seconds. */
  start(): void;
  stop(): void;
}

/** Polls the list while the stream is down and sets the link state from the responses. */
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
