/**
 * Whether a view failed because one of its files could not be loaded, which may succeed at the next attempt: missing, refused, with other bytes, cut off.
 * A timeout does not count: the player has waited long enough.
 *
 * @param cause what the view's lifecycle rejected with, or what it threw: errors of webpack's runtime are recognised by their fields
 */
export function isFileMissing(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  const { name, code, type } = cause as { readonly name?: unknown; readonly code?: unknown; readonly type?: unknown };
  return (name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED') && type !== 'timeout';
}
