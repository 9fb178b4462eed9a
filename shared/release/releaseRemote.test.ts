import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identifyBuild } from '@site/build/buildIdentity';
import { integrityOf } from '@site/build/integrity';
import { compressFiles } from './compress';
import { writeCurrentBuild } from './currentBuild';
import { openReleaseStore } from './openReleaseStore';
import { printRelease, printReleases } from './printRelease';
import { releaseBuild } from './releaseBuild';
import { releaseRemote, remoteOfPackage, type ReleaseTools } from './releaseRemote';
import { readSourceRevision, type SourceRevision } from './sourceRevision';

const COMMITTED: SourceRevision = { source: { commit: '158a8d0ed4d7cb733a48f161edf73734d7ca0e3d', isClean: true }, changed: [] };

/** Creates a package with sources and without a build. */
function aPackage(requires: string | undefined = '^1.2.0', metadata: object = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'remote-wallet-'));
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src', 'remote.ts'), 'export const screens = {};\n');
  writeFileSync(join(dir, 'webpack.config.ts'), '');
  writeFileSync(
    join(dir, 'package.json'),
    JSON.stringify({ name: 'remote-wallet', version: '1.0.0', ...(requires && { site: { requires, ...metadata } }) }),
  );
  return dir;
}

/**
 * Writes the output of the compiler: an entry, a stylesheet, a map, the files of the federation plugin, and the record
 * of the build.
 */
async function build(dir: string): Promise<void> {
  const { name, packageName, container } = identifyBuild(dir);
  const folder = join(dir, 'dist', name);
  mkdirSync(folder, { recursive: true });
  const contents = {
    'remoteEntry.js': `var ${container};`,
    'a.css': '.remote-wallet-a{}',
    'remoteEntry.js.map': '{}',
    'mf-manifest.json': '{}',
    'mf-stats.json': '{}',
  };
  const files = Object.entries(contents).map(([path, content]) => ({ path, size: content.length, integrity: integrityOf(content) }));
  for (const [path, content] of Object.entries(contents)) writeFileSync(join(folder, path), content);
  await compressFiles(folder);
  const build = {
    id: packageName,
    version: name,
    container,
    entry: 'remoteEntry.js',
    integrity: files[0]?.integrity,
    preload: { wallet: ['a.css'] },
  };
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ ...build, requires: '^1.2.0', files }));
  writeCurrentBuild(dir, name);
}

function toolsFor(dir: string, overrides: Partial<ReleaseTools> = {}): ReleaseTools & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  return {
    folder,
    store: openReleaseStore(folder),
    build: () => build(dir),
    readSource: () => COMMITTED,
    describeFaults: () => undefined,
    dirOf: () => dir,
    ...overrides,
  };
}

const STRICT = { allowUncommitted: false };

beforeEach(() => {
  process.env['SITE_OPERATOR'] = 'lin';
});

afterEach(() => {
  delete process.env['SITE_OPERATOR'];
});

