import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeRequestFailure, readRequestFailure } from './requestFailure';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
}

async function failureOf(url: string): Promise<unknown> {
  const signal = AbortSignal.timeout(300);
  return fetch(url, { signal })
    .then((response) => response.json())
    .then(() => Promise.reject(new Error('the request did not fail')), readRequestFailure);
}

async function closedPort(): Promise<string> {
  const url = await listen(() => undefined);
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
  return url;
}

it.each<[string, () => Promise<string>, unknown]>([
  ['nothing listens', closedPort, { kind: 'connection-refused', detail: 'ECONNREFUSED' }],
  ['the port is blocked', () => Promise.resolve('http://127.0.0.1:4190/'), { kind: 'blocked-port', detail: 'bad port' }],
  [
    'the name is unknown',
    () => Promise.resolve('http://nowhere.invalid/'),
    { kind: 'unknown-host', detail: expect.stringMatching(/^E(NOTFOUND|AI_AGAIN)$/) as unknown },
  ],
  ['the server never answers', () => listen(() => undefined), { kind: 'timeout', detail: 'TimeoutError' }],
  [
    'the connection is closed before the answer',
    () => listen(({ socket }) => socket.destroy()),
    { kind: 'connection-lost', detail: 'UND_ERR_SOCKET' },
  ],
  ['the answer is a page', () => listen((_, response) => response.end('<html>')), { kind: 'unreadable-answer', detail: 'SyntaxError' }],
])('fails with its own reason where %s', async (_what, address, failure) => {
  expect(await failureOf(await address())).toEqual(failure);
});

it.each([
  [
    'an error without a known code',
    new TypeError('fetch failed', { cause: new Error('what the system says') }),
    'the request failed (what the system says)',
  ],
  ['a text', 'broken', 'the request failed (broken)'],
  ['a broken pipe', Object.assign(new Error('round'), { code: 'EPIPE' }), 'the connection was closed before the answer (EPIPE)'],
  [
    'an abort by a timeout',
    Object.assign(new Error('aborted'), { name: 'AbortError', cause: { name: 'TimeoutError' } }),
    'timeout (TimeoutError)',
  ],
])('%s is described', (_what, error, text) => {
  expect(describeRequestFailure(readRequestFailure(error))).toBe(text);
});
