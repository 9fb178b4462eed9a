import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DeploymentManifest, RemoteBuild, RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import { withManifestTrust } from '@site/shared/deployment/manifestTrust';
import { contentSecurityPolicy } from '../securityHeaders';
import { passingSigner, signatureFacts } from '../signingKeys';
import { REPORTS_PATH, TELEMETRY_PATH } from '@site/shared/wire/reports';
import WebSocket, { WebSocketServer, type RawData } from 'ws';
import { startPassingServer } from './passingServer';
import { overrideManifest, overridePolicy, type Override } from './siteOverride';

/** Requests that the site received: method, path and headers. */
const asked: { readonly what: string; readonly headers: IncomingMessage['headers'] }[] = [];
const DEVELOPMENT = 'http://localhost:4161';
const signer = passingSigner();
const siteSigner = passingSigner();
/** Reasons why the site's manifest could not be shown. */
const faults: string[] = [];

let site: Server;
let builds: Server;
let page: { stop(): Promise<void> };
let override: Override;
let manifest: DeploymentManifest;
let signManifest: (manifest: DeploymentManifest) => string;
let replaced: Record<string, RemoteDeployment>;

beforeAll(async () => {
  builds = await listen((request) => ({ type: 'text/javascript', body: `/* ${String(request.url)} */` }));
  site = await listen(answerAsSite);
  new WebSocketServer({ server: site, path: '/stream/odds' }).on('connection', (socket, { headers }) => {
    socket.send(String(headers.origin));
    socket.on('message', (data) => {
      socket.send(`heard ${textOf(data)}`);
    });
  });
  const free = await listen(() => ({ type: 'text/plain', body: '' }));
  const port = portOf(free);
  await stop(free);
  override = {
    site: originOf(site),
    page: `http://localhost:${String(port)}`,
    development: [DEVELOPMENT],
    policies: ['remote-news'],
    publicKey: signer.publicKey,
  };
  page = await startPassingServer({
    ...override,
    signer,
    change: (given) => Promise.resolve(overrideManifest(given, override, replaced)),
    onFault: (message) => faults.push(message),
  });
});

beforeEach(() => {
  asked.length = 0;
  faults.length = 0;
  manifest = aManifest(originOf(builds));
  signManifest = (given) => siteSigner.sign(given);
  replaced = { wallet: { enabled: true, active: aBuild(`${DEVELOPMENT}/remoteEntry.js`) } };
});

afterAll(async () => {
  await page.stop();
  await Promise.all([stop(site), stop(builds)]);
});

