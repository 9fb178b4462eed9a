import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { describeRequestFailure, readRequestFailure } from '@site/release/requestFailure';
import { SANDBOX_OFFSET } from './ports.mjs';

export function sandboxOf(origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  return `${protocol}//${hostname}:${String(Number(port) + SANDBOX_OFFSET)}`;
}

/**
 * Reads from a platform's sandbox control, such as `readSandbox('ledger/audit')`. Throws when it refuses or is
 * unreachable.
 */
export function readSandbox(path: string, origin: string = DEFAULT_ADDRESSES.platform): Promise<unknown> {
  return call('GET', path, undefined, origin);
}

/**
 * Sends a command to a platform's sandbox control, such as `steerSandbox('clock', { advanceMs: 60_000 })`. Throws when
 * it refuses or is unreachable.
 */
export function steerSandbox(path: string, body: unknown = {}, origin: string = DEFAULT_ADDRESSES.platform): Promise<unknown> {
  return call('POST', path, JSON.stringify(body), origin);
}

/** Reverts a command to a platform's sandbox control, such as `clearSandbox('faults')`. */
export async function clearSandbox(path: string, origin: string = DEFAULT_ADDRESSES.platform): Promise<void> {
  await call('DELETE', path, undefined, origin);
}

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body: string | undefined, origin: string): Promise<unknown> {
  const secret = process.env['SANDBOX_SECRET'];
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
  };
  const url = `${sandboxOf(origin)}/sandbox/${path}`;
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) }).catch((error: unknown) => {
    throw new Error(`${method} ${url}: ${describeRequestFailure(readRequestFailure(error))}`, { cause: error });
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`/sandbox/${path} answered ${String(response.status)}: ${text}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
