import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { aLogin, sendRaw } from '@site/platform/testing/sendRaw';
import { remoteDeploymentSchema, type DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { APP_ICON, APP_ICONS, ROBOTS, WEB_MANIFEST } from '@site/release/appFiles';
import { DEFAULT_ADDRESSES, originOf } from '@site/release/addresses';
import { WORKSPACE_IDS } from '@site/release/packages';
import { captchaFrameHeaders, documentHeaders, hostHeaders, pageHeaders, remoteHeaders } from '@site/release/securityHeaders';
import { IMMUTABLE, KEPT_A_DAY, NEVER_KEPT, PLATFORM_PREFIXES, REVALIDATED } from '@site/release/servingRules';
import { SOCIAL_PICTURE, SOCIAL_SIZE } from '@site/release/socialPicture';
import { sendCodeToGuestCall } from '@site/shared/wire/codes';
import { REPORTS_PATH } from '@site/shared/wire/reports';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { loginCall } from '@site/shared/wire/login';
import { readSandbox, steerSandbox } from '../compose/sandbox';

/**
 * Rules of every server of the site, tested by plain HTTP: the server of the suites, or with `SITE_SERVER=nginx` the
 * one of production.
 */
const HOST = DEFAULT_ADDRESSES.host;
const WALLET = originOf(DEFAULT_ADDRESSES, 'wallet');
const SPORTS = originOf(DEFAULT_ADDRESSES, 'sports');

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request with exactly these headers, without those that a browser or `fetch` adds. */
function ask(url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}

/**
 * Returns a script of the host, the folder of the wallet's build and its entry, as named by the current page and
 * manifest.
 */
async function findFiles(): Promise<{ script: string; build: string; entry: string; manifest: DeploymentManifest }> {
  const html = (await ask(`${HOST}/`)).body.toString();
  const [script] = /\/assets\/main[^"]+\.js/.exec(html) ?? [];
  const manifest = JSON.parse((await ask(`${HOST}/deployment.json`)).body.toString()) as DeploymentManifest;
  const wallet = remoteDeploymentSchema.parse(manifest.remotes['wallet']);
  if (script === undefined || !wallet.active) throw new Error('The page names no script, or the manifest no build of the wallet');
  const { entry } = wallet.active;
  return { script: `${HOST}${script}`, build: new URL('.', entry).href, entry, manifest };
}

const FORMS: readonly [accepted: string, form: string | undefined, decode: (body: Buffer) => Buffer][] = [
  ['gzip, deflate, br', 'br', (body) => brotliDecompressSync(body)],
  ['gzip', 'gzip', (body) => gunzipSync(body)],
  ['identity', undefined, (body) => body],
];

test('a file of a build is cached permanently, and compressed in the best form that the browser accepts', async () => {
  const { script, entry } = await findFiles();
  for (const url of [script, entry]) {
    const plain = await ask(url);
    expect(plain.headers).toMatchObject({
      'cache-control': IMMUTABLE,
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    });

    for (const [accepted, form, decode] of FORMS) {
      const { status, headers, body } = await ask(url, { 'accept-encoding': accepted });
      expect([status, headers['content-encoding']]).toEqual([200, form]);
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
      // Immutable files are never revalidated.
      expect([headers.etag, headers['last-modified']]).toEqual([undefined, undefined]);
      expect(decode(body).equals(plain.body)).toBe(true);
      if (form !== undefined) expect(body.length).toBeLessThan(plain.body.length);
    }
  }
});

test('a device can install the site, and search engines are told what is theirs to read', async () => {
  const manifest = await ask(`${HOST}${WEB_MANIFEST}`);
  expect(manifest.headers).toMatchObject({
    'content-type': expect.stringContaining('application/manifest+json'),
    'cache-control': REVALIDATED,
  });
  const { name, icons } = JSON.parse(manifest.body.toString()) as { name: string; icons: { src: string }[] };
  expect([name, icons.map(({ src }) => src)]).toEqual(['曜界 YAOJIE', [APP_ICON, ...Object.keys(APP_ICONS)]]);
  const icon = await ask(`${HOST}${APP_ICON}`);
  expect([icon.status, icon.headers['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')]);
  for (const [address, side] of Object.entries(APP_ICONS)) {
    const { status, headers, body } = await ask(`${HOST}${address}`);
    expect([status, headers['content-type'], body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([200, 'image/png', side, side]);
  }
  const favicon = await ask(`${HOST}/favicon.ico`);
  expect([favicon.status, new URL(favicon.headers.location ?? '', HOST).pathname]).toEqual([302, '/app-icon-192.png']);
  expect((await ask(`${HOST}${ROBOTS}`)).body.toString()).toContain('Disallow: /mine/');
  const page = (await ask(`${HOST}/`)).body.toString();
  expect(page).toContain(`<link rel="manifest" href="${WEB_MANIFEST}"`);
  expect(page).toContain('<title>曜界</title>');
});

test('a link to the site is shown with its picture, which the page names by a whole address', async () => {
  const page = (await ask(`${HOST}/activity/discount`)).body.toString();
  const address = /<meta property="og:image" content="(?<address>[^"]+)"/.exec(page)?.groups?.['address'];
  expect(address).toBe(`${HOST}${SOCIAL_PICTURE}`);

  const { status, headers, body } = await ask(`${HOST}${SOCIAL_PICTURE}`, { 'accept-encoding': 'gzip, br' });
  expect([status, headers['content-type'], headers['cache-control'], headers['content-encoding']]).toEqual([
    200,
    'image/png',
    KEPT_A_DAY,
    undefined,
  ]);
  expect({ width: body.readUInt32BE(16), height: body.readUInt32BE(20) }).toEqual(SOCIAL_SIZE);
});

test('page and manifest are revalidated each time, and sent again only when they have changed', async () => {
  for (const url of [`${HOST}/`, `${HOST}/mine/wallet`, `${HOST}/deployment.json`]) {
    for (const [accepted, form, decode] of FORMS) {
      const { headers, body } = await ask(url, { 'accept-encoding': accepted });
      expect([headers['cache-control'], headers['content-encoding']]).toEqual([REVALIDATED, form]);
      expect(decode(body).toString()).toMatch(url.endsWith('.json') ? /^\{/ : /^<!doctype html>/);

      const known = { 'accept-encoding': accepted, 'if-none-match': headers.etag ?? '' };
      expect(await ask(url, known)).toMatchObject({ status: 304, headers: { 'cache-control': REVALIDATED }, body: Buffer.alloc(0) });
      expect((await ask(url, { ...known, 'if-none-match': '"another"' })).status).toBe(200);
    }
  }
});

test('the picture that home draws first, and the connections to its first remotes, are begun with the page, at home alone', async () => {
  const { headers, body } = await ask(`${HOST}/?from=search`, NAVIGATION);
  const drawn = /class="first-picture" src="(?<path>[^"]+)"/.exec(body.toString())?.groups?.['path'];
  expect(String(headers['link']).split(', ')).toEqual([
    `<${String(drawn)}>; rel=preload; as=image; fetchpriority=high`,
    ...(['activities', 'sports', 'games'] as const).map((id) => `<${originOf(DEFAULT_ADDRESSES, id)}>; rel=preconnect; crossorigin`),
  ]);
  expect((await ask(`${HOST}${String(drawn)}`)).status).toBe(200);
  expect((await ask(`${HOST}/activity/discount`, NAVIGATION)).headers['link']).toBeUndefined();
});

const NAVIGATION = { 'sec-fetch-mode': 'navigate' };
const SCRIPT = { 'sec-fetch-mode': 'cors' };
const PAGES: readonly [what: string, path: string, headers: Readonly<Record<string, string>>, method: string, isPage: boolean][] = [
  ['the home page', '/', NAVIGATION, 'GET', true],
  ['an address of the application', '/mine/savemoney/recharge/1?from=home', NAVIGATION, 'GET', true],
  ['an unknown address', '/no/such/page', NAVIGATION, 'GET', true],
  ['an address with a dot in it, in the address bar', '/v1.2/page.x', NAVIGATION, 'GET', true],
  ['an address of a client that does not say what it asks for', '/activity/discount', {}, 'GET', true],
  ['only the headers of a page', '/activity/discount', {}, 'HEAD', true],
  ['pages beside the calls of venues', '/game/sport', NAVIGATION, 'GET', true],
  ['pages whose address begins like a call', '/activity', NAVIGATION, 'GET', true],
  ['a script', '/no/such/page', SCRIPT, 'GET', false],
  ['a missing file, of a client that does not say what it asks for', '/favicon.png', {}, 'GET', false],
  ['a missing file of a build, in the address bar', '/assets/main.00000000.js', NAVIGATION, 'GET', false],
  ['a form sent to a page', '/mine/wallet', NAVIGATION, 'POST', false],
];

for (const [what, path, headers, method, isPage] of PAGES) {
  test(`${what}: ${isPage ? 'the page' : '404, and not cached'}`, async () => {
    const answer = await ask(`${HOST}${path}`, headers, method);

    expect(answer.status).toBe(isPage ? 200 : 404);
    expect(answer.headers['content-type']).toContain(isPage ? 'text/html' : 'text/plain');
    expect(answer.headers['cache-control']).toBe(isPage ? REVALIDATED : NEVER_KEPT);
  });
}

test('health is asked of the whole site and of each remote, and what monitors try beside it is no page', async () => {
  const health = await ask(`${HOST}/healthz`);
  expect([health.status, health.headers['cache-control'], JSON.parse(health.body.toString())]).toEqual([200, NEVER_KEPT, { status: 'ok' }]);
  const ofRemote = await ask(`${WALLET}/healthz`);
  expect([ofRemote.status, JSON.parse(ofRemote.body.toString())]).toEqual([200, { status: 'ok' }]);
  for (const path of ['/health', '/metrics', '/status']) expect.soft([path, (await ask(`${HOST}${path}`)).status]).toEqual([path, 404]);
});

test('a password manager is sent to the page that changes the password, and nothing else is below /.well-known/', async () => {
  const { status, headers } = await ask(`${HOST}/.well-known/change-password`);
  expect([status, new URL(headers.location ?? '', HOST).pathname]).toEqual([302, '/mine/auth']);
  for (const path of [
    'assetlinks.json',
    'apple-app-site-association',
    'openid-configuration',
    'resource-that-should-not-exist-whose-status-code-should-not-be-200',
    '',
  ])
    expect.soft([path, (await ask(`${HOST}/.well-known/${path}`)).status]).toEqual([path, 404]);
  for (const path of ['/.well-known', '/.WELL-KNOWN/change-password', '/.env', '/.git/HEAD', '/%2Egit/HEAD', '/%2eenv'])
    for (const mode of ['navigate', undefined])
      expect
        .soft([path, mode, (await ask(`${HOST}${path}`, mode === undefined ? {} : { 'sec-fetch-mode': mode })).status])
        .toEqual([path, mode, 404]);
});

test('internal files of a build are not served: records, source maps, files under the names of their compressed forms', async () => {
  const { script, build, entry } = await findFiles();
  const hidden = [
    ...['release.json', 'mf-stats.json', 'build.json', 'build.json.br', '../current.json', '../', './'].map(
      (path) => new URL(path, build).href,
    ),
    ...[script, entry].flatMap((file) => [`${file}.map`, `${file}.br`, `${file}.gz`]),
    `${HOST}/assets/`,
    `${HOST}/audit.jsonl`,
    `${HOST}/.git/config`,
  ];
  for (const url of hidden) {
    const { status, headers } = await ask(url, SCRIPT);
    expect.soft([url, status, headers['cache-control']]).toEqual([url, 404, NEVER_KEPT]);
  }
});

test("the federation's manifest of a build is served, for its browser extension and other hosts", async () => {
  const { build, entry } = await findFiles();
  const { status, headers, body } = await ask(new URL('mf-manifest.json', build).href);
  expect([status, headers['cache-control']]).toEqual([200, IMMUTABLE]);
  const { metaData, exposes } = JSON.parse(String(body)) as {
    readonly metaData: { readonly remoteEntry: { readonly name: string } };
    readonly exposes: readonly { readonly name: string }[];
  };
  expect(new URL(metaData.remoteEntry.name, build).href).toBe(entry);
  expect(exposes.map(({ name }) => name)).toEqual(['remote']);
});

test("a remote's files are readable for the origin of the host alone, for every requesting origin", async () => {
  const { entry } = await findFiles();
  for (const origin of [HOST, 'https://elsewhere.example', 'null']) {
    expect((await ask(entry, { origin })).headers['access-control-allow-origin']).toBe(HOST);
  }
  expect((await ask(`${HOST}/deployment.json`, { origin: 'https://elsewhere.example' })).headers).not.toHaveProperty(
    'access-control-allow-origin',
  );
});

test('every response has the headers of its server, errors and calls too, and the page its policy', async () => {
  const { script, entry, manifest } = await findFiles();
  for (const path of ['/', '/activity/discount', '/no/such/page']) {
    expect((await ask(`${HOST}${path}`, NAVIGATION)).headers).toMatchObject(pageHeaders({ ...manifest, remoteIds: WORKSPACE_IDS }, HOST));
  }
  for (const path of ['/captcha/geetest.html', '/captcha/geetest.js']) {
    const { status, headers } = await ask(`${HOST}${path}`, NAVIGATION);
    expect.soft([path, status]).toEqual([path, 200]);
    expect.soft(headers, path).toMatchObject(captchaFrameHeaders(HOST));
  }
  const ofHost = [
    `${HOST}/`,
    `${HOST}/captcha/geetest.html`,
    `${HOST}/captcha/none.html`,
    `${HOST}/deployment.json`,
    script,
    `${HOST}/assets/none.js`,
    ...PLATFORM_PREFIXES.map((prefix) => `${HOST}${prefix}/none`),
  ];
  for (const url of ofHost) expect.soft((await ask(url, SCRIPT)).headers, url).toMatchObject(hostHeaders(HOST));
  // Headers that only matter for documents are left out of scripts and answers.
  for (const url of [script, `${HOST}/deployment.json`, `${HOST}${PLATFORM_PREFIXES[0]}/none`]) {
    const { headers } = await ask(url, SCRIPT);
    expect
      .soft(
        Object.keys(documentHeaders(HOST)).filter((name) => name in headers),
        url,
      )
      .toEqual([]);
  }
  const { vary, ...ofRemote } = remoteHeaders(HOST, WALLET);
  for (const url of [entry, `${WALLET}/none.js`]) {
    const { headers } = await ask(url);
    expect.soft(headers, url).toMatchObject(ofRemote);
    expect.soft(headers.vary, url).toContain(vary);
  }
});

test('calls reach the platform, and its responses are unchanged', async () => {
  for (const prefix of PLATFORM_PREFIXES) {
    const { status, headers, body } = await ask(`${HOST}${prefix}/none`, SCRIPT);

    expect([prefix, status, headers['cache-control']]).toEqual([prefix, 404, 'no-store']);
    expect(JSON.parse(body.toString())).toMatchObject({ status_code: expect.any(Number) });
  }
});

test('a client cannot name the address it calls from', async () => {
  const FOREIGN = '203.0.113.9';
  const logIn = async (headers: Readonly<Record<string, string>>): Promise<unknown> =>
    (await sendRaw(HOST, loginCall.path, JSON.stringify(aLogin('nobody00', 'nothing1')), { headers })).json();
  const forged = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'X-Forwarded-For'].map((name) => ({
    [name]: name === 'forwarded' ? `for=${FOREIGN}` : FOREIGN,
  }));

  await steerSandbox('settings', { blockedRegions: FOREIGN });
  try {
    for (const headers of forged)
      expect.soft(await logIn(headers), JSON.stringify(headers)).not.toMatchObject({ status_code: RESPONSE_CODES.ipRestricted });
    await steerSandbox('settings', { blockedRegions: '127.0.0.0/8, ::1' });
    for (const headers of forged)
      expect.soft(await logIn(headers), JSON.stringify(headers)).toMatchObject({ status_code: RESPONSE_CODES.ipRestricted });
  } finally {
    await steerSandbox('settings', { blockedRegions: '' });
  }
});

