/**
 * Returns a read that all who ask while it runs share: a thousand callers at once cost one query, and whoever comes after its end causes the next.
 */
export function oneForAll<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  return () =>
    (running ??= read().finally(() => {
      running = undefined;
    }));
}
