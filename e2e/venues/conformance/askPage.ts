import { setTimeout as pause } from 'node:timers/promises';
import { describeRequestFailure, readRequestFailure } from '@site/release/requestFailure';
import * as z from 'zod/mini';

const AGAIN_MS = 50;
const MOST_ATTEMPTS = 600;

/**
 * Sends a call of a page and retries while the server is down, does not know the outcome, or is overloaded. Returns
 * null when the call is refused.
 */
export async function askPage<Answer>(
  url: string,
  body: unknown,
  { token, schema }: { readonly token?: string; readonly schema: z.core.$ZodType<Answer> },
): Promise<Answer | null> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  let last = '';
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    try {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      const answer: unknown = await response.json();
      if (response.ok) return z.parse(schema, answer);
      if (response.status !== 429 && response.status < 500) return null;
      last = `answered ${String(response.status)}`;
    } catch (error) {
      if (error instanceof z.core.$ZodError) throw error;
      last = describeRequestFailure(readRequestFailure(error));
    }
    await pause(AGAIN_MS);
  }
  throw new Error(`${url} did not work in ${String(MOST_ATTEMPTS)} attempts, the last one: ${last}`);
}

/** Opens a session. @throws Error when the ticket opens none */
export async function openPage<Session>(url: string, ticket: string, schema: z.core.$ZodType<Session>): Promise<Session> {
  const opened = await askPage(`${url}/api/session`, { ticket }, { schema });
  if (opened === null) throw new Error('the ticket opens no session');
  return opened;
}
