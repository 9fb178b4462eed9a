/** Shorter timers end before they matter. */
const LONG_MS = 1_000;

type Start = (callback: () => void, ms?: number, ...args: unknown[]) => NodeJS.Timeout;

/**
 * Records the long timers that are started through this global object from now on, and all intervals.
 *
 * @returns a function that stops those that still run
 */
export function rememberLongTimers(global: Pick<typeof globalThis, 'setTimeout' | 'setInterval'>): () => void {
  const started = new Set<NodeJS.Timeout>();

  const remembered = <T>(start: T): T => {
    const remember: Start = (callback, ms = 0, ...args) => {
      const timer = (start as Start)(callback, ms, ...args);
      if (ms >= LONG_MS || start === setInterval) started.add(timer);
      return timer;
    };
    // Copy the properties of the function, such as its version for `promisify`.
    return Object.assign(remember, start);
  };
  const { setTimeout, setInterval } = global;
  Object.assign(global, { setTimeout: remembered(setTimeout), setInterval: remembered(setInterval) });
  return () => {
    for (const timer of started) clearTimeout(timer);
  };
}