describe('the proxy of a development page', () => {
  it('forwards each call with its body, as from the page of the site, and its answer', async () => {
    const response = await fetch(`${override.page}/site/api/v1/user/login?a=1`, {
      method: 'POST',
      headers: { origin: override.page, 'content-type': 'application/json' },
      body: '{"name":"player1"}',
    });

    expect(await response.json()).toEqual({ heard: '{"name":"player1"}' });
    expect(asked).toEqual([
      {
        what: 'POST /site/api/v1/user/login?a=1',
        headers: expect.objectContaining({ origin: override.site, host: hostOf(override.site) }) as unknown,
      },
    ]);
    expect(response.headers.get('set-cookie')).toBe('device=1; Path=/site; HttpOnly');
  });

  it('forwards each socket in both directions, as from the page of the site', async () => {
    const socket = new WebSocket(`${override.page.replace('http', 'ws')}/stream/odds`, { origin: override.page });
    const heard: string[] = [];
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (data) => {
        heard.push(textOf(data));
        if (heard.length === 1) socket.send('hello');
        else resolve();
      });
    });
    socket.terminate();

    expect(heard).toEqual([override.site, 'heard hello']);
  });

  it('forwards no socket of a page of another origin', async () => {
    const socket = new WebSocket(`${override.page.replace('http', 'ws')}/stream/odds`, { origin: 'http://elsewhere.test' });

    const error = await new Promise((resolve) => socket.once('open', resolve).once('error', resolve));

    expect(error).toMatchObject({ message: 'Unexpected server response: 403' });
  });

  it('forwards each file with its caching headers and hash unchanged', async () => {
    const response = await fetch(`${override.page}/assets/main.js`);

    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe('main();');
  });

  it('serves a build of another remote at an address of the page itself, and of no other server', async () => {
    const { remotes } = await manifestOfPage();
    const entry = entryOf(remotes['sports']);

    expect(new URL(entry).origin).toBe(override.page);
    expect(await (await fetch(entry)).text()).toBe('/* /1.0.0-a/remoteEntry.js */');
    expect((await fetch(`${override.page}/~builds/${hostOf(override.site)}/secret.js`)).status).toBe(404);
  });

  it.each([REPORTS_PATH, TELEMETRY_PATH])('forwards no report of this page: %s', async (path) => {
    const response = await fetch(`${override.page}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: '{}',
    });

    expect(response.status).toBe(204);
    expect(asked).toEqual([]);
  });
});

describe('the manifest of the page', () => {
  it('replaces the developed remote by its development build, disabled or not, and leaves every other remote as it is', async () => {
    const changed = await manifestOfPage();

    expect(changed.remotes['wallet']).toEqual(replaced['wallet']);
    expect(changed.remotes['sports']).toEqual({ enabled: true, active: aBuild(entryOf(changed.remotes['sports'])) });
    expect(changed.remotes['chat']).toEqual({ enabled: false });
    expect(changed.remoteOrigins).toEqual([override.page, DEVELOPMENT]);
    expect(changed.brand).toEqual(manifest.brand);
    expect(changed).not.toHaveProperty('telemetry');
  });

  it('signs the manifest with the key that the page is served with', async () => {
    const html = await (await fetch(override.page, { headers: { accept: 'text/html' } })).text();
    const text = await (await fetch(`${override.page}/deployment.json`)).text();

    expect(html).toBe(withManifestTrust(HTML, { build: 'default', keys: [signer.publicKey] }));
    expect(signatureFacts(text, [signer.publicKey])).toMatchObject({ state: 'signed' });
  });

  it('adds a remote that the site does not have, with the metadata of its package', async () => {
    replaced = { ...replaced, news: { enabled: true, active: aBuild(`${DEVELOPMENT}/remoteEntry.js`) } };
    const { remotes } = await manifestOfPage();

    expect(remotes['news']).toEqual(replaced['news']);
  });

  it("signs no manifest that the site's own page refuses: reports it once, and the page keeps the previous manifest", async () => {
    const stranger = passingSigner();
    signManifest = (given) => stranger.sign(given);
    const refused = await fetch(`${override.page}/deployment.json`);
    await fetch(`${override.page}/deployment.json`);
    signManifest = (given) => JSON.stringify(given);
    await fetch(`${override.page}/deployment.json`);
    signManifest = (given) => siteSigner.sign(given);

    expect(refused.status).toBe(502);
    expect(faults).toEqual([
      expect.stringMatching(/deployment\.json is signed by the key [0-9a-f]{16}, which the site's page does not trust/),
      expect.stringContaining('deployment.json is not signed'),
    ]);
    expect((await manifestOfPage()).build).toBe('default');
  });

  it('raises the version only when operations or an edit change something', async () => {
    const first = await manifestOfPage();
    const same = await manifestOfPage();
    manifest = { ...manifest, revision: manifest.revision + 1 };
    const unchanged = await manifestOfPage();
    manifest = {
      ...manifest,
      remotes: { ...manifest.remotes, chat: { enabled: true, active: aBuild(`${originOf(builds)}/2/remoteEntry.js`) } },
    };
    const changed = await manifestOfPage();

    expect([same.revision, unchanged.revision]).toEqual([first.revision, first.revision]);
    expect(changed.revision).toBeGreaterThan(first.revision);
  });
});

describe('the policy of the page', () => {
  it('names this page and the development server, and reports to no one', async () => {
    const { headers } = await fetch(override.page, { headers: { accept: 'text/html' } });
    const directives = directivesOf(headers.get('content-security-policy') ?? '');

    expect(directives.get('script-src')).toEqual(["'self'", originOf(builds), DEVELOPMENT]);
    expect(directives.get('connect-src')).toEqual([
      "'self'",
      originOf(builds),
      override.page.replace('http', 'ws'),
      DEVELOPMENT,
      DEVELOPMENT.replace('http', 'ws'),
    ]);
    expect(directives.get('trusted-types')).toEqual(expect.arrayContaining(['host', 'remote-news']));
    expect([...directives.keys()].filter((name) => name.startsWith('report'))).toEqual([]);
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('allows nothing more for a framed page without an origin', () => {
    expect(overridePolicy(`script-src ${override.site} https://static.geetest.com; sandbox allow-scripts`, override)).toBe(
      `script-src ${override.page} https://static.geetest.com; sandbox allow-scripts`,
    );
  });
});

