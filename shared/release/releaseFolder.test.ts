import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@site/build/integrity';
import { openReleaseStore } from './openReleaseStore';
import { releaseFolder } from './releaseFolder';
import type { SourceRevision } from './sourceRevision';

const COMMITTED: SourceRevision = { source: { commit: '158a8d0ed4d7cb733a48f161edf73734d7ca0e3d', isClean: true }, changed: [] };
const STRICT = { allowUncommitted: false };
const CHUNK = 'self.chunk = 1; /* webpackChunkName: "details" */';
const STYLES = '.remote-news-a{color:red}';
const ENTRY = `var remote_news_1_2_0; trustedTypes.createPolicy("remote-news", {}); ["${integrityOf(CHUNK)}", "${integrityOf(STYLES, 'sha256')}"]`;

interface Output {
  readonly name?: string;
  readonly requires?: string;
  readonly globalName?: string;
  readonly publicPath?: string;
  readonly type?: string;
  /** Script that Vite's plugin writes beside an entry of ES modules. */
  readonly varEntry?: string;
  readonly exposes?: readonly string[];
  readonly shared?: readonly string[];
  readonly entry?: string;
  readonly files?: Readonly<Record<string, string>>;
}

/** Writes a package with the output of a build in the form of ModuleFederationPlugin, and returns the output folder. */
function anOutput({
  name = 'remote-news',
  requires = '^1.0.0',
  globalName = 'remote_news_1_2_0',
  publicPath = 'auto',
  type = 'global',
  varEntry,
  exposes = ['./remote'],
  shared = ['react', 'react-dom', 'react-dom/client'],
  entry = ENTRY,
  files = {},
}: Output = {}): string {
  const packageDir = mkdtempSync(join(tmpdir(), 'remote-news-'));
  const folder = join(packageDir, 'dist');
  mkdirSync(folder);
  writeFileSync(join(packageDir, 'package.json'), JSON.stringify({ name, version: '1.2.0', site: { requires } }));
  const manifest = {
    id: globalName,
    metaData: {
      globalName,
      publicPath,
      remoteEntry: { name: 'remoteEntry.js', path: '', type },
      ...(varEntry === undefined ? {} : { varRemoteEntry: { name: varEntry, path: '', type: 'var' } }),
    },
    shared: shared.map((library) => ({ name: library, version: '19.3.1' })),
    exposes: exposes.map((path) => ({ path })),
  };
  const written = {
    'remoteEntry.js': entry,
    '43.js': CHUNK,
    'a.css': STYLES,
    '43.js.map': '{}',
    'mf-manifest.json': JSON.stringify(manifest),
    ...files,
  };
  for (const [path, content] of Object.entries(written)) writeFileSync(join(folder, path), content);
  return folder;
}

function tools() {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  return { folder, store: openReleaseStore(folder), readSource: () => COMMITTED };
}

