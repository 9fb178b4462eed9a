import type { InternalAxiosRequestConfig } from 'axios';
import { HEADERS } from '@site/shared/wire/envelope';
import { outgoingIn } from './outgoing';

/** Sets the headers about the caller and the call. Request interceptor. Implements R-HTTP-02 to R-HTTP-06. */
export function setHeaders(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { caller, requestId, options } = outgoingIn(request).facts;
  request.headers.set({
    [HEADERS.clientType]: 'web',
    [HEADERS.version]: caller.version,
    [HEADERS.requestId]: requestId,
    [HEADERS.token]: caller.token,
    [HEADERS.siteId]: caller.siteId,
    [HEADERS.language]: caller.language,
    ...(options.idempotencyKey === undefined ? {} : { [HEADERS.idempotencyKey]: options.idempotencyKey }),
  });
  return request;
}
