import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { packageDir, WORKSPACE_DIR } from '@site/release/packages';
import { runWebpack } from '@site/build/runWebpack';
import type { Configuration } from 'webpack';

const SOURCES = join(import.meta.dirname, 'plain-root');
const CACHE = join(WORKSPACE_DIR, '.cache', 'skew');
const OUTPUT = join(CACHE, 'plain-root');

/**
 * Bundles the plain single-spa root, which finds the remotes by a manifest alone. Later builds are fast because of the
 * compiler's cache.
 *
 * @returns the folder of the page
 */
export async function buildPlainRoot(): Promise<string> {
  const stats = await runWebpack(configuration());
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  await copyFile(join(SOURCES, 'index.html'), join(OUTPUT, 'index.html'));
  return OUTPUT;
}

function configuration(): Configuration {
  const ofPreset = createRequire(join(packageDir('shared/build'), 'package.json'));
  return {
    name: 'plain-root',
    context: SOURCES,
    mode: 'production',
    target: 'web',
    devtool: false,
    entry: { main: './main.ts' },
    output: { path: join(OUTPUT, 'assets'), publicPath: '/assets/', filename: '[name].js', uniqueName: 'plain_root' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: ofPreset.resolve('swc-loader'),
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } } },
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'plain_root',
        shareScope: 'react-19',
        dts: false,
        manifest: false,
        dev: false,
        // The remotes use the runtime of the page that loads them.
        experiments: { provideExternalRuntime: true },
      }),
    ],
    cache: { type: 'filesystem', cacheDirectory: join(CACHE, 'webpack'), name: 'plain-root' },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
  };
}
