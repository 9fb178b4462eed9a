import type { Call } from '@site/shared/wire/call';

/**
 * Reasons why a call has no usable answer. Errors hold keys and codes; the only text is the server's own message for
 * the player.
 */
export type CallFailure =
  /** The platform answered with a code other than success. `data` is the unchecked payload. */
  | { readonly kind: 'refused'; readonly code: number; readonly message: string; readonly data: unknown }
  /**
   * No answer came: the connection is down, the server closed it, or it answered with an HTTP error. The platform may
   * or may not have processed the call.
   */
  | { readonly kind: 'unreachable'; readonly status?: number }
  /** No answer came before the timeout. The platform may or may not have processed the call. */
  | { readonly kind: 'timeout' }
  /** The answer does not match its schema; `problem` names the call and the first issue. */
  | { readonly kind: 'malformed'; readonly problem: string }
  /** The call was aborted by the caller's signal or by the unmount of the view. */
  | { readonly kind: 'aborted' };

/** Result of a call, which never throws: data that passed its schema, or the failure. */
export type CallResult<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: CallFailure };

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Bypasses the cache and refreshes it. */
  readonly force?: boolean;
  /** A UUID for each intention of the player. Calls that move money require it. */
  readonly idempotencyKey?: string;
  /**
   * `toast` (the default) makes the host show the failure to the player, as the server's message or a stock message;
   * `silent` leaves it to the caller, which shows it in place. The host always handles an expired login (6001) and a
   * missing real name (6449).
   */
  readonly onError?: 'toast' | 'silent';
  /** Called while a large request is sent, with the share that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** The host's transport: headers, envelope, timeout, handling of response codes, cache. */
export interface HttpService {
  send<Request, Response>(call: Call<Request, Response>, request: Request, options?: CallOptions): Promise<CallResult<Response>>;
}
