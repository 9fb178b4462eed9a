import { HEADERS } from '@site/shared/wire/envelope';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { FastifyRequest } from 'fastify';
import { parseKey, PlatformError } from '../kernel';
import { isRequestId } from './correlate';
import { keepDeviceSecret, readDeviceSecret } from './deviceCookie';
import { parseLanguage } from './messageText';
import type { RequestContext } from './route';

/**
 * Reads the headers of decision 45.
 *
 * @throws PlatformError 6008 when the client type, version, site or request id is missing or invalid, 6007 when the
 * idempotency key is invalid
 */
export function readContext(request: FastifyRequest): RequestContext {
  const header = (name: string): string | undefined => {
    const value = request.headers[name.toLowerCase()];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const siteId = header(HEADERS.siteId);
  const isComplete =
    header(HEADERS.clientType) === 'web' && header(HEADERS.version) !== undefined && isRequestId(header(HEADERS.requestId));
  if (!isComplete || siteId === undefined) throw new PlatformError(RESPONSE_CODES.illegalParameter);
  const idempotencyKey = header(HEADERS.idempotencyKey);
  return {
    language: parseLanguage(header(HEADERS.language), request.headers['accept-language']),
    ip: request.ip,
    siteId,
    userAgent: header('user-agent') ?? '',
    deviceSecret: readDeviceSecret(request),
    keepDevice: (secret) => {
      keepDeviceSecret(request, secret);
    },
    token: header(HEADERS.token) ?? null,
    idempotencyKey: idempotencyKey === undefined ? null : parseKey(idempotencyKey),
  };
}
