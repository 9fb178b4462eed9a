import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import messages from './edgeRefusals.json' with { type: 'json' };

/*
 * Language of the refusals that a server of the site generates itself: for an unreadable request, for a client that
 * sends too much, and for a platform that does not respond. They have the envelope of every call, so a client never
 * receives a framework's message.
 */

export type EdgeLanguage = 'zh-CN' | 'zh-TW';

/** Statuses that refuse a request before any effect: it was malformed. */
export const UNREADABLE_STATUSES = [400, 405, 408, 411, 413, 414, 415, 431, 494] as const;

/** Statuses for a platform that does not respond; its effect is unknown. */
export const OUT_OF_REACH_STATUSES = [500, 502, 503, 504] as const;

/** Status for a client that sends too many requests; the request had no effect. */
export const TOO_OFTEN_STATUS = 429;

/** Languages with traditional characters, in the header `language` or else `Accept-Language`. */
const TRADITIONAL = /^zh[-_](tw|hk|mo|hant)/i;

export function edgeLanguage(language: string | undefined, acceptLanguage: string | undefined): EdgeLanguage {
  return TRADITIONAL.test(language ?? acceptLanguage ?? '') ? 'zh-TW' : 'zh-CN';
}

/** Returns the body for a status as JSON. */
export function edgeEnvelope(status: number, language: EdgeLanguage): string {
  const code = codeOf(status);
  return JSON.stringify({ status_code: code, data: null, message: messages[code][language] });
}

function codeOf(status: number) {
  if (status === TOO_OFTEN_STATUS) return RESPONSE_CODES.frequentSubmission;
  return status >= 500 ? RESPONSE_CODES.badGateway : RESPONSE_CODES.illegalParameter;
}

/**
 * Returns a whole HTTP response for a connection whose request could not be parsed.
 *
 * @param code of Node's error
 */
export function rawRefusal(code: string | undefined): string {
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = edgeEnvelope(status, 'zh-CN');
  const reason = status === 431 ? 'Request Header Fields Too Large' : status === 408 ? 'Request Timeout' : 'Bad Request';
  return [
    `HTTP/1.1 ${String(status)} ${reason}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `content-length: ${String(new TextEncoder().encode(body).length)}`,
    '',
    body,
  ].join('\r\n');
}
