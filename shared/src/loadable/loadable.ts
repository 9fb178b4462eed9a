import { assertNever } from '../assert';
import type { CallFailure, CallResult } from '../contract/http';

/**
 * Data that is fetched. Data stays: while it is fetched again and after that failed, `data` is the last that came.
 *
 * `data` is `undefined` only where nothing came yet, so `T` itself should not contain `undefined`.
 */
export type Loadable<T, E = CallFailure> =
  | { readonly status: 'loading'; readonly data: T | undefined }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly data: T | undefined; readonly error: E };

/** The state before the first answer. */
export const LOADING = { status: 'loading', data: undefined } as const satisfies Loadable<never, never>;

/** Fetching again: keeps what `before` held. */
export function reloading<T, E>(before: Loadable<T, E>): Loadable<T, E> {
  return { status: 'loading', data: before.data };
}

export function ready<T>(data: T): Loadable<T, never> {
  return { status: 'ready', data };
}

/** The fetch failed: keeps what `before` held. */
export function failed<T, E>(error: E, before: Loadable<T, E> = LOADING): Loadable<T, E> {
  return { status: 'failed', data: before.data, error };
}

/** It could not be fetched, and nothing of an earlier time is there to be shown. */
export function isMissing({ status, data }: Loadable<unknown, unknown>): boolean {
  return status === 'failed' && data === undefined;
}

/**
 * The state after a call's answer. An aborted call was given up by its own caller and changes nothing.
 *
 * @example setState((before) => settle(before, await http.send(BALANCE, {})))
 */
export function settle<T>(before: Loadable<T>, result: CallResult<T>): Loadable<T> {
  if (result.ok) return ready(result.data);
  return result.failure.kind === 'aborted' ? before : failed(result.failure, before);
}

/** The same state of other data. */
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
