/** The code of an error of the system, such as `ENOENT`. */
export function systemCode(error: unknown): string | undefined {
  return textOf(error, 'code');
}

export function messageOf(error: unknown): string {
  return textOf(error, 'message') ?? String(error);
}

/** A short description: `fetch` has the details in the cause of its error only. */
export function describeFetchError(error: unknown): string {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
  return systemCode(cause) ?? textOf(cause, 'message') ?? messageOf(error);
}

export function isTimeout(error: unknown): boolean {
  return textOf(error, 'name') === 'TimeoutError';
}

/** Errors are recognised by their fields and not by their class, which differs between realms. */
function textOf(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined;
  const text = (value as Record<string, unknown>)[key];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
