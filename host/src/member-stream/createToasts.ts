import { TOAST_STAYS_MS } from '../overlays/createOverlays';
import type { ToldEvent } from './moneyToast';

/** What one transaction did arrives at once; rounds follow each other, and are shown together. */
export const GATHER_MS = 100;
export const GATHER_ROUNDS_MS = 1_000;

export interface Toasts {
  add(events: readonly ToldEvent[]): void;
  /** What waits is not shown any more. */
  clear(): void;
}

/** Gathers events for one toast after the other, each of which can be read before the next. */
export function createToasts(show: (events: readonly ToldEvent[]) => void): Toasts {
  let waiting: readonly ToldEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let shownAt = -Infinity;

  function flush(): void {
    timer = undefined;
    const events = waiting;
    waiting = [];
    shownAt = performance.now();
    show(events);
  }

  return {
    add(events) {
      if (events.length === 0) return;
      waiting = [...waiting, ...events];
      const gatherMs = waiting.every(({ kind }) => kind === 'round') ? GATHER_ROUNDS_MS : GATHER_MS;
      const at = Math.max(performance.now() + gatherMs, shownAt + TOAST_STAYS_MS);
      // Something other than rounds does not wait for them; more of the same does not put it off.
      if (timer !== undefined && at >= dueAt) return;
      clearTimeout(timer);
      dueAt = at;
      timer = setTimeout(flush, at - performance.now());
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
