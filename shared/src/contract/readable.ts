import { asObservable } from './asObservable';

/**
 * A value that changes over time, as it crosses the boundary between host and remote. It is deliberately less than an observable, so
 * that no rxjs version is part of the contract.
 */
export interface Readable<T> {
  /** The value now. Two calls without a change between them answer the same reference. */
  get(): T;
  /** Calls the listener after each change, never at once. The answer ends it; ending twice is harmless. */
  subscribe(listener: (value: T) => void): () => void;
}

/** The writing side, which its owner keeps. */
export interface Cell<T> extends Readable<T> {
  set(value: T): void;
}

/** A cell holding `initial`. Setting the value it already holds (by `Object.is`) notifies no listener. */
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

/** A view of another readable. `project` must be pure; its last answer is kept while the source does not change. */
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
