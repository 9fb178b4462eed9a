import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { describeRequestFailure, readRequestFailure } from '@site/shared/release/requestFailure';
import { SANDBOX_OFFSET } from './ports.mjs';

/** Where the sandbox of a platform listens, by the platform's own address. */
export function sandboxOf(origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  return `${protocol}//${hostname}:${String(Number(port) + SANDBOX_OFFSET)}`;
}

/** Reads from a platform's sandbox control, such as `readSandbox('ledger/audit')`. Throws when it refuses or cannot be reached. */
export function readSandbox(path: string, origin: string = DEFAULT_ADDRESSES.platform): Promise<unknown> {
  return call('GET', path, undefined, origin);
}

/** Commands a platform's sandbox control, such as `steerSandbox('clock', { advanceMs: 60_000 })`. Throws when it refuses or cannot be reached. */
export function steerSandbox(path: string, body: unknown = {}, origin: string = DEFAULT_ADDRESSES.platform): Promise<unknown> {
  return call('POST', path, JSON.stringify(body), origin);
}

/** Takes back what was ordered from a platform's sandbox control, such as `clearSandbox('faults')`. */
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
