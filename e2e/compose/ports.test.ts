import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below the ports of suites and of outgoing connections, and another for a second run of these tests. */
const SITE_PORT = 12_000 + (process.pid % 8) * 900;

const offerOf = (port: number): string => `npm start -- --port ${String(port)}`;

const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

function occupy(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    servers.push(server);
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

function start(...args: readonly string[]) {
  const { PLATFORM_PORT: _, SITE_PORT: __, SITE_ADDRESSES: ___, ...environment } = process.env;
  return spawnSync(process.execPath, [join(__dirname, 'start.mjs'), ...args], { encoding: 'utf8', env: environment });
}

describe('npm start on ports that are taken', () => {
  it.each([
    ['the host', 0],
    ['a remote', 6],
    ['the platform', 90],
    ['the demo venues', 91],
    ['the sandbox', 93],
  ])('names the process on the port of %s and offers ports that are free, before it builds', async (_, offset) => {
    await occupy(SITE_PORT + offset);

    const { status, stdout, stderr } = start('--port', String(SITE_PORT));

    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(`port ${String(SITE_PORT + offset)}: process ${String(process.pid)} (`);
    expect(stderr).toContain(offerOf(SITE_PORT + 100));
  });

  it('offers no ports that are taken too', async () => {
    await occupy(SITE_PORT);
    await occupy(SITE_PORT + 191);

    expect(start('--port', String(SITE_PORT)).stderr).toContain(offerOf(SITE_PORT + 200));
  });

  it('refuses ports that browsers do not connect to', () => {
    expect(start('--port', '6000').stderr).toContain('Browsers refuse');
  });

  it('refuses what is not a port', () => {
    expect(start('--port', 'site').stderr).toContain('--port takes a number');
  });
});

describe('two runs of the suites', () => {
  const reserved: number[] = [];

  afterAll(() => {
    for (const port of reserved) rmSync(join(tmpdir(), 'site-suite-ports', String(port)), { force: true });
  });

  function reserve(checkout: string, pid = process.pid): { readonly port: number; readonly isOnlyRun: boolean } {
    const text = execFileSync(process.execPath, [join(__dirname, 'ports.mjs'), String(pid), checkout], { encoding: 'utf8' });
    const reservation = JSON.parse(text) as { readonly port: number; readonly isOnlyRun: boolean };
    reserved.push(reservation.port);
    return reservation;
  }

  it('get different ports, and the second knows of the first', () => {
    const [first, second] = [reserve('/checkout'), reserve('/checkout')];

    expect(first.isOnlyRun).toBe(true);
    expect(second.isOnlyRun).toBe(false);
    expect(Math.abs(second.port - first.port)).toBeGreaterThanOrEqual(800);
  });

  it('share nothing with a process that has ended', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const abandoned = reserve('/abandoned', pid);

    expect(reserve('/abandoned')).toEqual({ port: abandoned.port, isOnlyRun: true });
  });
});
