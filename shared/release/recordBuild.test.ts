import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identifyBuild } from '@site/build/buildIdentity';
import { recordBuild, type BuildInfo } from './recordBuild';
import { runWebpack } from '@site/build/runWebpack';
import { makeTemporaryFolder } from './temporaryFolders.mjs';

const TABLE = `export const screens = {
  board: () => import(/* webpackChunkName: "board" */ './board'),
  slip: () => import(/* webpackChunkName: "dock" */ './slip'),
};`;

/** Builds a remote with two views, and returns its record. */
async function recordOf(preloadViews?: Readonly<Record<string, string>>): Promise<BuildInfo> {
  const dir = makeTemporaryFolder('record-build');
  mkdirSync(join(dir, 'src'));
  const site = { requires: '^1.0.0', port: 7, code: 'TE', ...(preloadViews === undefined ? {} : { preloadViews }) };
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'remote-test', version: '1.0.0', site }));
  writeFileSync(join(dir, 'webpack.config.ts'), '');
  writeFileSync(join(dir, 'src', 'remote.ts'), TABLE);
  writeFileSync(join(dir, 'src', 'board.ts'), "export const View = 'board';");
  writeFileSync(join(dir, 'src', 'slip.ts'), "export const View = 'slip';");
  const stats = await runWebpack({
    context: dir,
    mode: 'production',
    devtool: false,
    entry: { remote: { import: './src/remote.ts', library: { type: 'var', name: 'remote' } } },
    output: { path: join(dir, 'dist'), filename: 'remoteEntry.js', chunkFilename: '[id].js' },
    optimization: { chunkIds: 'named' },
    resolve: { extensions: ['.ts'] },
  });
  recordBuild(join(dir, 'dist'), dir, identifyBuild(dir), stats);
  return JSON.parse(readFileSync(join(dir, 'dist', 'build.json'), 'utf8')) as BuildInfo;
}

it('describes package, entry and files of a build in its record', async () => {
  const record = await recordOf();

  expect(record).toMatchObject({ id: 'remote-test', entry: 'remoteEntry.js', requires: '^1.0.0', metadata: { code: 'TE' }, react: {} });
  expect(record.files.map(({ path }) => path)).toEqual(['board.js', 'dock.js', 'remoteEntry.js']);
  expect(record.files).toContainEqual(expect.objectContaining({ path: 'remoteEntry.js', integrity: record.integrity }));
});

describe('the views whose files a page fetches beside the entry', () => {
  it('lists the views that the package names, with the files of their chunks', async () => {
    expect((await recordOf({ slip: 'dock' })).preload).toEqual({ slip: ['remoteEntry.js', 'dock.js'] });
  });

  it('lists none if the package names none', async () => {
    expect((await recordOf()).preload).toEqual({});
  });

  it('lists only chunks that the build has', async () => {
    await expect(recordOf({ bets: 'bets' })).rejects.toThrow(
      'site.preloadViews names the chunk bets of bets: add /* webpackChunkName: "bets" */ to its import()',
    );
  });
});