describe('a release of the output of ModuleFederationPlugin', () => {
  it('takes the container, the entry and the React of mf-manifest.json, and a version from the hash of its files', async () => {
    const { folder, ...given } = tools();

    const { record, outcome } = await releaseFolder(anOutput(), STRICT, given);

    expect(outcome).toBe('stored');
    expect(record).toMatchObject({
      remote: 'news',
      id: 'remote-news',
      container: 'remote_news_1_2_0',
      entry: 'remoteEntry.js',
      integrity: integrityOf(ENTRY),
      requires: '^1.0.0',
      react: { version: '19.3.1' },
      preload: {},
      source: COMMITTED.source,
    });
    expect(record.version).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
    expect(record.files.map(({ path }) => path)).toEqual(['43.js', 'a.css', 'mf-manifest.json', 'remoteEntry.js']);
    expect(readdirSync(join(folder, 'news', record.version))).toEqual(
      expect.arrayContaining(['43.js', '43.js.br', '43.js.gz', 'release.json']),
    );
  });

  it('accepts one script that bundles its ES modules, without a special policy', async () => {
    const folder = anOutput({ type: 'module', varEntry: 'script.js', entry: '', files: { 'script.js': 'var remote_news_1_2_0 = {};' } });
    for (const path of ['remoteEntry.js', '43.js', 'a.css']) rmSync(join(folder, path));

    const { record } = await releaseFolder(folder, STRICT, tools());

    expect(record).toMatchObject({ entry: 'script.js', integrity: integrityOf('var remote_news_1_2_0 = {};') });
  });

  it('creates the same release when it is repeated', async () => {
    const given = tools();
    const folder = anOutput();
    const first = await releaseFolder(folder, STRICT, given);

    expect(await releaseFolder(folder, STRICT, given)).toEqual({ record: first.record, outcome: 'unchanged' });
  });

  it('refuses other files under the container name of an earlier release', async () => {
    const given = tools();
    const { record } = await releaseFolder(anOutput(), STRICT, given);

    await expect(releaseFolder(anOutput({ entry: `${ENTRY};` }), STRICT, given)).rejects.toThrow(
      `remote-news ${record.version} has the container remote_news_1_2_0 too: raise the version`,
    );
  });

  it.each<[string, Output, string]>([
    ['exposes no remote', { exposes: ['./Button', './Card'] }, "it exposes ./Button, ./Card: add exposes: { './remote': … }"],
    [
      'is an ES module',
      { type: 'module' },
      "the type module, and the host loads scripts: set library: { type: 'var', name: 'remote_news_1_2_0' }, or with Vite set varFilename",
    ],
    [
      'is a script that imports ES modules',
      { type: 'module', varEntry: 'remoteEntry.js', files: { '44.js': 'export {};' } },
      "it loads 44.js as ES modules or their stylesheets, whose hash not every browser checks: set varFilename, bundle remoteEntry.js into that file by a second build with build.lib.formats: ['iife']",
    ],
    [
      'has chunks that another build takes for its own',
      { files: { '43.js': '(self.rspackChunkremote_news = self.rspackChunkremote_news || []).push([[43], {}]);' } },
      "its chunks are registered as remote_news, and two builds may be in one page: set output.uniqueName: 'remote_news_1_2_0'",
    ],
    [
      'evaluates its modules',
      { entry: `${ENTRY} eval("1 //# sourceURL=webpack:///a.ts");` },
      "it evaluates its modules, which the policy of the page forbids: set mode: 'production'",
    ],
    [
      'has one container for all builds',
      { globalName: 'news' },
      "its container is news, and two builds may be in one page: set name: 'remote_news_1_2_0'",
    ],
    ['has a fixed address', { publicPath: '/' }, "its publicPath is /: set output.publicPath: 'auto'"],
    ['has no policy', { entry: ENTRY.replace('createPolicy', '') }, "set output.trustedTypes: { policyName: 'remote-news' }"],
    [
      'has the policy of another',
      { entry: ENTRY.replace('"remote-news"', '"remote-news2"') },
      'it has no Trusted Types policy remote-news',
    ],
    ['has its own renderer on a React of the host', { shared: ['react', 'react-dom'] }, "share 'react-dom/' too"],
    [
      'loads a script without a hash',
      { files: { '44.js': 'self.other = 1;' } },
      'it loads 44.js without integrity: add new ChunkIntegrity()',
    ],
    ['loads a stylesheet without a hash', { files: { 'b.css': '.remote-news-b{}' } }, 'it loads b.css without integrity'],
    [
      'reaches beyond its views',
      { entry: ENTRY + integrityOf('p{}'), files: { 'b.css': 'p{}' } },
      'b.css of remote-news reaches beyond the views',
    ],
    ['needs an unknown contract', { requires: '^99.0.0' }, 'remote-news requires the contract ^99.0.0, which was never published'],
    ['is of another package', { name: 'news' }, 'is not the package of a remote: name it remote-<id>'],
  ])('refuses an output that %s, and names what to add', async (_case, output, message) => {
    await expect(releaseFolder(anOutput(output), STRICT, tools())).rejects.toThrow(message);
  });

  it('reports everything that is missing at once', async () => {
    const released = releaseFolder(anOutput({ exposes: [], publicPath: '/', globalName: 'news' }), STRICT, tools());

    await expect(released).rejects.toThrow(/cannot be released:\n {2}it exposes nothing[^]*\n {2}its container[^]*\n {2}its publicPath/);
  });

  it('refuses an output without a manifest', async () => {
    const folder = join(anOutput(), '..');

    await expect(releaseFolder(folder, STRICT, tools())).rejects.toThrow('mf-manifest.json is missing');
  });

  it('refuses uncommitted sources', async () => {
    const readSource = (): SourceRevision => ({ source: { ...COMMITTED.source, isClean: false }, changed: ['remote-news/src/a.ts'] });

    await expect(releaseFolder(anOutput(), STRICT, { ...tools(), readSource })).rejects.toThrow('remote-news/src/a.ts\nCommit first');
    expect((await releaseFolder(anOutput(), { allowUncommitted: true }, { ...tools(), readSource })).record.source.isClean).toBe(false);
  });
});
