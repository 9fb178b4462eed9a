import { Readable } from 'node:stream';
import { edgeEnvelope, edgeLanguage, rawRefusal } from '@site/release/edgeRefusals';
import { NEVER_KEPT } from '@site/release/servingRules';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

/** Sends the server's own refusal, when a request does not reach the platform or the platform does not respond. */
export function sendEdgeRefusal(status: number, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language } = headers;
  const body = edgeEnvelope(status, edgeLanguage(typeof language === 'string' ? language : undefined, headers['accept-language']));
  return reply.code(status).header('cache-control', NEVER_KEPT).type('application/json; charset=utf-8').send(body);
}

/**
 * Returns the handlers for requests that Fastify answers before any hook: an address that cannot be decoded, and bytes
 * that are not HTTP.
 */
export function unreadableRequests(headers: Readonly<Record<string, string>>): FastifyServerOptions {
  return {
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      sendEdgeRefusal(400, request, reply.headers(headers));
    },
    clientErrorHandler: ({ code }, socket) => {
      if (code !== 'ECONNRESET' && socket.writable) socket.end(rawRefusal(code));
      else socket.destroy();
    },
  };
}

/**
 * Buffers whole bodies before they are proxied, like nginx: an oversized or truncated body never reaches the platform
 * and gets a response instead of a broken connection. Proxy errors and a platform that is down are answered by {@link
 * sendEdgeRefusal} too.
 */
export function readWholeBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, Readable.from([body]));
  });
  server.setErrorHandler((error: { statusCode?: number }, request, reply) => sendEdgeRefusal(error.statusCode ?? 500, request, reply));
}
