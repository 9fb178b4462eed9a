import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withManifestTrust } from '@site/shared/deployment/manifestTrust';
import { passingSigner } from '../signingKeys';
import { fetchManifest, toSiteOrigin } from './deployedSite';

const signer = passingSigner();
const other = passingSigner();
const PAGE = '<html><head></head></html>';
const MANIFEST = {
  schema: 1,
  revision: 7,
  build: 'default',
  brand: { name: { 'zh-CN': '曜界', 'zh-TW': '曜界' }, latin: 'YAO' },
  siteId: '1',
  flags: { selfSport: true, vipNoSave: false, innerGame: true, hideRealNumber: true, withdrawPassword: false, defaultLanguage: 'zh-CN' },
  remoteOrigins: [],
  gameOrigins: [],
  remotes: {},
};

/** Responses of the site by path; it does not respond to other paths. */
let answers: Readonly<Record<string, string>>;
let site: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  [site, stop] = await listen(({ url = '', headers }, response) => {
    // Like the servers of a site, serve the page for navigations, and for clients without `Sec-Fetch-Mode`.
    const isPage = headers['sec-fetch-mode'] === undefined || headers['sec-fetch-mode'] === 'navigate';
    if (url === '/' && !isPage) response.writeHead(404).end();
    else if (url in answers) response.end(answers[url]);
  });
});

beforeEach(() => {
  answers = { '/': aPage(signer.publicKey), '/deployment.json': signer.sign(MANIFEST) };
});

afterAll(() => stop());

function aPage(...keys: readonly string[]): string {
  return withManifestTrust(PAGE, { build: 'default', keys });
}

it.each([
  ['https://site.example/wallet?a=1', 'https://site.example'],
  ['http://localhost:4100/', 'http://localhost:4100'],
  ['http://127.0.0.1:4100', 'http://127.0.0.1:4100'],
  ['http://[::1]:4100', 'http://[::1]:4100'],
])('derives from the address %s the site %s', (address, origin) => {
  expect(toSiteOrigin(address)).toBe(origin);
});

it.each(['site.example', 'ftp://site.example', 'wallet', ''])('reports that %p is not an address of a site', (address) => {
  expect(() => toSiteOrigin(address)).toThrow(`${address} is no address of a site, such as https://site.example`);
});

it.each(['http://site.example', 'http://10.0.0.7:8080', 'http://localhost.site.example', 'http://127.0.0.1.site.example'])(
  'refuses to run code over a connection that others can change: %s',
  (address) => {
    expect(() => toSiteOrigin(address)).toThrow(`${address} is not encrypted`);
  },
);

it('accepts a manifest that is signed by a key of the page', async () => {
  answers = { ...answers, '/': aPage(other.publicKey, signer.publicKey) };

  expect(await fetchManifest(site)).toMatchObject({ build: 'default', revision: 7 });
});

it.each([
  [
    'signed by an unknown key',
    () => ({ '/deployment.json': other.sign(MANIFEST) }),
    `is signed by the key ${other.keyId}, which the site's page`,
  ],
  ['altered', () => ({ '/deployment.json': signer.sign(MANIFEST).replace('YAO', 'YOU') }), 'was altered after it was signed'],
  ['not signed', () => ({ '/deployment.json': JSON.stringify(MANIFEST) }), 'is not signed'],
  ['of a page that trusts no key', () => ({ '/': PAGE }), `is signed by the key ${signer.keyId}, which the site's page`],
  ['of another shape', () => ({ '/deployment.json': signer.sign({ ...MANIFEST, revision: 'x' }) }), 'is no manifest of a site: revision: '],
  ['a page, as of what is no site', () => ({ '/deployment.json': PAGE }), 'is no manifest of a site'],
])('refuses a manifest that is %s', async (_, changed, message) => {
  answers = { ...answers, ...changed() };

  await expect(fetchManifest(site)).rejects.toThrow(`${site}/deployment.json ${message}`);
});

it('reports an address where nothing listens', async () => {
  const [address, end] = await listen((_request, response) => response.end());
  await end();

  await expect(fetchManifest(address)).rejects.toThrow(`${address} cannot be reached: connection refused (ECONNREFUSED)`);
});

it('does not wait for a site that never answers', async () => {
  answers = {};

  await expect(fetchManifest(site, 10)).rejects.toThrow(`${site} cannot be reached: timeout (TimeoutError)`);
});

it('refuses an address that redirects, and names its target', async () => {
  const [address, end] = await listen((_request, response) => response.writeHead(302, { location: `${site}/` }).end());

  await expect(fetchManifest(address)).rejects.toThrow(`${address} leads to ${site}: use that address`);
  await end();
});

/** Starts a server; returns its origin and a function that stops it. */
async function listen(answer: RequestListener): Promise<readonly [string, () => Promise<void>]> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
  return [`http://localhost:${String((server.address() as AddressInfo).port)}`, end];
}
