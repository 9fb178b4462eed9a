import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Environment } from '../deployment/environment';
import { UNATTENDED_HEADER } from '../console/wire';
import { createAuthenticator, type Authenticator, type Caller } from './authenticate';
import { readSessionCookie } from './cookies';
import { createSessions } from './createSessions';
import { serviceHeaders } from './headers';
import { CallRefusal, statusOf, toRefusal } from './refusals';
import { addOperationRoutes } from './operationRoutes';
import { addPlatformRoutes } from './platformRoutes';
import { addSessionRoutes } from './sessionRoutes';

const BODY_LIMIT = 64 * 1024;

export interface ServiceOptions {
  /** Origins of the page, such as `http://localhost:4120`; the first one determines whether https is used. */
  readonly origins: readonly [string, ...string[]];
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

/**
 * Creates the operations service: it offers the operations of the command line to users who sign in and to pipeline
 * tokens.
 *
 * A call that changes something has to come from the page's own origin, or with a token. A foreign page can do neither.
 */
export function createService(environment: Environment, options: ServiceOptions): FastifyInstance {
  const [origin] = options.origins;
  const sessions = createSessions(() => environment.now().getTime());
  const authenticator = createAuthenticator(environment, sessions);
  // Trust the forwarding headers of a proxy on this machine; without a proxy no client can send them.
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    trustProxy: origin.startsWith('https:') ? 'loopback' : false,
  });

  const headers = serviceHeaders(origin);
  server.decorateRequest('caller', undefined);
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    refuseForeign(request, options.origins);
    if (request.url.startsWith('/api/')) request.caller = await findCaller(request, authenticator, origin);
  });
  server.setErrorHandler((error, _request, reply) => reply.code(statusOf(error)).send({ refusal: toRefusal(error) }));
  server.setNotFoundHandler(() => {
    throw new CallRefusal(404, 'not-found', 'There is nothing at this address');
  });

  server.get('/healthz', () => ({ ok: true }));
  addSessionRoutes(server, { environment, sessions, authenticator, origin });
  addOperationRoutes(server, environment);
  addPlatformRoutes(server, environment);
  return server;
}

/** Refuses foreign host names of this machine (DNS rebinding), and calls of foreign pages. */
function refuseForeign({ headers, method }: FastifyRequest, origins: readonly string[]): void {
  if (!origins.some((origin) => new URL(origin).host === headers.host)) {
    throw new CallRefusal(421, 'foreign-host', `This is ${origins.join(' or ')}`);
  }
  if (method === 'GET' || method === 'HEAD' || headers.authorization !== undefined) return;
  if (headers.origin === undefined || !origins.includes(headers.origin)) {
    throw new CallRefusal(403, 'foreign-origin', 'Only its own page may ask for this');
  }
}

async function findCaller({ headers }: FastifyRequest, authenticator: Authenticator, origin: string): Promise<Caller | undefined> {
  // Never accept both: a cookie must not authorize a call that has a token.
  if (headers.authorization !== undefined) return authenticator.ofToken(headers.authorization);
  const secret = readSessionCookie(headers.cookie, origin);
  return secret === undefined ? undefined : authenticator.ofSession(secret, headers[UNATTENDED_HEADER] === undefined);
}