// The server of the suites serves one person and has no rate limit.
if (process.env['SITE_SERVER'] === 'nginx') {
  test('a flood of requests for codes from one address is stopped before the platform, in the envelope', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => sendRaw(HOST, sendCodeToGuestCall.path, '{}', { headers: { language: 'zh-TW' } })),
    );

    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(50);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await refused[0]?.json()).toEqual({ status_code: RESPONSE_CODES.frequentSubmission, data: null, message: '請不要頻繁提交' });
  });
}

/**
 * Sends these bytes and reads one answer. With `isCut` the client closes its sending side first, like one whose body
 * was cut short.
 */
function sendBytes(bytes: string, isCut = false): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host: 'localhost', port: Number(new URL(HOST).port) }, () => {
      if (isCut) socket.end(bytes);
      else socket.write(bytes);
    });
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
      if (isWhole(answer)) socket.destroy();
    });
    socket.on('error', (error) => {
      if (answer === '') reject(error);
    });
    socket.on('close', () => {
      resolve(answer);
    });
  });
}

/** Returns true when the answer is complete by its length or its last chunk. */
function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(answer)?.[1];
  if (end < 0) return false;
  return length === undefined ? answer.endsWith('0\r\n\r\n') : Buffer.byteLength(answer.slice(end + 4)) >= Number(length);
}

