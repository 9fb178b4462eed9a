import { SAFE } from '@site/shared/wire/security';

/** How long a call waits for its answer. Implements R-CONST-01. */
export const REQUEST_TIMEOUT_MS = 30_000;

export interface RawRequest {
  readonly method: 'POST' | 'GET';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** POST: the body. GET: the query. */
  readonly payload: object;
  readonly signal: AbortSignal | undefined;
  /** Whether it may be sent again where it was not carried out: it reads, or carries an idempotency key. */
  readonly isRepeatable: boolean;
}

/** The response before it is interpreted. */
export type RawAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly text: string;
      readonly serverTime: string | undefined;
      readonly date: string | undefined;
      /** Header `safe`: state of the platform's safe switch. */
      readonly safe?: string | undefined;
    }
  | { readonly kind: 'unreachable' }
  /** There was an answer, and it is not what the platform sealed for this call. */
  | { readonly kind: 'altered' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted' };

export type SendRaw = (request: RawRequest) => Promise<RawAnswer>;

/**
 * Never rejects: every end of a request is an answer, and every body a text, which `readAnswer` interprets.
 *
 * @param fetch of the page, or what replaces the network in tests
 * Implements R-HTTP-15.
 */
export function createSendRaw(fetch: (url: string, init: RequestInit) => Promise<Response>): SendRaw {
  return async ({ method, path, headers, payload, signal }) => {
    if (signal?.aborted === true) return { kind: 'aborted' };
    const ending = new AbortController();
    const deadline = whenEnded(signal);
    try {
      const request = { method, headers, signal: ending.signal };
      const response =
        method === 'GET' ? fetch(path + queryOf(payload), request) : fetch(path, { ...request, body: JSON.stringify(payload) });
      return await Promise.race([response.then(toAnswer).catch((): RawAnswer => ({ kind: 'unreachable' })), deadline.ended]);
    } finally {
      deadline.dispose();
      ending.abort();
    }
  };
}

/** Of a GET: with the question mark, or nothing. */
export function queryOf(payload: object): string {
  const fields = Object.entries(payload).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

async function toAnswer(response: Response): Promise<RawAnswer> {
  const header = (name: string): string | undefined => response.headers.get(name) ?? undefined;
  return {
    kind: 'answered',
    status: response.status,
    text: await response.text(),
    serverTime: header('servertime'),
    date: header('date'),
    safe: header(SAFE.header),
  };
}

/** Aborted by the caller, or timed out, whichever comes first. */
function whenEnded(signal: AbortSignal | undefined): { readonly ended: Promise<RawAnswer>; dispose(): void } {
  let dispose = (): void => undefined;
  const ended = new Promise<RawAnswer>((resolve) => {
    const timer = setTimeout(() => {
      resolve({ kind: 'timeout' });
    }, REQUEST_TIMEOUT_MS);
    const handleAbort = () => {
      resolve({ kind: 'aborted' });
    };
    signal?.addEventListener('abort', handleAbort, { once: true });
    dispose = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', handleAbort);
    };
  });
  return {
    ended,
    dispose: () => {
      dispose();
    },
  };
}
