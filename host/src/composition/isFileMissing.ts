/**
 * Returns whether a view failed because one of its files could not be loaded (missing, refused, truncated or with other
 * bytes), so that another attempt may succeed. A timeout does not count, because the player has waited long enough.
 *
 * @param cause the rejection of the view's lifecycle, or what it threw; errors of webpack's runtime are recognised by
 * their fields
 */
export function isFileMissing(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  const { name, code, type } = cause as { readonly name?: unknown; readonly code?: unknown; readonly type?: unknown };
  return (name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED') && type !== 'timeout';
}
