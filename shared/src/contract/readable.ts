import { asObservable } from './asObservable';

/**
 * A value that changes over time, as it crosses the boundary between host and remote. It is deliberately smaller than
 * an observable, so that the contract includes no rxjs version.
 */
export interface Readable<T> {
  /** Returns the current value. Two calls without a change between them return the same reference. */
  get(): T;
  /**
   * Calls the listener after each change, never immediately. Returns a function that unsubscribes; calling it twice is
   * harmless.
   */
  subscribe(listener: (value: T) => void): () => void;
}

/** A readable that its owner can write. */
export interface Cell<T> extends Readable<T> {
  set(value: T): void;
}

/** Creates a cell with the value `initial`. Setting an equal value (by `Object.is`) notifies no listener. */
export function createCell<T>(initial: T): Cell<T> {
  let current = initial;
  const listeners = new Set<(value: T) => void>();
  return asObservable<Cell<T>>({
    get: () => current,
    set(value) {
      if (Object.is(current, value)) return;
      current = value;
      for (const listener of [...listeners]) listener(value);
    },
    subscribe(listener) {
      const own = (value: T) => {
        listener(value);
      };
      listeners.add(own);
      return () => listeners.delete(own);
    },
  });
}

/** Maps another readable. `project` must be pure; its last result is memoised while the source does not change. */
export function mapReadable<S, T>(source: Readable<S>, project: (value: S) => T): Readable<T> {
  let seen = source.get();
  let projected = project(seen);
  const get = () => {
    const now = source.get();
    if (!Object.is(now, seen)) {
      seen = now;
      projected = project(now);
    }
    return projected;
  };
  return asObservable<Readable<T>>({
    get,
    subscribe(listener) {
      let last = get();
      return source.subscribe(() => {
        const next = get();
        if (Object.is(next, last)) return;
        last = next;
        listener(next);
      });
    },
  });
}
