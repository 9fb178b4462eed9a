import { randomUUID } from 'node:crypto';
import { HEADERS } from '@site/shared/wire/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withCorrelation } from '../kernel';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a request id is one: the page makes a UUID for each call. */
export function isRequestId(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

const ids = new WeakMap<object, string>();

/** The id of a request: the one that the page made, or one of the platform's own where that is absent or malformed. */
export function idOf(request: FastifyRequest): string {
  const own = request.headers[HEADERS.requestId.toLowerCase()];
  const id = ids.get(request.raw) ?? (isRequestId(own) ? own.toLowerCase() : randomUUID());
  ids.set(request.raw, id);
  return id;
}

/** Names each request by one id, from the header of the page to the booking: it goes back with the answer, and all that a call does runs under it. */
export function addCorrelation(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header(HEADERS.requestId, idOf(request));
    withCorrelation(idOf(request), done);
  });
  // The body has been read in between, by events that belong to no call.
  server.addHook('preHandler', (request, _reply, done) => {
    withCorrelation(idOf(request), done);
  });
}
