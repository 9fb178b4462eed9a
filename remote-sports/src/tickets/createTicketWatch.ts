import type { Ticket } from '@site/shared/betting';
import type { CallResult } from '@site/shared/contract';
import { hasDepartures, isDue, pollDelay, reloadOpenBets, takeOpenBets, takeResults, type OpenBetsStore } from './ticketsStore';

/** Number of latest results searched for bets that left the open list; more than are settled between two polls. */
const SETTLED_LOOKUP_SIZE = 50;

interface Ending {
  readonly signal: AbortSignal;
}

export interface TicketWatchParts {
  readonly store: OpenBetsStore;
  readonly owner: string;
  fetchOpenBets(ending: Ending): Promise<CallResult<readonly Ticket[]>>;
  fetchResults(
    page: { readonly number: number; readonly size: number },
    ending: Ending,
  ): Promise<CallResult<{ readonly rows: readonly Ticket[] }>>;
  now(): number;
  /** Called when bets have left the open list, because their reserved amounts were paid out or released. */
  onMoneyMoved(): void;
  /** Called with the bets that were settled, including their results. */
  onSettled(tickets: readonly Ticket[]): void;
}

export interface TicketWatch {
  start(): void;
  /** Pauses while the page is hidden and aborts a running request. */
  stop(): void;
  /** Reloads the bets after a change, at once or after the next start. */
  reload(): void;
}

/**
 * Keeps the open bets up to date: loads them initially, on demand, and repeatedly while one is open. A bet that is no
 * longer among them may have been rejected, so it is looked up in the results before it is reported as settled. The
 * lookup is repeated until the results have loaded.
 */
export function createTicketWatch(parts: TicketWatchParts): TicketWatch {
  const { store, owner, fetchOpenBets, fetchResults, now, onMoneyMoved, onSettled } = parts;
  let isRunning = false;
  let isRequested = false;
  let reading = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      if (isRequested || isDue(store.getState(), owner, now())) void read();
      else readLater(pollDelay(store.getState(), now()));
    },
    stop() {
      isRunning = false;
      clearTimeout(timer);
      reading.abort();
    },
    reload() {
      isRequested = true;
      if (!isRunning) return;
      store.setState(reloadOpenBets(store.getState(), owner));
      // One bet causes several events at once, so merge them into one request.
      readLater(0);
    },
  };

  /** Loads the open bets. Only the latest request counts, because an earlier response is older. */
  async function read(): Promise<void> {
    isRequested = false;
    clearTimeout(timer);
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    const result = await fetchOpenBets({ signal });
    if (signal.aborted) return;
    const before = store.getState();
    const after = takeOpenBets(before, owner, result, now());
    store.setState(after);
    if (hasDepartures(before, after)) onMoneyMoved();
    await followDeparted(signal);
    pollOn(signal);
  }

  async function followDeparted(signal: AbortSignal): Promise<void> {
    const { departed } = store.getState();
    if (departed.length === 0) return;
    const size = Math.max(departed.length, SETTLED_LOOKUP_SIZE);
    const result = await fetchResults({ number: 1, size }, { signal });
    if (signal.aborted || !result.ok) return;
    const { bets, settled } = takeResults(store.getState(), result.data.rows);
    store.setState(bets);
    if (settled.length > 0) onSettled(settled);
  }

  /** Schedules the next poll, unless a reload requested meanwhile has scheduled its own request. */
  function pollOn(signal: AbortSignal): void {
    if (!signal.aborted && !isRequested) readLater(pollDelay(store.getState(), now()));
  }

  function readLater(delayMs: number | undefined): void {
    clearTimeout(timer);
    if (delayMs === undefined) return;
    timer = setTimeout(() => {
      void read();
    }, delayMs);
  }
}
