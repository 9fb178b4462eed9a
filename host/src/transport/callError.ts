import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import type { CallFailure } from '@site/shared/contract/http';

/** Rejects a call whose answer cannot be used. */
export class CallError extends AxiosError {
  constructor(
    readonly failure: CallFailure,
    config: InternalAxiosRequestConfig,
  ) {
    super(failure.kind, undefined, config);
  }
}

/** Translates what axios or an interceptor has thrown. A browser that ends a request by itself reports it like a timeout. */
export function toFailure(error: unknown): CallFailure {
  if (error instanceof CallError) return error.failure;
  if (axios.isCancel(error)) return { kind: 'aborted' };

  const code = axios.isAxiosError(error) ? error.code : undefined;
  return { kind: code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT ? 'timeout' : 'unreachable' };
}
