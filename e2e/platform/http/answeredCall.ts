import type { Call } from '@site/shared/wire/call';
import { HEADERS, type Envelope } from '@site/shared/wire/envelope';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../kernel';

/** What was asked and answered, for anyone who keeps account of it. */
export interface AnsweredCall {
  readonly path: Call<unknown, unknown>['path'];
  /** The body as it came: checked only where the answer says so. */
  readonly asked: unknown;
  /** `data` of the envelope. */
  readonly answered: unknown;
  readonly code: number;
  /** Of the token; null for a guest, and where the request was refused before the token was looked at. */
  readonly member: Member | null;
  readonly hasToken: boolean;
  readonly address: string;
  /** The `User-Agent` header; empty where it is missing. */
  readonly device: string;
  /** From the request until the answer. */
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
