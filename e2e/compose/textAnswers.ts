import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { REVALIDATED } from '@site/shared/release/servingRules';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How a text is compressed, the smaller form first. */
const FORMS = [
  { name: 'br', compress: promisify<string, Buffer>(brotliCompress) },
  { name: 'gzip', compress: promisify<string, Buffer>(gzip) },
] as const;

/**
 * For generated texts, html and manifest: an ETag, 304 for a client that has the same content, and compression. Files have compressed copies beside
 * them, and calls pass through unchanged.
 */
export async function finishText({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string') return payload;
  if (reply.statusCode === 200 && reply.getHeader('cache-control') === REVALIDATED) {
    // Weak: both forms of compression are the same content.
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    void reply.header('etag', tag);
    if (headers['if-none-match']?.includes(tag) === true) {
      void reply.code(304).removeHeader('content-length').removeHeader('content-type');
      return '';
    }
  }
  const accepted = (headers['accept-encoding'] ?? '').split(',').map((name) => name.split(';', 1)[0]?.trim());
  const form = FORMS.find(({ name }) => accepted.includes(name));
  void reply.header('vary', 'Accept-Encoding');
  if (form === undefined) return payload;
  void reply.removeHeader('content-length').header('content-encoding', form.name);
  return form.compress(payload);
}