function readAnswer(text: string): { readonly status: number; readonly head: string; readonly body: string } {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body };
}

const lines = (...all: readonly string[]) => `${all.join('\r\n')}\r\n\r\n`;
const hostLine = `host: ${new URL(HOST).host}`;
const get = (path: string) => lines(`GET ${path} HTTP/1.1`, hostLine, 'connection: close');
const post = (path: string, ...headers: readonly string[]) =>
  lines(`POST ${path} HTTP/1.1`, hostLine, 'connection: close', 'content-type: application/json', ...headers);

const UNREADABLE: readonly [what: string, bytes: string, status: number][] = [
  ['an address of a call that cannot be decoded', get('/site/%ff'), 400],
  ['half an escape in the address of a call', get('/site/api/v1/%zz'), 400],
  ['an address of a call of 10 kB', get(`/site/${'a'.repeat(10_000)}`), 404],
  ['headers of 100 kB', get(`/?${'a'.repeat(100_000)}`), 431],
  ['no HTTP at all', '\x16\x03\x01\x02\0\x01\0\x01\r\n\r\n', 400],
  ['two lengths', `${post('/site/api/v1/configuration/preInfo', 'content-length: 2', 'content-length: 3')}{}`, 400],
  [
    'a body of another kind',
    `${post('/site/api/v1/configuration/preInfo', 'content-length: 2')}{}`.replace('application/json', 'text/plain'),
    415,
  ],
  ['a body that is larger than any call', post('/site/api/v1/configuration/preInfo', `content-length: ${String(17 * 1024 * 1024)}`), 413],
];

