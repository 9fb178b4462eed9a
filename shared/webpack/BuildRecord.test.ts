import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../release/runWebpack';
import { BuildRecord, type BuildInfo } from './BuildRecord';
import { identifyBuild } from './buildIdentity';
import { ChunkIntegrity } from './ChunkIntegrity';
import { integrityOf } from './integrity';

const TABLE =
  'export const screens = { board: () => import(/* webpackChunkName: "board" */ \'./board\'), slip: () => import(/* webpackChunkName: "dock" */ \'./slip\') };';

/** Builds a remote with two views. */
async function buildRemote(site: { readonly preloadViews?: readonly string[] }): Promise<(file: string) => string> {
  const dir = mkdtempSync(join(tmpdir(), 'build-record-'));
  mkdirSync(join(dir, 'src'));
  writeFileSync(
    join(dir, 'package.json'),
    JSON.stringify({ name: 'remote-test', version: '1.0.0', site: { requires: '^1.0.0', ...site } }),
  );
  writeFileSync(join(dir, 'webpack.config.ts'), '');
  writeFileSync(join(dir, 'src', 'remote.ts'), TABLE);
  writeFileSync(join(dir, 'src', 'board.ts'), "export const View = 'board';");
  writeFileSync(join(dir, 'src', 'slip.ts'), "export const View = 'slip';");
  const build = identifyBuild(dir);
  await runWebpack({
    context: dir,
    mode: 'production',
    devtool: false,
    entry: { entry: { import: './src/remote.ts', library: { type: 'var', name: 'remote' } } },
    output: { path: join(dir, 'dist'), filename: '[name].js', chunkFilename: '[id].js' },
    optimization: { chunkIds: 'named' },
    resolve: { extensions: ['.ts'] },
    plugins: [new ChunkIntegrity(dir), new BuildRecord({ packageDir: dir, build, entry: 'entry.js' })],
  });
  return (file) => readFileSync(join(dir, 'dist', file), 'utf8');
}

async function preloadOf(site: { readonly preloadViews?: readonly string[] }): Promise<BuildInfo['preload']> {
  return (JSON.parse((await buildRemote(site))('build.json')) as BuildInfo).preload;
}

describe('the views that a build names to be preloaded', () => {
  it('are those that its package names, with their files', async () => {
    expect(await preloadOf({ preloadViews: ['slip'] })).toEqual({ slip: ['entry.js', 'dock.js'] });
  });

  it('are all of them where it names none', async () => {
    expect(Object.keys(await preloadOf({}))).toEqual(['board', 'slip']);
  });

  it('exist', async () => {
    await expect(preloadOf({ preloadViews: ['bets'] })).rejects.toThrow('site.preloadViews names bets, which is no view of the remote');
  });

  it('have in the entry the hash by which the manifest announces them, the others a shorter one', async () => {
    const read = await buildRemote({ preloadViews: ['slip'] });
    const entry = read('entry.js');
    const hashes = entry.match(/sha\d+-[\w+/=]+/g) ?? [];

    expect(hashes.toSorted()).toEqual([integrityOf(read('board.js'), 'sha256'), integrityOf(read('dock.js'))].toSorted());
  });
});