const HTML = '<html><head><meta charset="utf-8" /></head><body></body></html>';

interface Answer {
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function answerAsSite(request: IncomingMessage): Promise<Answer> {
  const { method = '', url = '', headers } = request;
  if (url === '/deployment.json') return { type: 'application/json', body: signManifest(manifest) };
  asked.push({ what: `${method} ${url}`, headers });
  if (url.startsWith('/assets/')) {
    return { type: 'text/javascript', body: 'main();', headers: { 'cache-control': 'public, max-age=31536000, immutable' } };
  }
  if (method === 'POST') {
    const heard = (await request.toArray()).join('');
    const cookie = 'device=1; Path=/site; Domain=site.example; HttpOnly; Secure';
    return { type: 'application/json', body: JSON.stringify({ heard }), headers: { 'set-cookie': cookie } };
  }
  const policy = contentSecurityPolicy({ ...manifest, remoteIds: Object.keys(manifest.remotes) }, originOf(site));
  return {
    type: 'text/html; charset=utf-8',
    body: withManifestTrust(HTML, { build: 'default', keys: [siteSigner.publicKey] }),
    headers: { 'content-security-policy': policy, 'strict-transport-security': 'max-age=1', etag: '"1"' },
  };
}

async function manifestOfPage(): Promise<DeploymentManifest & { readonly remotes: Record<string, unknown> }> {
  return (await (await fetch(`${override.page}/deployment.json`)).json()) as DeploymentManifest;
}

function aManifest(origin: string): DeploymentManifest {
  return {
    schema: 1,
    revision: 7,
    build: 'default',
    brand: { name: { 'zh-CN': '曜界', 'zh-TW': '曜界' }, latin: 'YAO' },
    siteId: '1',
    flags: { selfSport: true, vipNoSave: false, innerGame: true, hideRealNumber: true, withdrawPassword: false, defaultLanguage: 'zh-CN' },
    remoteOrigins: [origin],
    gameOrigins: [],
    telemetry: { path: '/collected' },
    remotes: {
      sports: { enabled: true, active: aBuild(`${origin}/1.0.0-a/remoteEntry.js`) },
      wallet: { enabled: false, active: aBuild(`${origin}/1.0.0-b/remoteEntry.js`) },
      chat: { enabled: false },
    },
  };
}

function aBuild(entry: string): RemoteBuild {
  return { version: '1.0.0-a', container: 'remote_a', entry, integrity: `sha384-${'a'.repeat(64)}`, requires: '^1.0.0', preload: {} };
}

function entryOf(remote: unknown): string {
  return (remote as { readonly active: RemoteBuild }).active.entry;
}

function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split('; ').map((text) => {
      const [name = '', ...values] = text.split(' ');
      return [name, values];
    }),
  );
}

async function listen(answer: (request: IncomingMessage) => Answer | Promise<Answer>): Promise<Server> {
  const server = createServer((request, response) => {
    void Promise.resolve(answer(request)).then(({ type, body, headers }) => {
      response.writeHead(200, { 'content-type': type, ...headers }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return server;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

function textOf(data: RawData): string {
  return Buffer.concat([data as Buffer]).toString();
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function originOf(server: Server): string {
  return `http://localhost:${String(portOf(server))}`;
}

function hostOf(origin: string): string {
  return new URL(origin).host;
}