for (const [what, bytes, status] of UNREADABLE) {
  test(`${what} is answered in the envelope`, async () => {
    const answer = readAnswer(await sendBytes(bytes));

    // A server may refuse the request line before it notices that the headers are too large as well.
    expect(status === 431 ? [431, 414, 400] : [status]).toContain(answer.status);
    expect(answer.head).toMatch(/content-type: application\/json/i);
    expect(answer.head).toMatch(/cache-control: no-store/i);
    expect(JSON.parse(answer.body)).toMatchObject({
      status_code: status === 404 ? RESPONSE_CODES.notFound : RESPONSE_CODES.illegalParameter,
      data: null,
      message: expect.stringMatching(/\p{Script=Han}/u),
    });
  });
}

test('an address that no page has is a page, a missing file or refused in the envelope, and never in the words of a server', async () => {
  for (const path of [
    '/%ff',
    '//',
    '/%zz',
    '/%00',
    '/%2e%2e/%2e%2e/etc/passwd',
    `/${'a'.repeat(10_000)}`,
    '//elsewhere.example/',
    '/site/api/v1/%00',
  ]) {
    const { status, head, body } = readAnswer(await sendBytes(get(path)));

    expect([200, 400, 404]).toContain(status);
    if (status === 200) expect(head).toMatch(/content-security-policy: default-src 'none'/i);
    else if (status === 404) expect(body).toMatch(/not found|"status_code":6004/);
    else expect(JSON.parse(body)).toMatchObject({ status_code: RESPONSE_CODES.illegalParameter });
  }
});

