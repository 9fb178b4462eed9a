import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ports below those of suites and of outgoing connections, with another range for a second run of these tests. */
const SITE_PORT = 12_000 + (process.pid % 8) * 900;

/**
 * Ports far from those of a suite that runs at the same time: checking a port listens on it, and the suite may need it
 * at that moment.
 */
const RUNS_FROM = 8_000 + (process.pid % 4) * 1_000;

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
    ['the platform', 80],
    ['the demo venues', 81],
    ['the sandbox', 83],
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
    await occupy(SITE_PORT + 181);

    expect(start('--port', String(SITE_PORT)).stderr).toContain(offerOf(SITE_PORT + 200));
  });

  it.each([
    ['the host', 6000, 6000],
    ['a remote', 6660, 6665],
    ['the kit', 5050, 5060],
    ['the platform', 4110, 4190],
    ['a demo venue', 4109, 4190],
    ['the sandbox', 4107, 4190],
    ['the operations port', 4106, 4190],
  ])('refuses a number that puts %s on a blocked port, and offers one that does not', (_, port, blocked) => {
    const { status, stderr } = start('--port', String(port));

    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^The site cannot start on ports? (\\d+, )*${String(blocked)}[,:]`));
    expect(stderr).toMatch(/ Use npm start -- --port \d+\n$/);
  });

  it.each([
    ['PLATFORM_PORT', 'The site', 'e2e/compose/dev.ts', [], '--port \\d+$'],
    ['PLATFORM_PORT', 'The platform', 'e2e/platform/main.ts', ['--sandbox'], 'PLATFORM_PORT=\\d+ '],
    ['SANDBOX_PORT', 'The platform', 'e2e/platform/main.ts', ['--sandbox'], 'SANDBOX_PORT=\\d+ '],
    ['PLATFORM_METRICS_PORT', 'The platform', 'e2e/platform/main.ts', [], 'PLATFORM_METRICS_PORT=\\d+ '],
    ['OPERATOR_PORT', 'The platform', 'e2e/platform/main.ts', [], 'OPERATOR_PORT=\\d+ '],
  ] as const)('a blocked %s is refused (%s)', (variable, what, file, args, advice) => {
    const environment = { ...DEVELOPMENT, OPERATOR_SECRET: 'a secret of thirty-two characters', [variable]: '4190' };

    const { stderr } = runTypeScript(file, args, environment);

    expect(stderr).toMatch(new RegExp(`^${what} cannot start on port 4190: .+ Use .*${advice}`, 'm'));
  });

  it('refuses what is not a port', () => {
    expect(start('--port', 'site').stderr).toContain('--port "site" is not a port of a site: use a number from 1024 to 65000');
  });
});

const ROOT = join(__dirname, '..', '..');

/** Runs a file like the scripts of package.json. */
function runTypeScript(file: string, args: readonly string[], environment: Readonly<Record<string, string>>) {
  const { PLATFORM_PORT: _, SITE_PORT: __, SITE_ADDRESSES: ___, SANDBOX_PORT: ____, ...rest } = process.env;
  return spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { cwd: ROOT, encoding: 'utf8', env: { ...rest, ...environment } });
}

const DEVELOPMENT = { SITE_PORT: String(SITE_PORT) };

describe.each([
  ['pnpm dev wallet', 'e2e/compose/dev.ts', ['wallet'], DEVELOPMENT, 3, `pnpm dev wallet --port ${String(SITE_PORT + 100)}`],
  [
    'pnpm dev --port, the sandbox',
    'e2e/compose/dev.ts',
    ['--port', String(SITE_PORT)],
    {},
    83,
    `pnpm dev --port ${String(SITE_PORT + 100)}`,
  ],
  [
    'pnpm --filter remote-wallet dev',
    'shared/release/devPackage.ts',
    [join(ROOT, 'remote-wallet')],
    DEVELOPMENT,
    3,
    `SITE_PORT=${String(SITE_PORT + 100)} PLATFORM_PORT=${String(SITE_PORT + 80)} pnpm --filter remote-wallet dev`,
  ],
  ['pnpm kit', 'shared/kit/kit.ts', [], DEVELOPMENT, 10, `SITE_PORT=${String(SITE_PORT + 100)} pnpm kit`],
  [
    'pnpm platform',
    'e2e/platform/main.ts',
    [],
    { PLATFORM_PORT: String(SITE_PORT + 80) },
    80,
    `PLATFORM_PORT=${String(SITE_PORT + 180)} pnpm platform`,
  ],
  [
    'pnpm platform, the demo venues',
    'e2e/platform/main.ts',
    ['--sandbox'],
    { PLATFORM_PORT: String(SITE_PORT + 80) },
    81,
    `PLATFORM_PORT=${String(SITE_PORT + 180)} pnpm platform --sandbox`,
  ],
] as const)('%s on a port that is taken', (_, file, args, environment, offset, advice) => {
  it('names the process and what to do in three lines, without a stack', async () => {
    const port = SITE_PORT + offset;
    await occupy(port);

    const { status, stderr } = runTypeScript(file, args, environment);

    expect(status).toBe(1);
    const [what, taken, offer, ...more] = stderr.trimEnd().split('\n');
    expect(what).toMatch(/ cannot start, its ports are taken:$/);
    expect(taken).toContain(`  port ${String(port)}: process ${String(process.pid)} (`);
    expect(offer).toBe(`Stop it, or use ${advice}`);
    expect(more).toEqual([]);
  });
});

it('a port that was taken while the rest was starting is no stack either', async () => {
  await occupy(SITE_PORT);
  const script = `import { createServer } from 'node:net'; import { describeStartFailure } from './shared/release/listeners.mjs';
    createServer().on('error', (error) => console.log(describeStartFailure(error))).listen(${String(SITE_PORT)}, '127.0.0.1');`;

  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' })).toContain(
    `Port ${String(SITE_PORT)} is taken: process ${String(process.pid)} (`,
  );
});

describe('two runs of the suites', () => {
  const reserved: number[] = [];

  afterAll(() => {
    for (const port of reserved) rmSync(join(tmpdir(), 'site-suite-ports', String(port)), { force: true });
  });

  function reserve(checkout: string, pid = process.pid): { readonly port: number; readonly isOnlyRun: boolean } {
    const text = execFileSync(process.execPath, [join(__dirname, 'ports.mjs'), String(pid), checkout, String(RUNS_FROM)], {
      encoding: 'utf8',
    });
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
