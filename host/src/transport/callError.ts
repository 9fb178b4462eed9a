import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import type { CallFailure } from '@site/shared/contract/http';

/** Error of a call whose answer cannot be used. */
export class CallError extends AxiosError {
  constructor(
    readonly failure: CallFailure,
    config: InternalAxiosRequestConfig,
  ) {
    super(failure.kind, undefined, config);
  }
}

/** Converts an error of axios or an interceptor. A request that the browser cancels is reported like a timeout. */
export function toFailure(error: unknown): CallFailure {
  if (error instanceof CallError) return error.failure;
  if (axios.isCancel(error)) return { kind: 'aborted' };

  const code = axios.isAxiosError(error) ? error.code : undefined;
  return { kind: code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT ? 'timeout' : 'unreachable' };
}
