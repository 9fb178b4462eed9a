import { request, type IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { REVALIDATED } from '@site/release/servingRules';
import createFastify from 'fastify';
import { finishText } from './textAnswers';

const PAGE = '<p>曜界</p>'.repeat(50);
const ANSWER = JSON.stringify({ status_code: 6000, data: '足球'.repeat(200) });

describe('an answer on its way to the browser', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0', gunzipSync],
  ])('of the platform is compressed by %s, where the client takes it', async (form, accepted, read) => {
    const { headers, body } = await get('/answer', accepted);

    expect(headers).toMatchObject({ 'content-encoding': form, vary: 'Accept-Encoding' });
    expect(headers).not.toHaveProperty('content-length');
    expect(read(body).toString()).toBe(ANSWER);
    expect(body.length).toBeLessThan(ANSWER.length / 5);
  });

  it.each(['', 'identity', 'zstd'])(
    'goes as it is to a client that takes "%s", and caches are told that forms differ',
    async (accepted) => {
      const { headers, body } = await get('/answer', accepted);

      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers).toHaveProperty('vary', 'Accept-Encoding');
      expect(body.toString()).toBe(ANSWER);
    },
  );

  it.each(['/picture', '/compressed'])('is not compressed where it is no text, or is already: %s', async (path) => {
    const { headers, body } = await get(path, 'br');

    expect(headers['content-encoding']).toBe(path === '/compressed' ? 'gzip' : undefined);
    expect(body.toString()).toBe('as it came');
  });

  it('that the client has already is not sent again, in whichever form it has it', async () => {
    const first = await get('/page', 'br');
    expect(brotliDecompressSync(first.body).toString()).toBe(PAGE);
    const { etag } = first.headers;

    const again = await get('/page', 'gzip', { 'if-none-match': String(etag) });

    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });
});

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Body as received, still compressed. */
  readonly body: Buffer;
}

async function get(url: string, accepted: string, headers: Readonly<Record<string, string>> = {}): Promise<Got> {
  const server = createFastify();
  server.addHook('onSend', finishText);
  const stream = (type: string, text: string, encoding?: string) => (_request: unknown, reply: { headers: (all: object) => unknown }) => {
    reply.headers({ 'content-type': type, ...(encoding === undefined ? {} : { 'content-encoding': encoding }) });
    return Promise.resolve(Readable.from([text]));
  };
  server.get('/answer', stream('application/json', ANSWER));
  server.get('/picture', stream('image/png', 'as it came'));
  server.get('/compressed', stream('application/json', 'as it came', 'gzip'));
  server.get('/page', (_request, reply) => {
    void reply.header('cache-control', REVALIDATED).type('text/html');
    return Promise.resolve(PAGE);
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await new Promise<Got>((resolve, reject) => {
      const options = { agent: false, headers: { 'accept-encoding': accepted, ...headers } };
      request(`${address}${url}`, options, (answer) => {
        buffer(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject);
      })
        .on('error', reject)
        .end();
    });
  } finally {
    await server.close();
  }
}
