/**
 * Returns a read that concurrent callers share: a thousand callers at once cost one query. A call after its end starts
 * a new one.
 */
export function oneForAll<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  return () =>
    (running ??= read().finally(() => {
      running = undefined;
    }));
}
