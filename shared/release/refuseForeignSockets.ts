import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';

/**
 * Refuses a socket of a page that is not of this origin with 403, before the upgrade. The platform refuses it too, but the proxy asks it only after it
 * has opened the socket of the page. A client without an origin is no browser, and is passed on.
 */
export function refuseForeignSockets(origin: string) {
  return ({ headers }: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const isForeign = headers.upgrade !== undefined && headers.origin !== undefined && headers.origin !== origin;
    // A connection that asked for an upgrade takes no further request.
    if (isForeign) void reply.code(403).header('connection', 'close').send();
    else done();
  };
}
