import fastifyStatic from '@fastify/static';
import { remoteHeaders } from '@site/shared/release/securityHeaders';
import { HEALTH_PATH, NEVER_KEPT } from '@site/shared/release/servingRules';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { BUILD_FILES } from './buildFiles';
import { measureConnections } from './connectionTime';

/**
 * What can be wrong with a remote's server, for files whose path matches:
 * `not-found` 404 · `server-error` 500 · `html` a page in place of the file · `hang` no answer at all ·
 * `corrupt` other bytes than the manifest's hash says.
 */
export type RemoteFaultKind = 'not-found' | 'server-error' | 'html' | 'hang' | 'corrupt';

export interface RemoteFault {
  readonly kind: RemoteFaultKind;
  /** Paths it concerns, such as `/remoteEntry\.js$/`; every file when left out. */
  readonly files?: RegExp;
  /** How many responses it affects; all when left out. */
  readonly times?: number;
}

export interface RemoteServer {
  /** Sets the fault from now on; `undefined` clears it. */
  setFault(fault: RemoteFault | undefined): void;
  /** What a connection to it takes from now on, in milliseconds. */
  setConnectionTime(milliseconds: number): void;
  /** Paths asked for so far, in order. */
  readonly requests: readonly string[];
  stop(): Promise<void>;
}

export interface RemoteServerOptions {
  readonly origin: string;
  readonly hostOrigin: string;
  /** Folders of builds, `<version>/<file>` in each. */
  readonly roots: readonly string[];
}

/** Serves all builds of a remote on its own origin. A file of a build never changes, so it may be kept permanently. */
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
