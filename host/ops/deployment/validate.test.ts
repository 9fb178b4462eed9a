import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toRemoteBuild } from '@site/release/remoteBuild';
import { aRelease, type Release } from '../testing/opsSetup';
import { fileFaults, policyFaults } from './validate';

const HOST = 'http://localhost:5900';
const RELEASE = aRelease('wallet', '1.1.0-bbbbbbbb');

/** Responses that replace files. */
type Answers = Readonly<Record<string, RequestListener>>;

let server: Server | undefined;

/** Starts the server of the remote on loopback with the files of the release, except the replaced ones. */
async function serve({ contents, record }: Release, spoiled: Answers = {}): Promise<string> {
  const started = createServer((request, response) => {
    const path = (request.url ?? '').replace(`/${record.version}/`, '');
    const text = contents.get(path);
    response.setHeader('access-control-allow-origin', HOST);
    const answer = spoiled[path];
    if (answer !== undefined) answer(request, response);
    else response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function faultsWith(spoiled: Answers): Promise<ReturnType<typeof fileFaults>> {
  const origin = await serve(RELEASE, spoiled);
  return fileFaults(toRemoteBuild(RELEASE.record, origin), RELEASE.record, { fetch, hostOrigin: HOST });
}

it('a complete release has no fault', async () => {
  expect(await faultsWith({})).toEqual([]);
});

const SPOILED: readonly [string, RequestListener, { expected: RegExp; got: RegExp }][] = [
  ['is not there', (_request, response) => response.writeHead(404).end(), { expected: /^200$/, got: /^404$/ }],
  ['leads elsewhere', (_request, response) => response.writeHead(302, { location: '/login' }).end(), { expected: /^200$/, got: /^302$/ }],
  [
    'is the page of a gateway',
    (_request, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'),
    { expected: /^sha256-/, got: /^an html page$/ },
  ],
  ['has other bytes', (_request, response) => response.end('var other;'), { expected: /^sha256-/, got: /^10 bytes with sha256-/ }],
  ['breaks off', (request) => request.socket.destroy(), { expected: /^an answer$/, got: /./ }],
];

describe.each(['remoteEntry.js', 'screen.js', 'assets/screen.css'])('%s', (path) => {
  it.each(SPOILED)('that %s is a fault with expectation and finding', async (_case, answer, { expected, got }) => {
    const [fault, ...others] = await faultsWith({ [path]: answer });

    expect(others).toEqual([]);
    expect(fault?.at.endsWith(`/1.1.0-bbbbbbbb/${path}`)).toBe(true);
    expect(fault?.expected).toMatch(expected);
    expect(fault?.got).toMatch(got);
  });

  it.each([
    ['no one', undefined],
    ['another page', 'http://localhost:9999'],
  ])('that %s may read is a fault', async (_case, readers) => {
    const right = RELEASE.contents.get(path);
    const answer: RequestListener = (_request, response) => {
      response.removeHeader('access-control-allow-origin');
      if (readers !== undefined) response.setHeader('access-control-allow-origin', readers);
      response.end(right);
    };

    expect(await faultsWith({ [path]: answer })).toMatchObject([
      { expected: `access-control-allow-origin: ${HOST}`, got: readers ?? 'no such header' },
    ]);
  });
});

it('a server that is down is one fault, not one for each file', async () => {
  const build = toRemoteBuild(RELEASE.record, 'http://127.0.0.1:9');
  const refuse = (): Promise<Response> =>
    Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }));

  expect(await fileFaults(build, RELEASE.record, { fetch: refuse, hostOrigin: HOST })).toMatchObject([
    { got: 'connection refused (ECONNREFUSED)' },
  ]);
});

it('an answer after the timeout is a fault', async () => {
  const hang = (): Promise<Response> => Promise.reject(new DOMException('timed out', 'TimeoutError'));
  const build = toRemoteBuild(RELEASE.record, 'http://127.0.0.1:9');

  expect(await fileFaults(build, RELEASE.record, { fetch: hang, hostOrigin: HOST })).toMatchObject([{ got: 'none within 10 s' }]);
});

describe('before anything is fetched', () => {
  const build = toRemoteBuild(RELEASE.record, 'https://wallet.example');

  it.each([
    ['a contract the host offers', '^1.0.0', 0],
    ['an addition the host does not have', '^1.99.0', 1],
    ['another major', '^2.0.0', 1],
  ])('%s', (_case, requires, faults) => {
    expect(policyFaults({ ...build, requires }, ['https://wallet.example'])).toHaveLength(faults);
  });

  it('code from an origin that the manifest does not list is refused', () => {
    expect(policyFaults(build, ['https://sports.example'])).toMatchObject([{ got: 'https://wallet.example' }]);
  });
});
