import fastifyStatic from '@fastify/static';
import { remoteHeaders } from '@site/release/securityHeaders';
import { HEALTH_PATH, NEVER_KEPT } from '@site/release/servingRules';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { BUILD_FILES } from './buildFiles';
import { measureConnections } from './connectionTime';

/**
 * Faults of a remote's server for files whose path matches: `not-found` 404 · `server-error` 500 · `html` a page
 * instead of the file · `hang` no response · `corrupt` content that differs from the manifest's hash.
 */
export type RemoteFaultKind = 'not-found' | 'server-error' | 'html' | 'hang' | 'corrupt';

export interface RemoteFault {
  readonly kind: RemoteFaultKind;
  /** Affected paths, such as `/remoteEntry\.js$/`; default: every file. */
  readonly files?: RegExp;
  /** Number of affected responses; default: all. */
  readonly times?: number;
}

export interface RemoteServer {
  /** Sets the fault from now on; `undefined` clears it. */
  setFault(fault: RemoteFault | undefined): void;
  /** Sets the connection time in milliseconds. */
  setConnectionTime(milliseconds: number): void;
  /** Requested paths so far, in order. */
  readonly requests: readonly string[];
  stop(): Promise<void>;
}

export interface RemoteServerOptions {
  readonly origin: string;
  readonly hostOrigin: string;
  /** Folders of builds with `<version>/<file>` in each. */
  readonly roots: readonly string[];
}

/**
 * Serves all builds of a remote on a separate origin. The files of a build never change, so they are immutable for
 * caches.
 */
export async function startRemoteServer({ origin, hostOrigin, roots }: RemoteServerOptions): Promise<RemoteServer> {
  const server: FastifyInstance = fastify({ forceCloseConnections: true });
  const headers = remoteHeaders(hostOrigin, origin);
  const requests: string[] = [];
  const connections = measureConnections(server.server);
  let fault: RemoteFault | undefined;
  let faultsLeft = 0;

  server.addHook('onRequest', async (request, reply) => {
    requests.push(request.url);
    void reply.headers(headers);
    await connections.passed(request.raw.socket);
    if (fault === undefined || faultsLeft <= 0 || fault.files?.test(request.url.split('?', 1)[0] ?? '') === false) return undefined;
    faultsLeft -= 1;
    return answerFault(fault.kind, reply);
  });
  server.get(HEALTH_PATH, (_request, reply) => reply.header('cache-control', NEVER_KEPT).send({ status: 'ok' }));
  await server.register(fastifyStatic, {
    root: [...roots],
    ...BUILD_FILES,
  });
  server.setNotFoundHandler((_request, reply) => reply.code(404).header('cache-control', NEVER_KEPT).send('not found'));
  await server.listen({ host: 'localhost', port: Number(new URL(origin).port) });
  return {
    requests,
    setConnectionTime: connections.set,
    setFault: (next) => {
      fault = next;
      faultsLeft = next?.times ?? Number.POSITIVE_INFINITY;
    },
    stop: () => server.close(),
  };
}

function answerFault(kind: RemoteFaultKind, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', 'no-store');
  switch (kind) {
    case 'not-found':
      return reply.code(404).send('not found');
    case 'server-error':
      return reply.code(500).send('server error');
    case 'html':
      return reply.type('text/html').send('<!doctype html><title>login</title>');
    case 'hang':
      return reply.hijack();
    case 'corrupt':
      return reply.type('text/javascript').send('var corrupted = true;');
  }
}
