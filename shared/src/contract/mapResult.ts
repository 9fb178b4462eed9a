import type { CallResult } from './http';

/** Maps the data of a result; returns a failure unchanged. */
export function mapResult<T, U>(result: CallResult<T>, project: (data: T) => U): CallResult<U> {
  return result.ok ? { ok: true, data: project(result.data) } : result;
}
