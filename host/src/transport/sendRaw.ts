import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
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
  /** Which share of it has left. */
  readonly onProgress?: ((share: number) => void) | undefined;
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
 * The time-out is a timer of our own, since that of axios covers only some of its adapters.
 *
 * @param adapter of axios: its `xhr`, or what replaces the network in tests. Without `validateStatus` it takes every status for an answer.
 * Implements R-HTTP-15.
 */
export function createSendRaw(adapter: AxiosAdapter): SendRaw {
  return async ({ method, path, headers, payload, signal, onProgress }) => {
    if (signal?.aborted === true) return { kind: 'aborted' };
    const ending = new AbortController();
    const deadline = whenEnded(signal);
    try {
      const request = adapter({
        method,
        url: path,
        // Plain ones will do: an adapter makes its own of them.
        headers: headers as InternalAxiosRequestConfig['headers'],
        // A GET has an empty body, since axios drops the content type of a request without one.
        ...(method === 'GET' ? { params: payload, data: '' } : { data: JSON.stringify(payload) }),
        responseType: 'text',
        ...(onProgress && {
          onUploadProgress: ({ progress }) => {
            if (progress !== undefined) onProgress(progress);
          },
        }),
        signal: ending.signal,
      });
      return await Promise.race([request.then(toAnswer, toFailure), deadline.ended]);
    } finally {
      deadline.dispose();
      ending.abort();
    }
  };
}

function toAnswer({ status, data, headers }: AxiosResponse): RawAnswer {
  const header = (name: string): string | undefined => {
    const value: unknown = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    kind: 'answered',
    status,
    text: typeof data === 'string' ? data : '',
    serverTime: header('servertime'),
    date: header('date'),
    safe: header(SAFE.header),
  };
}

function toFailure(error: unknown): RawAnswer {
  const { code } = error as { readonly code?: unknown };
  return { kind: code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'unreachable' };
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
