import { describeRequestFailure, readRequestFailure } from '@site/release/requestFailure';

/** Returns the code of a system error, such as `ENOENT`. */
export function systemCode(error: unknown): string | undefined {
  return textOf(error, 'code');
}

export function messageOf(error: unknown): string {
  return textOf(error, 'message') ?? String(error);
}

/** Returns why a request failed, such as `connection refused (ECONNREFUSED)`. */
export function describeFetchError(error: unknown): string {
  return describeRequestFailure(readRequestFailure(error));
}

/** Reads fields instead of checking the class, which differs between realms. */
function textOf(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined;
  const text = (value as Record<string, unknown>)[key];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
