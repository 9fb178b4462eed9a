import { createHash } from 'node:crypto';
import { Readable, pipeline, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { REVALIDATED } from '@site/shared/release/servingRules';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Form {
  readonly name: 'br' | 'gzip';
  readonly compress: (text: string) => Promise<Buffer>;
  /** For an answer that is passed on. */
  readonly open: () => Transform;
}

/** The levels that nginx takes: the best form of a manifest would take longer to make than to send. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const GZIP = { level: 1 };

/** How a text is compressed, the smaller form first. */
const FORMS: readonly Form[] = [
  { name: 'br', compress: (text) => promisify(brotliCompress)(text, BROTLI), open: () => createBrotliCompress(BROTLI) },
  { name: 'gzip', compress: (text) => promisify(gzip)(text, GZIP), open: () => createGzip(GZIP) },
];

/**
 * For generated texts, html and manifest: an ETag, 304 for a client that has the same content, and compression. Answers of the platform are compressed on
 * their way, as nginx does it; files have compressed copies beside them.
 */
export async function finishText(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (payload instanceof Readable) return isPlainJson(reply) ? compressStream(request, reply, payload) : payload;
  if (typeof payload !== 'string') return payload;
  if (reply.statusCode === 200 && reply.getHeader('cache-control') === REVALIDATED) {
    // Weak: both forms of compression are the same content.
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

/** An answer that ends too soon ends too soon for the client as well. */
function compressStream(request: FastifyRequest, reply: FastifyReply, answer: Readable): Readable {
  const form = chooseForm(request, reply);
  return form === undefined ? answer : pipeline(answer, form.open(), () => undefined);
}

/** The form the client takes, and its headers. */
function chooseForm({ headers }: FastifyRequest, reply: FastifyReply): Form | undefined {
  const accepted = (headers['accept-encoding'] ?? '').split(',').map((name) => name.split(';', 1)[0]?.trim());
  const form = FORMS.find(({ name }) => accepted.includes(name));
  void reply.header('vary', 'Accept-Encoding');
  if (form !== undefined) void reply.removeHeader('content-length').header('content-encoding', form.name);
  return form;
}