describe('a release of a remote', () => {
  it('refuses, before the build, a remote that uses more than its contract version has', async () => {
    const dir = aPackage('^1.2.0');
    const build = jest.fn();
    const describeFaults = (_dir: string, requires: string | undefined) => `uses more than ${String(requires)}`;

    await expect(releaseRemote('remote-wallet', STRICT, toolsFor(dir, { build, describeFaults }))).rejects.toThrow('uses more than ^1.2.0');
    expect(build).not.toHaveBeenCalled();
  });

  it('reports, before the build, every address of another remote and every name of the host that it claims', async () => {
    const name = { 'zh-CN': '钱包', 'zh-TW': '錢包' };
    const routes = [
      { name: 'bad', path: '/mine/vip', access: 'member', title: name },
      { name: 'home', inContract: true, path: '/mine/home', access: 'member', title: name },
    ];
    const build = jest.fn();
    const released = releaseRemote('remote-wallet', STRICT, toolsFor(aPackage('^1.2.0', { name, code: 'WA', routes }), { build }));

    await expect(released).rejects.toThrow(
      /the address \/mine\/vip, which the route bad wants, is that of member\n +the name home, which the route home wants, is that of the host/,
    );
    expect(build).not.toHaveBeenCalled();
  });

  it('builds the present sources, and stores them with their origin, without files that no server answers', async () => {
    const dir = aPackage();
    const tools = toolsFor(dir);
    const { name: version } = identifyBuild(dir);

    const { record, outcome } = await releaseRemote('remote-wallet', STRICT, tools);

    expect(outcome).toBe('stored');
    expect(record).toMatchObject({ remote: 'wallet', version, requires: '^1.2.0', preload: { wallet: ['a.css'] }, releasedBy: 'lin' });
    expect(record.files.map(({ path }) => path)).toEqual(['remoteEntry.js', 'a.css', 'mf-manifest.json']);
    const forms = ['remoteEntry.js', 'a.css', 'mf-manifest.json'].flatMap((path) => [path, `${path}.br`, `${path}.gz`]);
    expect(readdirSync(join(tools.folder, 'wallet', version)).sort()).toEqual([...forms, 'release.json'].sort());
    const printed = printRelease({ record, outcome }, tools.folder);
    expect(printed).toContain(`remote-wallet ${version} is released`);
    expect(printed).toContain(`/${version}/remoteEntry.js`);
    expect(printed).toContain(`pnpm ops promote wallet ${version} --reason`);
  });

  it('reports that the same files are stored already, and succeeds', async () => {
    const dir = aPackage();
    const tools = toolsFor(dir);
    const first = await releaseRemote('remote-wallet', STRICT, tools);

    process.env['SITE_OPERATOR'] = 'chen';
    const again = await releaseRemote('remote-wallet', STRICT, tools);

    expect(again).toEqual({ record: first.record, outcome: 'unchanged' });
    expect(printRelease(again, tools.folder)).toContain('was released with the same files on');
  });

  it('creates another release from other sources, and lists both, newest first', async () => {
    const dir = aPackage();
    const tools = toolsFor(dir);
    const first = await releaseRemote('remote-wallet', STRICT, tools);
    appendFileSync(join(dir, 'src', 'remote.ts'), '// more\n');
    const second = await releaseRemote('remote-wallet', STRICT, tools);

    const printed = printReleases('remote-wallet', await tools.store.list('wallet'), tools.folder);
    expect(printed.split('\n')).toEqual([
      expect.stringMatching(/^version +released +contract +source +size +by$/),
      expect.stringContaining(second.record.version),
      expect.stringContaining(first.record.version),
      '',
    ]);
    expect(printReleases('remote-chat', [], tools.folder)).toBe(`remote-chat has no release in ${tools.folder}\n`);
  });

  it('refuses uncommitted inputs, names them and builds nothing', async () => {
    const dir = aPackage();
    const changed = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `remote-wallet/src/${name}.ts`);
    const readSource = (): SourceRevision => ({ source: { ...COMMITTED.source, isClean: false }, changed });
    const buildNothing = jest.fn();

    await expect(releaseRemote('remote-wallet', STRICT, toolsFor(dir, { readSource, build: buildNothing }))).rejects.toThrow(
      'remote-wallet/src/e.ts\n  … and 2 more\nCommit first, or add --allow-uncommitted',
    );
    expect(buildNothing).not.toHaveBeenCalled();
  });

  it('releases uncommitted inputs where that is allowed, and marks the release permanently', async () => {
    const dir = aPackage();
    const readSource = (): SourceRevision => ({ source: { ...COMMITTED.source, isClean: false }, changed: ['shared/src/a.ts'] });

    const released = await releaseRemote('remote-wallet', { allowUncommitted: true }, toolsFor(dir, { readSource }));

    expect(released.record.source.isClean).toBe(false);
    expect(printRelease(released, '/store')).toContain('158a8d0ed, with changes that are not committed');
  });

  it('aborts if the sources change during the build', async () => {
    const dir = aPackage();
    const buildAndChange = async (): Promise<void> => {
      await build(dir);
      appendFileSync(join(dir, 'src', 'remote.ts'), '// more\n');
    };

    await expect(releaseRemote('remote-wallet', STRICT, toolsFor(dir, { build: buildAndChange }))).rejects.toThrow(
      'changed while it was being built',
    );
  });

  it.each(['wallet', 'host', 'remote-slots'])('refuses to release %s', (name) => {
    expect(() => remoteOfPackage(name)).toThrow(`${name} is no package of a remote; there are remote-sports, `);
  });
});

describe('an existing build', () => {
  it('is released without another build', async () => {
    const dir = aPackage();
    await build(dir);

    expect(await releaseBuild('wallet', toolsFor(dir).store, { dir })).toMatchObject({
      outcome: 'stored',
      record: { version: identifyBuild(dir).name },
    });
  });

  it('is reported as missing if there is none', async () => {
    const dir = aPackage();
    await expect(releaseBuild('wallet', toolsFor(dir).store, { dir })).rejects.toThrow('remote-wallet is not built: pnpm build');
  });
});

describe('the revision of the sources', () => {
  /** Creates a git repository with a package, shared and another package, all committed. */
  function aRepository(): { readonly dir: string; git(...args: string[]): string } {
    const dir = mkdtempSync(join(tmpdir(), 'repository-'));
    const git = (...args: string[]): string =>
      spawnSync('git', ['-c', 'user.name=lin', '-c', 'user.email=lin@example.com', ...args], { cwd: dir, encoding: 'utf8' }).stdout.trim();
    for (const name of ['remote-wallet', 'remote-chat', 'shared']) mkdirSync(join(dir, name));
    for (const name of ['remote-wallet', 'remote-chat', 'shared']) writeFileSync(join(dir, name, 'a.ts'), '');
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'All of it');
    return { dir, git };
  }

  it('is the commit, clean if the inputs are as committed, regardless of other packages', () => {
    const { dir, git } = aRepository();
    writeFileSync(join(dir, 'remote-chat', 'a.ts'), 'changed');

    expect(readSourceRevision('remote-wallet', dir)).toEqual({ source: { commit: git('rev-parse', 'HEAD'), isClean: true }, changed: [] });
  });

  it.each(['remote-wallet/a.ts', 'shared/a.ts', 'remote-wallet/new.ts', 'pnpm-lock.yaml'])('is not clean with a change in %s', (file) => {
    const { dir } = aRepository();
    writeFileSync(join(dir, file), 'changed');

    expect(readSourceRevision('remote-wallet', dir)).toMatchObject({ source: { isClean: false }, changed: [file] });
  });

  it('is unknown outside a repository', () => {
    const { dir } = aRepository();
    const copy = mkdtempSync(join(tmpdir(), 'copy-'));
    cpSync(join(dir, 'shared'), join(copy, 'shared'), { recursive: true });

    expect(readSourceRevision('remote-wallet', copy)).toEqual({ source: { commit: 'unknown', isClean: false }, changed: [] });
  });
});
