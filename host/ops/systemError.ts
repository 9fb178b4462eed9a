/** The code of an error of the system, such as `ENOENT`. */
export function systemCode(error: unknown): string | undefined {
  return textOf(error, 'code');
}

export function messageOf(error: unknown): string {
  return textOf(error, 'message') ?? String(error);
}

/** What happened, in a word: `fetch` tells it in the cause of its error only. */
export function describeFetchError(error: unknown): string {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
  return systemCode(cause) ?? textOf(cause, 'message') ?? messageOf(error);
}

export function isTimeout(error: unknown): boolean {
  return textOf(error, 'name') === 'TimeoutError';
}

/** Errors are told by what they carry and not by their class, which is another in each realm. */
function textOf(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined;
  const text = (value as Record<string, unknown>)[key];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
