import websocket from '@fastify/websocket';
import { rawRefusal } from '@site/release/edgeRefusals';
import { HEADERS } from '@site/shared/wire/envelope';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { STREAM_COMPRESSION, type Clock } from '../kernel';
import { sealedSize, type SafeCalls } from './safeCalls';
import { answerCall, type CallDependencies } from './callHandler';
import { addCorrelation, idOf } from './correlate';
import { addDeviceCookie } from './deviceCookie';
import { codeText, parseLanguage } from './messageText';
import type { Route } from './route';
import { addSharedBodies } from './sharedBodies';

const BODY_LIMIT_BYTES = 256 * 1024;

/** Headers of every answer: no cache, no other content type, no page of another origin may use it. */
const OF_EVERY_ANSWER = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

const STREAM_MESSAGE_LIMIT_BYTES = 64 * 1024;

export interface ServerOptions extends CallDependencies {
  readonly clock: Clock;
  /** Opens sealed calls and seals their answers. */
  readonly safeCalls: SafeCalls;
  readonly routes: readonly Route[];
}

/**
 * Creates the HTTP server with one address per call of the wire. All answers use the envelope, including Fastify's own
 * errors. The caller adds streams and the sandbox and starts listening.
 */
export async function createServer({ clock, routes, safeCalls, log, ...rest }: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    trustProxy: 'loopback',
    rewriteUrl: safeCalls.rewriteUrl,
    // An address that cannot be decoded does not reach any hook.
    frameworkErrors: (_error, request, reply) => {
      sendRefusal(400, RESPONSE_CODES.illegalParameter, request, reply.headers(OF_EVERY_ANSWER));
    },
    clientErrorHandler: ({ code }, socket) => {
      if (code !== 'ECONNRESET' && socket.writable) socket.end(rawRefusal(code));
      else socket.destroy();
    },
  });
  // Refuse `text/plain`: browsers send it to any site without a preflight request.
  server.removeContentTypeParser('text/plain');
  addDeviceCookie(server);
  await server.register(websocket, { options: { maxPayload: STREAM_MESSAGE_LIMIT_BYTES, perMessageDeflate: STREAM_COMPRESSION } });

  addCorrelation(server);
  server.addHook('onRequest', (_request, reply, done) => {
    // The client sets its clock by this header, so it is the platform's clock, not the machine's.
    void reply.header('date', clock.now().toUTCString()).header('serverTime', clock.nowMs().toString());
    void reply.headers(OF_EVERY_ANSWER);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? request.url;
    log.info('answered', { correlation: idOf(request), path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    done();
  });
  server.setNotFoundHandler((request, reply) => sendRefusal(404, RESPONSE_CODES.notFound, request, reply));
  server.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    const { url: path } = request;
    log[status >= 500 ? 'error' : 'warn']('request-failed', { correlation: idOf(request), path, status, message: error.message });
    // Read and drop the rest of the body. A proxy that is still sending it would lose the answer when the connection
    // closes.
    if (status === 413) void reply.removeHeader('connection');
    return sendRefusal(status, status >= 500 ? RESPONSE_CODES.serverError : RESPONSE_CODES.illegalParameter, request, reply);
  });

  safeCalls.addTo(server);
  addSharedBodies(server);
  for (const route of routes) {
    server.route({
      method: route.call.method,
      url: route.call.path,
      bodyLimit: route.bodyLimitBytes === undefined ? BODY_LIMIT_BYTES : sealedSize(route.bodyLimitBytes),
      handler: answerCall(route, { log, ...rest }),
    });
  }
  return server;
}

function sendRefusal(status: number, code: number, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const own = headers[HEADERS.language];
  const language = parseLanguage(typeof own === 'string' ? own : undefined, headers['accept-language']);
  return reply.code(status).send({ status_code: code, data: null, message: codeText(code, language) });
}
