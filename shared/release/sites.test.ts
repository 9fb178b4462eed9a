import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseSite, describeSite, nameSite, readSites, recordSite, recordStop, siteFolder } from './sites.mjs';

let root: string;
let servers: Server[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'checkout-'));
  servers = [];
});

afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(root, { recursive: true, force: true });
});

/** Returns a port on which a server of this process listens. */
function listen(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    servers.push(server);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

const aSite = (port: number, minute: number, build = 'default') => ({
  port,
  platformPort: port + 80,
  build,
  startedAt: new Date(Date.UTC(2026, 10, 28, 12, minute)).toISOString(),
});

/** Returns the id of a process that has exited. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

const choose = async (): Promise<number | undefined> => chooseSite(await readSites(root), 'pnpm ops …')?.port;

describe('the site that a command without a port uses', () => {
  it('is none if none was started', async () => {
    expect(await choose()).toBeUndefined();
  });

  it('is the only one that runs, even if another one was started later', async () => {
    const port = await listen();
    recordSite(root, { ...aSite(port, 1, 'gilt'), pid: process.pid });
    recordSite(root, aSite(4100, 2));

    const sites = await readSites(root);
    expect(sites.map((site) => [site.port, site.isRunning])).toEqual([
      [4100, false],
      [port, true],
    ]);
    expect(chooseSite(sites, 'pnpm ops …')).toMatchObject({ port, platformPort: port + 80, build: 'gilt' });
  });

  it('is the last started one if none runs', async () => {
    recordSite(root, { ...aSite(4500, 2, 'gilt'), pid: process.pid });
    recordSite(root, aSite(4100, 1));
    recordStop(root, aSite(4500, 2, 'gilt'));

    const [site] = await readSites(root);
    expect(await choose()).toBe(4500);
    expect(site && describeSite(site)).toBe('http://localhost:4500 (themed build gilt, not running)');
  });

  it('is refused if several run: the error lists them and names the option to choose one', async () => {
    const [one, other] = [await listen(), await listen()];
    recordSite(root, { ...aSite(one, 1), pid: process.pid });
    recordSite(root, { ...aSite(other, 2, 'gilt'), pid: process.pid });

    await expect(choose()).rejects.toThrow(
      [
        '2 sites run:',
        `  http://localhost:${String(other)} (themed build gilt), since 2026-11-28T12:02:00.000Z`,
        `  http://localhost:${String(one)} (themed build default), since 2026-11-28T12:01:00.000Z`,
        `Name the port of one: SITE_PORT=${String(other)} pnpm ops …`,
      ].join('\n'),
    );
  });
});

describe('an explicit port', () => {
  it('selects the site on it, and no other platform', () => {
    jest.replaceProperty(process, 'env', { SITE_PORT: '4100', PLATFORM_PORT: '9000' });

    nameSite('4500');

    expect(process.env).toEqual({ SITE_PORT: '4500' });
  });

  it.each(['site', '80', '1000', '70000', '4500.5', ''])('is refused if it is "%s", with a description of a valid port', (text) => {
    expect(() => {
      nameSite(text);
    }).toThrow(`--port "${text}" is not a port of a site: use a number from 1024 to 65000`);
  });
});

describe('the record of a site', () => {
  it('is stored separately for `npm start` and `pnpm dev` on the same port, also after they have stopped', async () => {
    const development = { ...aSite(4500, 2), isDevelopment: true };
    recordSite(root, aSite(4500, 1, 'gilt'));
    recordStop(root, { ...development, pid: process.pid });

    expect(await readSites(root)).toEqual([
      { ...development, isRunning: false },
      { ...aSite(4500, 1, 'gilt'), isRunning: false },
    ]);
  });

  it('counts as stopped if its process was killed, and loses the process id', async () => {
    const port = await listen();
    recordSite(root, { ...aSite(port, 1), pid: deadPid() });

    expect(await readSites(root)).toMatchObject([{ port, isRunning: false }]);
    expect(JSON.parse(readFileSync(join(root, '.site', 'sites', `${String(port)}.json`), 'utf8'))).toEqual(aSite(port, 1));
  });

  it('counts as stopped if its process id belongs to another program and nothing listens on its port', async () => {
    const port = await listen();
    await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
    recordSite(root, { ...aSite(port, 1), pid: process.pid });

    expect(await readSites(root)).toMatchObject([{ port, isRunning: false }]);
  });

  it('is ignored if it cannot be read', async () => {
    mkdirSync(join(root, '.site', 'sites'), { recursive: true });
    for (const [name, text] of Object.entries({ 'half.json': '{ "port": 41', 'other.json': '{ "port": "4100" }' })) {
      writeFileSync(join(root, '.site', 'sites', name), text);
    }

    expect(await readSites(root)).toEqual([]);
  });
});

it('is in .site for the default port, and in a separate folder for any other port', () => {
  expect(siteFolder('/checkout', 4100)).toBe('/checkout/.site');
  expect(siteFolder('/checkout', 4500)).toBe('/checkout/.site/port-4500');
});
