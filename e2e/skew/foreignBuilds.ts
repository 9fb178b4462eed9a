import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { remoteBuildSchema } from '@site/shared/contract/deploymentManifest';
import { openReleaseStore } from '@site/release/openReleaseStore';
import { packageDir } from '@site/release/packages';
import { releaseFolder } from '@site/release/releaseFolder';
import { toRemoteBuild } from '@site/release/remoteBuild';
import { runWebpack } from '@site/build/runWebpack';
import { makeTemporaryFolder } from '@site/release/temporaryFolders';
import { runCommand } from '../support/command';
import { rebuild, type Rebuilt } from '../support/rebuild';
import rspackConfiguration from './foreign-remote/rspack.config';
import webpackConfiguration from './foreign-remote/webpack.config';

const REMOTE = join(import.meta.dirname, 'foreign-remote');
const BUILD_LIMIT_MS = 120_000;

/** Build tool for the remote of `foreign-remote`, and the React version of its build. */
interface ToolChain {
  readonly name: string;
  readonly react: 'of the host' | 'its own';
  readonly hasStylesheet: boolean;
  /** Resolves with the builds for `serveSite` and a manifest. */
  build(): Promise<Pick<Rebuilt, 'root' | 'describe'>>;
}

export const TOOL_CHAINS: readonly ToolChain[] = [
  { name: 'webpack', react: 'of the host', hasStylesheet: true, build: async () => releaseOutput(await buildWithWebpack()) },
  { name: 'Rspack', react: 'of the host', hasStylesheet: true, build: async () => releaseOutput(await buildWithRspack()) },
  { name: 'Vite', react: 'of the host', hasStylesheet: false, build: async () => releaseOutput((await buildWithVite()).script) },
  { name: 'the preset and React 18', react: 'its own', hasStylesheet: true, build: buildWithReact18 },
];

/** Releases the output of a build into a separate store, like `release --from`. */
export async function releaseOutput(folder: string): Promise<Pick<Rebuilt, 'root' | 'describe'>> {
  const storeDir = makeTemporaryFolder('foreign-remote');
  const { record } = await releaseFolder(folder, { allowUncommitted: true }, { store: openReleaseStore(storeDir) });
  return { root: join(storeDir, record.remote), describe: (origin) => remoteBuildSchema.parse(toRemoteBuild(record, origin)) };
}

/** Builds with the loaders of the preset; a team would install them with its remote. */
async function buildWithWebpack(): Promise<string> {
  const loaders = { modules: [join(packageDir('shared/build'), 'node_modules')] };
  const stats = await runWebpack({ ...webpackConfiguration, resolveLoader: loaders });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  return join(REMOTE, 'dist', 'webpack');
}

function buildWithRspack(): Promise<string> {
  return new Promise((resolve, reject) => {
    rspack(rspackConfiguration).run((error, stats) => {
      if (error || stats?.hasErrors() !== false) reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })));
      else resolve(join(REMOTE, 'dist', 'rspack'));
    });
  });
}

/** Builds the ES modules, and the script that is released. */
export async function buildWithVite(): Promise<{ readonly modules: string; readonly script: string }> {
  const vite = join(packageDir('e2e'), 'node_modules', 'vite', 'bin', 'vite.js');
  for (const config of ['vite.config.ts', 'vite.script.config.ts'])
    await runCommand(process.execPath, [vite, 'build', '--config', config], { cwd: REMOTE, limitMs: BUILD_LIMIT_MS });
  const [modules, script] = [join(REMOTE, 'dist', 'vite-modules'), join(REMOTE, 'dist', 'vite')];
  cpSync(join(modules, 'manifest'), modules, { recursive: true });
  return { modules, script };
}

function buildWithReact18(): Promise<Rebuilt> {
  return rebuild({
    from: REMOTE,
    dependenciesOf: packageDir('e2e'),
    change: (files) => {
      files.write('webpack.config.ts', readFileSync(join(REMOTE, 'react18.config.ts'), 'utf8'));
    },
  });
}
