import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';

/**
 * Refuses a socket from a page of another origin with 403, before the upgrade. The platform refuses it too, but the
 * proxy connects to it only after accepting the page's socket. A client without an origin is not a browser, and is
 * proxied.
 */
export function refuseForeignSockets(origin: string) {
  return ({ headers }: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const isForeign = headers.upgrade !== undefined && headers.origin !== undefined && headers.origin !== origin;
    // Close the connection, because it accepts no request after an upgrade request.
    if (isForeign) void reply.code(403).header('connection', 'close').send();
    else done();
  };
}
