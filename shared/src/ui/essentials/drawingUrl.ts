/** Kept drawings. A full board shows about 200 crests; a scene weighs 20 KB, so this stays within a few megabytes. */
const MAX_KEPT_DRAWINGS = 400;

const kept = new Map<string, string>();

/** The `data:` address of a drawing, drawn the first time its key is asked for; the longest unused one is dropped when full. */
export function drawingUrl(key: string, draw: () => string): string {
  const known = kept.get(key);
  const url = known ?? `data:image/svg+xml,${encodeURIComponent(draw())}`;
  kept.delete(key);
  kept.set(key, url);
  const oldest = kept.keys().next();
  if (kept.size > MAX_KEPT_DRAWINGS && oldest.done !== true) kept.delete(oldest.value);
  return url;
}
