import { DEFAULT_ADDRESSES, SITE_PORTS } from '@site/release/addresses';
import { Refusal } from './refusal';
import { describeFetchError } from './systemError';

/** Distance from the platform's port to its operator endpoint, which a sandbox serves on the sandbox's port. */
const OPERATOR_OFFSET = SITE_PORTS.fromPlatform.sandbox;

const ANSWER_LIMIT_MS = 5_000;

/** Command and its author. */
export interface PlatformOrder {
  readonly body: object;
  readonly who: string;
}

/**
 * Returns the response of `/operator/<path>` of the platform; without an order it only reads. Throws a refusal when the
 * platform does not respond or refuses.
 */
export type AskPlatform = (path: string, order?: PlatformOrder) => Promise<unknown>;

/**
 * Returns the client of the operator endpoint in `PLATFORM_OPERATOR`, or that of the same site on this machine. The
 * secret is the platform's `OPERATOR_SECRET`.
 */
export function platformDoor({
  fetch = globalThis.fetch,
  origin = process.env['PLATFORM_OPERATOR'] ?? ownDoor(),
  secret = process.env['OPERATOR_SECRET'],
}: { readonly fetch?: typeof globalThis.fetch; readonly origin?: string; readonly secret?: string | undefined } = {}): AskPlatform {
  return async (path, order) => {
    const headers = {
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      ...(order && { 'content-type': 'application/json', 'x-operator': encodeURIComponent(order.who) }),
    };
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(`${origin}/operator/${path}`, {
        headers,
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
        ...(order && { method: 'POST', body: JSON.stringify(order.body) }),
      });
      answer = await response.json();
    } catch (error) {
      throw new Refusal(
        'platform-unreachable',
        `The platform’s door for its operator at ${origin} cannot be used: ${describeFetchError(error)}: see that it runs with OPERATOR_SECRET, and what PLATFORM_OPERATOR names`,
      );
    }
    if (response.ok) return answer;
    throw new Refusal('platform-refused', errorOf(answer) ?? `The platform answers ${String(response.status)}`);
  };
}

function ownDoor(): string {
  const { protocol, hostname, port } = new URL(DEFAULT_ADDRESSES.platform);
  return `${protocol}//${hostname}:${String(Number(port) + OPERATOR_OFFSET)}`;
}

function errorOf(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null && 'error' in answer ? String(answer.error) : undefined;
}
