import type { CallResult } from './http';

export function mapResult<T, U>(result: CallResult<T>, project: (data: T) => U): CallResult<U> {
  return result.ok ? { ok: true, data: project(result.data) } : result;
}
