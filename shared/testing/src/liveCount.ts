import { asObservable } from '@site/shared/contract/asObservable';
import type { Readable } from '@site/shared/contract/readable';

/** Counts open resources. An unmounted view must leave none. */
export interface LiveCount {
  readonly total: number;
  /** Counts one resource as open. Returns a function that closes it once. */
  open(end?: () => void): () => void;
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
