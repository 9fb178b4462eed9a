import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { aLogin, sendRaw } from '@site/platform/testing/sendRaw';
import { remoteDeploymentSchema, type DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { captchaFramePolicy, contentSecurityPolicy, hostHeaders, remoteHeaders } from '@site/shared/release/securityHeaders';
import { IMMUTABLE, NEVER_KEPT, PLATFORM_PREFIXES, REVALIDATED } from '@site/shared/release/servingRules';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { loginCall } from '@site/shared/wire/user';
import { steerSandbox } from '../compose/sandbox';

/** Rules of every server of the site, tested by plain HTTP: the server of the suites and, with `SITE_SERVER=nginx`, the one of production. */
const HOST = DEFAULT_ADDRESSES.host;
const WALLET = DEFAULT_ADDRESSES.remotes.wallet;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One request with exactly these headers, without those a browser or `fetch` adds. */
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

/** A script of the host, the folder of the wallet's build and its entry: as named by the current page and manifest. */
async function findFiles(): Promise<{ script: string; build: string; entry: string; manifest: DeploymentManifest }> {
  const html = (await ask(`${HOST}/`)).body.toString();
  const [script] = /\/assets\/main[^"]+\.js/.exec(html) ?? [];
  const manifest = JSON.parse((await ask(`${HOST}/deployment.json`)).body.toString()) as DeploymentManifest;
  const wallet = remoteDeploymentSchema.parse(manifest.remotes.wallet);
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
      expect(decode(body).equals(plain.body)).toBe(true);
      if (form !== undefined) expect(body.length).toBeLessThan(plain.body.length / 2);
    }
  }
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
  ['a missing file, of a client that does not say what it asks for', '/favicon.ico', {}, 'GET', false],
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

test('internal files of a build are not served: records, source maps, files under the names of their compressed forms', async () => {
  const { script, build, entry } = await findFiles();
  const hidden = [
    ...['release.json', 'build.json', 'build.json.br', '../current.json', '../', './'].map((path) => new URL(path, build).href),
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
  const policy = contentSecurityPolicy(manifest, HOST);
  for (const path of ['/', '/activity/discount', '/no/such/page']) {
    expect((await ask(`${HOST}${path}`, NAVIGATION)).headers['content-security-policy']).toBe(policy);
  }
  for (const path of ['/captcha/geetest.html', '/captcha/geetest.js']) {
    const { status, headers } = await ask(`${HOST}${path}`, NAVIGATION);
    expect.soft([path, status, headers['content-security-policy']]).toEqual([path, 200, captchaFramePolicy(HOST)]);
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
