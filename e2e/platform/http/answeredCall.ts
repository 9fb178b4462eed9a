import type { Call } from '@site/shared/wire/call';
import { HEADERS, type Envelope } from '@site/shared/wire/envelope';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../kernel';

/** Call and its answer, for logs and records. */
export interface AnsweredCall {
  readonly path: Call<unknown, unknown>['path'];
  /** Body as it was received. It is only known to be valid when the answer reports success. */
  readonly asked: unknown;
  /** `data` of the envelope. */
  readonly answered: unknown;
  readonly code: number;
  /** Member of the token; null for a guest, and when the request was refused before its token was checked. */
  readonly member: Member | null;
  readonly hasToken: boolean;
  readonly address: string;
  /** `User-Agent` header, or an empty string. */
  readonly device: string;
  /** Time from the request to the answer. */
  readonly ms: number;
}

export function toAnswered(
  request: FastifyRequest,
  path: AnsweredCall['path'],
  envelope: Envelope,
  member: Member | null,
  ms: number,
): AnsweredCall {
  return {
    path,
    asked: request.body,
    answered: envelope.data,
    code: envelope.status_code,
    member,
    hasToken: (request.headers[HEADERS.token] ?? '') !== '',
    address: request.ip,
    device: request.headers['user-agent'] ?? '',
    ms,
  };
}
