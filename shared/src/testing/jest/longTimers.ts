/** Shorter ones are over before it matters. */
const LONG_MS = 1_000;

type Start = (callback: () => void, ms?: number, ...args: unknown[]) => NodeJS.Timeout;

/**
 * From now on remembers the long timers that are started through this global object, and all intervals.
 *
 * @returns stops those that still run
 */
export function rememberLongTimers(global: Pick<typeof globalThis, 'setTimeout' | 'setInterval'>): () => void {
  const started = new Set<NodeJS.Timeout>();

  const remembered = <T>(start: T): T => {
    const remember: Start = (callback, ms = 0, ...args) => {
      const timer = (start as Start)(callback, ms, ...args);
      if (ms >= LONG_MS || start === setInterval) started.add(timer);
      return timer;
    };
    // With what hangs on the function, such as its form for `promisify`.
    return Object.assign(remember, start);
  };
  const { setTimeout, setInterval } = global;
  Object.assign(global, { setTimeout: remembered(setTimeout), setInterval: remembered(setInterval) });
  return () => {
    for (const timer of started) clearTimeout(timer);
  };
}
