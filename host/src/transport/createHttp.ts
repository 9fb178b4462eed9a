import axios, { type AxiosAdapter, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { outgoingIn, readHeader } from './outgoing';
import { readEnvelope } from './readAnswer';
import type { SafeSwitch } from './safeSwitch';
import { readServerTime, type AdjustableClock } from './serverClock';
import { HEADERS } from '@site/shared/wire/envelope';

/** Timeout of a call. Implements R-CONST-01. */
export const REQUEST_TIMEOUT_MS = 30_000;

export interface HttpPorts {
  /** Replaces the network in tests. */
  readonly adapter?: AxiosAdapter | undefined;
  readonly safeSwitch: Pick<SafeSwitch, 'seal' | 'open'>;
  /** Returns the time of the device in milliseconds. */
  readonly now: () => number;
  readonly clock: AdjustableClock;
  /** Receives the error of each failed call, before the caller does. */
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the axios instance of the page. A request carries its `outgoing` call. It resolves with the data of that
 * call, validated by its schema, or rejects with an error that `toFailure` converts.
 *
 * Implements R-HTTP-07, R-HTTP-15.
 */
export function createHttp({ adapter, safeSwitch, now, clock, onError }: HttpPorts): AxiosInstance {
  const http = axios.create({
    timeout: REQUEST_TIMEOUT_MS,
    responseType: 'text',
    headers: { 'Content-Type': 'application/json' },
    // Read the envelope with every status.
    validateStatus: null,
    // The site sets no cookies.
    withXSRFToken: false,
    // Run request interceptors in the order in which they are added, like those of responses.
    transitional: { legacyInterceptorReqResOrdering: false },
    ...(adapter && { adapter }),
  });

  const followClock = (response: AxiosResponse<string>): AxiosResponse<string> => {
    const time = readServerTime(readHeader(response, 'servertime'), readHeader(response, 'date'));
    if (time) clock.take({ sentAt: outgoingIn(response.config).facts.sentAt, receivedAt: now(), ...time });
    return response;
  };
  const reportError = (error: unknown): never => {
    onError(error);
    throw error;
  };

  http.interceptors.request.use(setHeaders);
  http.interceptors.request.use(safeSwitch.seal);
  http.interceptors.response.use(safeSwitch.open);
  http.interceptors.response.use(followClock);
  http.interceptors.response.use(readEnvelope);
  http.interceptors.response.use(undefined, reportError);
  return http;
}

/** Sets the headers about the caller and the call. Request interceptor. Implements R-HTTP-02 to R-HTTP-06. */
function setHeaders(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
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
