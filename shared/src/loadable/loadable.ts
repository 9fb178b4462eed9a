import { assertNever } from '../assert';
import type { CallFailure, CallResult } from '../contract/http';

/**
 * Fetched data. While it is refreshed, and after a failed refresh, `data` is the last data received.
 *
 * `data` is `undefined` only if nothing was received yet, so `T` itself should not include `undefined`.
 */
export type Loadable<T, E = CallFailure> =
  | { readonly status: 'loading'; readonly data: T | undefined }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly data: T | undefined; readonly error: E };

export const LOADING = { status: 'loading', data: undefined } as const satisfies Loadable<never, never>;

/** Returns the state during a refresh, with the data of `before`. */
export function reloading<T, E>(before: Loadable<T, E>): Loadable<T, E> {
  return { status: 'loading', data: before.data };
}

export function ready<T>(data: T): Loadable<T, never> {
  return { status: 'ready', data };
}

/** Returns the state after a failure, with the data of `before`. */
export function failed<T, E>(error: E, before: Loadable<T, E> = LOADING): Loadable<T, E> {
  return { status: 'failed', data: before.data, error };
}

/** Returns whether the fetch failed and there is no earlier data to show. */
export function isMissing({ status, data }: Loadable<unknown, unknown>): boolean {
  return status === 'failed' && data === undefined;
}

/**
 * Returns the state after a call's answer. A call that its caller aborted changes nothing.
 *
 * @example setState((before) => settle(before, await http.send(BALANCE, {})))
 */
export function settle<T>(before: Loadable<T>, result: CallResult<T>): Loadable<T> {
  if (result.ok) return ready(result.data);
  return result.failure.kind === 'aborted' ? before : failed(result.failure, before);
}

/** Maps the data and retains the status. */
export function mapLoadable<T, U, E>(loadable: Loadable<T, E>, project: (data: T) => U): Loadable<U, E> {
  switch (loadable.status) {
    case 'ready':
      return { status: 'ready', data: project(loadable.data) };
    case 'loading':
      return { status: 'loading', data: mapData(loadable.data, project) };
    case 'failed':
      return { status: 'failed', data: mapData(loadable.data, project), error: loadable.error };
    default:
      return assertNever(loadable);
  }
}

function mapData<T, U>(data: T | undefined, project: (data: T) => U): U | undefined {
  return data === undefined ? undefined : project(data);
}
