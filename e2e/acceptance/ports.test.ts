import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressesFrom, DEFAULT_SITE_PORT, SITE_PORTS } from '@site/release/addresses';

const ROOT = path.resolve(__dirname, '../..');

const { ports: BLOCKED } = JSON.parse(readFileSync(path.join(ROOT, 'shared/release/blockedPorts.json'), 'utf8')) as {
  readonly ports: readonly number[];
};

describe('the list of blocked ports', () => {
  it('is what this version of Node refuses, apart from port 0, which means any free port', async () => {
    const listed = BLOCKED.filter((port) => port !== 0);
    const isRefused = await Promise.all(listed.map(isRefusedByFetch));

    expect(listed.filter((_, index) => isRefused[index] === false)).toEqual([]);
    expect(BLOCKED).toHaveLength(83);
  });

  it.each([4180, 4191, 6001, 10_081])('does not contain %s, which fetch does not refuse', async (port) => {
    expect(BLOCKED).not.toContain(port);
    expect(await isRefusedByFetch(port)).toBe(false);
  });
});

describe('no port of ours is blocked', () => {
  it('of a site on the default ports, its platform, and what runs beside it', () => {
    const { kit, operations, override, bench, lastRemote, platform } = SITE_PORTS.fromSite;
    const addresses = addressesFrom(DEFAULT_SITE_PORT, DEFAULT_SITE_PORT + platform);
    const listening = [addresses.host, ...Object.values(addresses.remotes), addresses.platform, ...addresses.venues].map((origin) =>
      Number(new URL(origin).port),
    );
    const { venues: _, ...besidePlatform } = SITE_PORTS.fromPlatform;
    const fromSite = [kit, operations, override, bench, ...Object.values(besidePlatform).map((distance) => platform + distance)];
    const ports = [...listening, ...fromSite.map((distance) => DEFAULT_SITE_PORT + distance)];
    const possibleRemotes = Array.from({ length: lastRemote }, (_unused, index) => DEFAULT_SITE_PORT + index + 1);

    expect(blockedOf([...ports, ...possibleRemotes])).toEqual([]);
    expect(new Set(ports).size).toBe(ports.length);
    // Benches serve their pages beside a running platform.
    expect(bench + lastRemote).toBeLessThan(platform);
  });

  it('of those that a run of the suites can reserve', () => {
    const script = `import { portsOfRun, WORKER_DISTANCE, WORKERS_PER_RUN } from './e2e/compose/ports.mjs';
      const size = WORKER_DISTANCE * WORKERS_PER_RUN;
      const first = Array.from({ length: 15 }, (_, run) => 20000 + run * size);
      console.log(JSON.stringify(first.map(portsOfRun)));`;
    const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' });
    const runs = JSON.parse(text) as readonly (readonly number[])[];

    expect(runs).toHaveLength(15);
    expect(runs.flatMap(blockedOf)).toEqual([]);
    for (const ports of runs) expect(new Set(ports).size).toBe(ports.length);
  });

  it('that code, documents, units, containers or the configuration of servers name', () => {
    const files = execFileSync(
      'git',
      ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.md', '*.json', '*.yaml', '*.yml', '*.service', '*Containerfile'],
      {
        cwd: ROOT,
        encoding: 'utf8',
      },
    )
      .split('\0')
      .filter((file) => file !== '' && !IGNORED.test(file));
    const named = files.flatMap((file) => portsNamedIn(readFileSync(path.join(ROOT, file), 'utf8')).map((port) => ({ file, port })));

    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ port }) => blockedOf([port]).length > 0)).toEqual([]);
  });

  it.each([
    ['http://127.0.0.1:4190/healthz', [4190]],
    ['PLATFORM_PORT=4190 pnpm platform', [4190]],
    ['npm start -- --port 6000', [6000]],
    ["command: ['ui', '--port', '6000']", [6000]],
    ['systemctl restart site-platform@4190', [4190]],
    ['listen 6000 ssl;', [6000]],
    ['EXPOSE 8080 6000', [8080, 6000]],
    ['| 4101–4106 | the remotes', [4101, 4106]],
    ['const DATABASE_PORT = 54_390;', [54_390]],
    ["ports: ['80:8080', '127.0.0.1:4120:6000']", [8080, 4120, 6000]],
    ['at 20:22 on 2026-04-19, 4190 rows', []],
  ])('finds the ports that %s names', (text, ports) => {
    expect(portsNamedIn(text)).toEqual(ports);
  });
});

/** These tests name blocked ports on purpose. */
const IGNORED =
  /^(pnpm-lock\.yaml|e2e\/acceptance\/ports\.test\.ts|e2e\/compose\/ports\.test\.ts|shared\/release\/(requestFailure|addresses)\.test\.ts|e2e\/venues\/kit\/wallet\/createWalletClient\.test\.ts|shared\/release\/blockedPorts\.json)$/;

const FORMS = [
  /(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\]|\.test|\.example|host|\d{2}):(\d{4,5})\b/g,
  /(?<=:\d{4}):(\d{4,5})\b/g,
  /PORT['"]?\s*(?:=|:|\?\?)\s*['"]?([\d_]{4,6})\b/g,
  /--port(?:[ =]|', ')(\d{2,5})\b/g,
  /@(\d{4,5})(?=[\s`'".)]|$)/g,
  /\blisten (\d{2,5})\b/g,
  /\bEXPOSE (\d+)/g,
  /(?<=\bEXPOSE \d+) (\d+)/g,
  /^\| (\d{4,5})\b/gm,
  /(?<=^\| \d{4,5})–(\d{4,5})\b/gm,
];

function portsNamedIn(text: string): readonly number[] {
  const found = FORMS.flatMap((form) => [...text.matchAll(form)].map((match) => ({ at: match.index, digits: match[1] ?? '' })));
  return found.toSorted((one, other) => one.at - other.at).map(({ digits }) => Number(digits.replaceAll('_', '')));
}

function blockedOf(ports: readonly number[]): readonly number[] {
  return ports.filter((port) => BLOCKED.includes(port));
}

async function isRefusedByFetch(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${String(port)}/`, { signal: AbortSignal.timeout(2_000) });
    return false;
  } catch (error) {
    const { cause } = error as { readonly cause?: { readonly message?: string } };
    return cause?.message === 'bad port';
  }
}
