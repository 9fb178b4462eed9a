import { createHash } from 'node:crypto';
import { Readable, pipeline, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { REVALIDATED } from '@site/release/servingRules';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Form {
  readonly name: 'br' | 'gzip';
  readonly compress: (text: string) => Promise<Buffer>;
  /** Opens a compression stream for a proxied response. */
  readonly open: () => Transform;
}

/** Compression levels of nginx: the best compression of a manifest would take longer than sending it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const GZIP = { level: 1 };

/** Encodings of a text, the smaller one first. */
const FORMS: readonly Form[] = [
  { name: 'br', compress: (text) => promisify(brotliCompress)(text, BROTLI), open: () => createBrotliCompress(BROTLI) },
  { name: 'gzip', compress: (text) => promisify(gzip)(text, GZIP), open: () => createGzip(GZIP) },
];

/**
 * Adds an ETag, compression, and 304 responses to generated texts: html and manifest. Responses of the platform are
 * compressed while they are proxied, as nginx does; files have compressed copies on disk.
 */
export async function finishText(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (payload instanceof Readable) return isPlainJson(reply) ? compressStream(request, reply, payload) : payload;
  if (typeof payload !== 'string') return payload;
  if (reply.statusCode === 200 && reply.getHeader('cache-control') === REVALIDATED) {
    // The tag is weak, because both encodings have the same content.
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    void reply.header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag) === true) {
      void reply.code(304).removeHeader('content-length').removeHeader('content-type');
      return '';
    }
  }
  return chooseForm(request, reply)?.compress(payload) ?? payload;
}

function isPlainJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('application/json') && !reply.hasHeader('content-encoding');
}

/** Compresses a response. If it is truncated, the client's response is truncated too. */
function compressStream(request: FastifyRequest, reply: FastifyReply, answer: Readable): Readable {
  const form = chooseForm(request, reply);
  return form === undefined ? answer : pipeline(answer, form.open(), () => undefined);
}

/** Chooses the encoding that the client accepts, and sets its headers. */
function chooseForm({ headers }: FastifyRequest, reply: FastifyReply): Form | undefined {
  const accepted = (headers['accept-encoding'] ?? '').split(',').map((name) => name.split(';', 1)[0]?.trim());
  const form = FORMS.find(({ name }) => accepted.includes(name));
  void reply.header('vary', 'Accept-Encoding');
  if (form !== undefined) void reply.removeHeader('content-length').header('content-encoding', form.name);
  return form;
}
