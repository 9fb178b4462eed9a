import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../release/runWebpack';
import { BuildRecord, type BuildFacts } from './BuildRecord';
import { identifyBuild } from './buildIdentity';

const TABLE = "export const screens = { board: () => import('./board'), slip: () => import(/* webpackChunkName: \"dock\" */ './slip') };";

/** Builds a remote with two views, and reads what its record says of them. */
async function recordOf(site: { readonly ahead?: readonly string[] }): Promise<BuildFacts> {
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
    plugins: [new BuildRecord({ packageDir: dir, build, entry: 'entry.js' })],
  });
  return JSON.parse(readFileSync(join(dir, 'dist', 'build.json'), 'utf8')) as BuildFacts;
}

describe('the views that a build names to be fetched ahead', () => {
  it('are those that its package names, with their files', async () => {
    expect((await recordOf({ ahead: ['slip'] })).preload).toEqual({ slip: ['entry.js', 'dock.js'] });
  });

  it('are all of them where it names none', async () => {
    expect(Object.keys((await recordOf({})).preload)).toEqual(['board', 'slip']);
  });

  it('exist', async () => {
    await expect(recordOf({ ahead: ['bets'] })).rejects.toThrow('site.ahead names bets, which is no view of the remote');
  });
});