test('a body of a size that only the platform refuses is answered by it, whole, and not by a broken connection', async () => {
  for (const size of [300_000, 3_000_000, 15_000_000]) {
    const response = await sendRaw(HOST, loginCall.path, JSON.stringify({ ...aLogin('nobody00', 'nothing1'), more: 'x'.repeat(size) }));

    expect([size, response.status]).toEqual([size, 413]);
    expect(await response.json()).toMatchObject({ status_code: RESPONSE_CODES.illegalParameter, message: '非法请求' });
  }
});

test('a body that is cut short never reaches the platform', async () => {
  const body = JSON.stringify(aLogin('nobody00', 'nothing1'));
  const cut = await sendBytes(`${post(loginCall.path, `content-length: ${String(body.length + 10)}`)}${body}`, true);

  // A client that has closed the connection may get no answer at all.
  if (cut !== '') expect(JSON.parse(readAnswer(cut).body)).toMatchObject({ status_code: RESPONSE_CODES.illegalParameter });
});

test('a violation that a browser reports is counted by the platform, and one it sees in the page reaches it by itself', async ({
  page,
}) => {
  const counted = async () => ((await readSandbox('reports')) as { reports: { csp: number } }).reports.csp;
  const before = await counted();
  const report = { 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline', 'document-uri': `${HOST}/` } };

  const response = await fetch(`${HOST}${REPORTS_PATH}`, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'content-type': 'application/csp-report' },
  });
  expect(response.status).toBe(204);
  expect(await counted()).toBe(before + 1);

  await page.goto('/');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://elsewhere.example/a.png?member=7';
    document.body.append(image);
  });
  await expect.poll(counted).toBeGreaterThan(before + 1);
});

