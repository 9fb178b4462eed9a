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

describe('the site that a command without a port is about', () => {
  it('is none where none was started', async () => {
    expect(await choose()).toBeUndefined();
  });

  it('is the only one that runs, also where another one was started later', async () => {
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

  it('is the one that was started last where none runs', async () => {
    recordSite(root, { ...aSite(4500, 2, 'gilt'), pid: process.pid });
    recordSite(root, aSite(4100, 1));
    recordStop(root, aSite(4500, 2, 'gilt'));

    const [site] = await readSites(root);
    expect(await choose()).toBe(4500);
    expect(site && describeSite(site)).toBe('http://localhost:4500 (themed build gilt, not running)');
  });

  it('is refused where several run: the error lists them and says how to name one', async () => {
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

describe('a port that a person names', () => {
  it('is that of the site, and no other platform is meant', () => {
    jest.replaceProperty(process, 'env', { SITE_PORT: '4100', PLATFORM_PORT: '9000' });

    nameSite('4500');

    expect(process.env).toEqual({ SITE_PORT: '4500' });
  });

  it.each(['site', '80', '1000', '70000', '4500.5', ''])('is refused where it is "%s", with what a port is', (text) => {
    expect(() => {
      nameSite(text);
    }).toThrow(`--port "${text}" is not a port of a site: use a number from 1024 to 65000`);
  });
});

describe('the record of a site', () => {
  it('of `npm start` and the one of `pnpm dev` on the same port are both kept, also after they have stopped', async () => {
    const development = { ...aSite(4500, 2), isDevelopment: true };
    recordSite(root, aSite(4500, 1, 'gilt'));
    recordStop(root, { ...development, pid: process.pid });

    expect(await readSites(root)).toEqual([
      { ...development, isRunning: false },
      { ...aSite(4500, 1, 'gilt'), isRunning: false },
    ]);
  });

  it('whose process was killed does not run, and loses the id of that process', async () => {
    const port = await listen();
    recordSite(root, { ...aSite(port, 1), pid: deadPid() });

    expect(await readSites(root)).toMatchObject([{ port, isRunning: false }]);
    expect(JSON.parse(readFileSync(join(root, '.site', 'sites', `${String(port)}.json`), 'utf8'))).toEqual(aSite(port, 1));
  });

  it('whose process id is now another program does not run: nothing listens on its port', async () => {
    const port = await listen();
    await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
    recordSite(root, { ...aSite(port, 1), pid: process.pid });

    expect(await readSites(root)).toMatchObject([{ port, isRunning: false }]);
  });

  it('that cannot be read is ignored', async () => {
    mkdirSync(join(root, '.site', 'sites'), { recursive: true });
    for (const [name, text] of Object.entries({ 'half.json': '{ "port": 41', 'other.json': '{ "port": "4100" }' })) {
      writeFileSync(join(root, '.site', 'sites', name), text);
    }

    expect(await readSites(root)).toEqual([]);
  });
});

it('a site on the default port writes into .site, another one into a folder of its own', () => {
  expect(siteFolder('/checkout', 4100)).toBe('/checkout/.site');
  expect(siteFolder('/checkout', 4500)).toBe('/checkout/.site/port-4500');
});
