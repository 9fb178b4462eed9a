import type { CallResult } from './http';

/** The same answer with other data; a failure stays as it is. */
export function mapResult<T, U>(result: CallResult<T>, project: (data: T) => U): CallResult<U> {
  return result.ok ? { ok: true, data: project(result.data) } : result;
}