test('a socket of a page of another origin is refused before the upgrade', async () => {
  const open = (headers: Readonly<Record<string, string>>): Promise<number> =>
    new Promise((resolve, reject) => {
      const upgrade = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': btoa('0123456789abcdef'),
      };
      const outgoing = request(`${HOST}/stream/api/v1/odds`, { headers: { ...upgrade, ...headers } });
      outgoing.once('error', reject);
      outgoing.once('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      outgoing.once('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode ?? 0);
      });
      outgoing.end();
    });

  for (const origin of ['https://elsewhere.example', 'null', `${HOST}.elsewhere.example`]) expect(await open({ origin })).toBe(403);
  expect(await open({ origin: HOST })).toBe(101);
  expect(await open({})).toBe(101);
});

test('a policy of Trusted Types takes no script but its own', async ({ page }) => {
  await page.addInitScript(() => {
    const types = (window as unknown as { trustedTypes?: { createPolicy: (...all: unknown[]) => unknown } }).trustedTypes;
    if (types === undefined) return;
    const made: Record<string, unknown> = {};
    const create = types.createPolicy.bind(types);
    Object.assign(window, { made });
    types.createPolicy = (name, ...rules) => (made[String(name)] ??= create(name, ...rules));
  });
  await page.goto('/');
  const policies = () =>
    page.evaluate(
      (hostile) => {
        const made = (window as unknown as { made: Record<string, { createScriptURL: (url: string) => unknown }> }).made;
        return Object.entries(made).map(([name, policy]) => ({
          name,
          taken: hostile.filter((url) => {
            try {
              policy.createScriptURL(url);
              return true;
            } catch {
              return false;
            }
          }),
        }));
      },
      ['https://elsewhere.example/assets/a.js', 'data:text/javascript,1', '/captcha/geetest.js', '/site/api/v1/a.js'],
    );

  await expect.poll(async () => (await policies()).map(({ name }) => name)).toEqual(expect.arrayContaining(['host', 'host-loader']));
  expect((await policies()).filter(({ taken }) => taken.length > 0)).toEqual([]);
});

test('no policy of Trusted Types can be created a second time by a script of the page, and no other', async ({ page }) => {
  const { headers } = await ask(HOST, NAVIGATION);
  const [, allowed = ''] = /trusted-types ([^;]+)/.exec(String(headers['content-security-policy'])) ?? [];
  const names = allowed.split(' ');
  expect(names).toEqual(expect.arrayContaining(['host', 'host-loader', 'remote-sports']));
  expect(names.filter((name) => name.startsWith("'"))).toEqual([]);
  const entry = page.waitForResponse((response) => response.url().startsWith(SPORTS) && response.url().endsWith('.js'));
  await page.goto('/');
  await entry;

  const created = await page.evaluate(
    (wanted) => {
      const types = (window as unknown as { trustedTypes: object }).trustedTypes;
      // Bypass the page's own replacement of the function.
      const { createPolicy } = Object.getPrototypeOf(types) as { createPolicy: (name: string, rules: object) => unknown };
      return wanted.filter((name) => {
        try {
          createPolicy.call(types, name, { createScriptURL: (url: string) => url });
          return true;
        } catch {
          return false;
        }
      });
    },
    [...names, 'default', 'evil'],
  );

  expect(created).toEqual([]);
});
