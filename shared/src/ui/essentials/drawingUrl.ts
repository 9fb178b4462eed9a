/**
 * Maximum number of cached drawings. A full board shows about 200 crests; a scene has about 20 KB, so the cache stays
 * within a few megabytes.
 */
const MAX_KEPT_DRAWINGS = 400;

const kept = new Map<string, string>();

/**
 * Returns the `data:` address of a drawing, which is drawn on the first request for its key. When the cache is full,
 * the least recently used one is dropped.
 */
export function drawingUrl(key: string, draw: () => string): string {
  const known = kept.get(key);
  const url = known ?? `data:image/svg+xml,${encodeURIComponent(draw())}`;
  kept.delete(key);
  kept.set(key, url);
  const oldest = kept.keys().next();
  if (kept.size > MAX_KEPT_DRAWINGS && oldest.done !== true) kept.delete(oldest.value);
  return url;
}
