import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compilation } from 'webpack';
import { REMOTE_CHUNKS } from './chunks';

/** Sources of a remote whose views and whose own copy of a shared module use one large module. */
const SOURCES: Readonly<Record<string, string>> = {
  'large.js': `export const large = ${JSON.stringify('large '.repeat(10_000))}; export const other = large.length;`,
  'home.js': "import { large } from './large'; import { shared } from 'shared'; export const home = () => [large, shared];",
  'board.js': "import { large, other } from './large'; import { shared } from 'shared'; export const board = () => [large, other, shared];",
  'node_modules/shared/index.js':
    "import { large, other } from '../../large'; import { inner } from 'inner'; export const shared = () => [large, other, inner];",
  'node_modules/inner/index.js': 'export const inner = 1;',
  'node_modules/inner/package.json': '{ "name": "inner", "version": "1.0.0" }',
  'node_modules/shared/package.json': '{ "name": "shared", "version": "1.0.0" }',
  'remote.js':
    "self.views = [() => import(/* webpackChunkName: 'home' */ './home'), () => import(/* webpackChunkName: 'board' */ './board')];",
};

function buildRemote(): Promise<Compilation> {
  const dir = mkdtempSync(join(tmpdir(), 'chunks-'));
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  const compiler = webpack({
    context: dir,
    mode: 'production',
    entry: {},
    output: { path: join(dir, 'dist'), uniqueName: 'remote_chunks' },
    optimization: { minimize: false, splitChunks: REMOTE_CHUNKS, concatenateModules: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'remote_chunks',
        filename: 'remoteEntry.js',
        exposes: { './remote': './remote.js' },
        shared: { shared: { requiredVersion: '^1.0.0' }, inner: { requiredVersion: '^1.0.0' } },
        dts: false,
        manifest: false,
      }),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors() !== false) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve(stats.compilation));
    });
  });
}

// Views wait for shared modules, and so does a module that uses a shared one: a file of own copies that waited for
// either would never load.
it('loads own copies of shared modules without waiting for a view or a shared module', async () => {
  const { chunks, chunkGraph } = await buildRemote();
  const named = [...chunks].filter(({ name }) => name === 'own-copies');
  const files = named.flatMap((chunk) => [...chunk.groupsIterable].flatMap((group) => group.chunks.map(({ name }) => name)));

  const types = named.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].map(({ type }) => type));

  expect(named).toHaveLength(1);
  expect(files).not.toContain('home-common');
  expect(types).not.toContain('consume-shared-module');
});
