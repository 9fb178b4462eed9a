/** Reason why a request has no readable response. `detail` is the system's own code or message. */
export interface RequestFailure {
  readonly kind: keyof typeof SENTENCES;
  readonly detail: string;
}

const SENTENCES = {
  'connection-refused': 'connection refused',
  'connection-lost': 'the connection was closed before the answer',
  'blocked-port': 'fetch does not connect to this port',
  timeout: 'timeout',
  'unknown-host': 'the host name is unknown',
  'unreachable-host': 'the host is not reachable',
  'unreadable-answer': 'the answer is not JSON',
  other: 'the request failed',
} as const;

const KINDS: Readonly<Record<string, RequestFailure['kind']>> = {
  ECONNREFUSED: 'connection-refused',
  ECONNRESET: 'connection-lost',
  EPIPE: 'connection-lost',
  UND_ERR_SOCKET: 'connection-lost',
  'bad port': 'blocked-port',
  TimeoutError: 'timeout',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  EHOSTUNREACH: 'unreachable-host',
  ENETUNREACH: 'unreachable-host',
  SyntaxError: 'unreadable-answer',
};

/**
 * Returns why `fetch`, `response.json()` or a request of Node's `http` failed. The error of `fetch` contains the reason
 * only in its cause.
 */
export function readRequestFailure(error: unknown): RequestFailure {
  const chain = causesOf(error);
  for (const each of chain) {
    for (const key of ['code', 'name', 'message'] as const) {
      const text = textOf(each, key);
      const kind = text === undefined ? undefined : KINDS[text];
      if (text !== undefined && kind !== undefined) return { kind, detail: text };
    }
  }
  const last = chain.at(-1);
  return { kind: 'other', detail: textOf(last, 'code') ?? textOf(last, 'message') ?? String(last) };
}

/** Describes the reason, such as `connection refused (ECONNREFUSED)`. */
export function describeRequestFailure({ kind, detail }: RequestFailure): string {
  return `${SENTENCES[kind]} (${detail})`;
}

function causesOf(error: unknown): readonly unknown[] {
  const chain: unknown[] = [];
  let each = error;
  while (each !== undefined && !chain.includes(each)) {
    chain.push(each);
    each = typeof each === 'object' && each !== null && 'cause' in each ? each.cause : undefined;
  }
  return chain;
}

/** Reads a field instead of checking the class, because an error of another realm has another class. */
function textOf(value: unknown, key: 'code' | 'name' | 'message'): string | undefined {
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined;
  const text = (value as Record<string, unknown>)[key];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
