import { asObservable } from '../contract/asObservable';
import type { Readable } from '../contract/readable';

/** Counts what is open: a view that was unmounted must leave none. */
export interface LiveCount {
  readonly total: number;
  /** Takes one thing in; the answer ends it, once. */
  open(end?: () => void): () => void;
  /** The same readable, whose subscriptions are counted. */
  watch<T>(readable: Readable<T>): Readable<T>;
}

export function createLiveCount(): LiveCount {
  let total = 0;
  const open = (end?: () => void): (() => void) => {
    let isOpen = true;
    total += 1;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      total -= 1;
      end?.();
    };
  };
  return {
    get total() {
      return total;
    },
    open,
    watch: (readable) => asObservable({ get: () => readable.get(), subscribe: (listener) => open(readable.subscribe(listener)) }),
  };
}
