import type { Call } from '@site/shared/wire/call';

/** Reasons why a call has no usable answer. Errors hold keys and codes; the only text is the server's own, made for the player. */
export type CallFailure =
  /** The platform answered with a code other than success. `data` is what came with it, unchecked. */
  | { readonly kind: 'refused'; readonly code: number; readonly message: string; readonly data: unknown }
  /** No answer came: the connection is down, the server closed it, or answered with an HTTP error. The call may or may not have been carried out. */
  | { readonly kind: 'unreachable'; readonly status?: number }
  /** No answer came before the timeout. The call may or may not have been carried out. */
  | { readonly kind: 'timeout' }
  /** The answer does not have the promised shape; `problem` names the call and the first issue. */
  | { readonly kind: 'malformed'; readonly problem: string }
  /** The caller's signal, or the end of its mount, aborted the call. */
  | { readonly kind: 'aborted' };

/** Result of a call, which never throws: data that passed its schema, or the reason why there is none. */
export type CallResult<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: CallFailure };

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Bypasses the cache and refreshes it. */
  readonly force?: boolean;
  /** A UUID per intention of the player. Calls that move money require it. */
  readonly idempotencyKey?: string;
  /**
   * With `toast` (the default) the host shows the failure to the player (server message or stock message); with `silent` the caller shows it in place.
   * An expired login (6001) and a missing real name (6449) are always handled by the host.
   */
  readonly onError?: 'toast' | 'silent';
  /** Called while a large request is sent, with the part that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** The host's transport: headers, envelope, timeout, reactions to codes, cache. */
export interface HttpService {
  send<Request, Response>(call: Call<Request, Response>, request: Request, options?: CallOptions): Promise<CallResult<Response>>;
}
