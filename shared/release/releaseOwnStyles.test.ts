import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { CONTRACT_VERSION } from '@site/shared/contract/version';
import { ChunkIntegrity } from '@site/build/ChunkIntegrity';
import { WORKSPACE_DIR } from './packages';
import { runWebpack } from '@site/build/runWebpack';
import { makeTemporaryFolder } from './temporaryFolders.mjs';

const require = createRequire(import.meta.url);
const CONTAINER = 'remote_wallet_1_2_0';
const RELEASE_LIMIT_MS = 300_000;

/**
 * Builds a small remote with a stylesheet and its own configuration, without our preset, and returns the output folder.
 */
async function buildRemote(css: string): Promise<string> {
  const dir = makeTemporaryFolder('styled-remote');
  mkdirSync(join(dir, 'src'));
  const site = { requires: `^${CONTRACT_VERSION}` };
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'remote-wallet', version: '1.2.0', site }));
  writeFileSync(join(dir, 'src', 'remote.js'), "export const bootstrap = () => import('./view.js');");
  writeFileSync(join(dir, 'src', 'view.js'), "import './view.css';");
  writeFileSync(join(dir, 'src', 'view.css'), css);
  const folder = join(dir, 'dist');
  const stats = await runWebpack({
    context: dir,
    mode: 'production',
    devtool: false,
    entry: {},
    output: { path: folder, publicPath: 'auto', uniqueName: CONTAINER, trustedTypes: { policyName: 'remote-wallet' } },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
    plugins: [
      new ModuleFederationPlugin({
        name: CONTAINER,
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.js' },
        dts: false,
      }),
      new MiniCssExtractPlugin(),
      new ChunkIntegrity(),
    ],
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  return folder;
}

/** Runs the command in the same way as a team. */
function release(folder: string, store: string) {
  const command = ['--import', 'tsx', 'shared/release/release.ts', '--from', folder, '--allow-uncommitted'];
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const env = { ...inherited, RELEASE_STORE: store, SITE_PORT: '4100' };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: WORKSPACE_DIR,
    encoding: 'utf8',
    env,
    timeout: RELEASE_LIMIT_MS,
  });
  return { status, stdout, stderr, stored: readdirSync(store) };
}

it('refuses a build whose stylesheet reaches the page, and stores nothing', async () => {
  const { status, stdout, stderr, stored } = release(await buildRemote('body { font-size: 40px }'), makeTemporaryFolder('store'));

  expect({ status, stdout, stored }).toEqual({ status: 1, stdout: '', stored: [] });
  expect(stderr).toContain('of remote-wallet reaches beyond the views of the remote:\n  the selector body\nWrite styles as CSS modules');
});

it('stores the same build with styles of its own views', async () => {
  const { status, stderr, stored } = release(await buildRemote('.remote-wallet-view { font-size: 40px }'), makeTemporaryFolder('store'));

  expect({ status, stderr, stored }).toEqual({ status: 0, stderr: '', stored: ['wallet'] });
});
