import { randomUUID } from 'node:crypto';
import { HEADERS } from '@site/shared/wire/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withCorrelation } from '../kernel';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true for a valid request id. The page creates a UUID for each call. */
export function isRequestId(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

const ids = new WeakMap<object, string>();

/** Returns the id of a request: the page's own, or a new one when it is missing or malformed. */
export function idOf(request: FastifyRequest): string {
  const own = request.headers[HEADERS.requestId.toLowerCase()];
  const id = ids.get(request.raw) ?? (isRequestId(own) ? own.toLowerCase() : randomUUID());
  ids.set(request.raw, id);
  return id;
}

/** Runs each request under one id, from the page's header to the ledger posting. The id is returned with the answer. */
export function addCorrelation(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header(HEADERS.requestId, idOf(request));
    withCorrelation(idOf(request), done);
  });
  // The body was read in between, by events outside the call's context.
  server.addHook('preHandler', (request, _reply, done) => {
    withCorrelation(idOf(request), done);
  });
}
