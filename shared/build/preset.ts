import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { readWorkspaceMetadata } from './workspaceRemotes.cjs';
import { baseConfiguration, stylesheets, type BuildMode } from './base';
import { identifyBuild, toIdentity, type BuildIdentity } from './buildIdentity';
import { EXPOSED_CHUNK, HOST_CHUNKS, HOST_ENTRY, REMOTE_CHUNKS, UNFEDERATED_CHUNKS } from './chunks';
import { HostPage } from './HostPage';
import { offeredModules, SHARE_SCOPE, sharedModules } from './sharing';
import { WORKSPACE_DIR } from './workspace';

export type { BuildMode };
export { ChunkIntegrity } from './ChunkIntegrity';

/** Exported because `ChunkIntegrity` only adds hashes to the stylesheets of this copy of the plugin. */
export { MiniCssExtractPlugin };

/** Function that returns a webpack configuration for a mode; each package's webpack.config.ts exports one. */
export type Preset = (mode: BuildMode) => Configuration;

/** Only module that a remote exposes. */
const EXPOSED = './remote';

/** First file of a remote that a page loads. */
export const ENTRY = 'remoteEntry.js';

/** Name of the host in the federation, for every build. */
const HOST_NAME = 'host';

/**
 * Common options of the federation plugin for the host and the remotes. `loaded-first` does not start unused remotes,
 * and prefers modules that the page already runs. The types of remotes are those of the contract (`shared/contract`),
 * so none are generated.
 */
const FEDERATION = { shareScope: SHARE_SCOPE, shareStrategy: 'loaded-first', dts: false } as const;

/**
 * Options for browsers only, without the runtime's own preloading: the deployment manifest lists the files of each
 * view.
 */
const BROWSER_ONLY = { target: 'web', disableSnapshot: true } as const;

export interface RemotePresetOptions {
  /**
   * `host`: uses modules of the host in a compatible version, and its own copy otherwise. `none`: uses only its own
   * modules and shares nothing, for a remote on another React, or on none.
   */
  readonly sharing?: 'host' | 'none';
}

/**
 * Returns the preset of a remote: one federated container named after the build, which exposes `./remote`
 * (`src/remote.ts`) and loads all its files relative to its own entry. Production writes `dist/<version>-<hash>/` and
 * preserves earlier builds.
 */
export function remotePreset(packageDir: string, { sharing = 'host' }: RemotePresetOptions = {}): Preset {
  return (mode) => {
    const build = identify(packageDir, mode);
    const base = baseConfiguration(packageDir, build, mode);
    const production = mode === 'production';
    return {
      ...base,
      entry: {},
      optimization: { ...base.optimization, splitChunks: REMOTE_CHUNKS },
      output: {
        ...base.output,
        path: join(packageDir, 'dist', build.name),
        publicPath: 'auto',
        // The folder belongs to the build: hashes in file names would only enlarge the entry, which lists them.
        filename: '[name].js',
        chunkFilename: '[id].js',
      },
      plugins: [
        ...(base.plugins ?? []),
        stylesheets('[id].css'),
        new ModuleFederationPlugin({
          ...FEDERATION,
          // The name is unique per build, so a page can load two builds of a remote.
          name: build.container,
          library: { type: 'var', name: build.container },
          filename: ENTRY,
          exposes: { [EXPOSED]: { import: './src/remote.ts', name: EXPOSED_CHUNK } },
          shared: sharing === 'host' ? sharedModules({ withFirstModules: production }) : {},
          manifest: true,
          // The host provides the runtime; entries contain none.
          experiments: { externalRuntime: true, optimization: BROWSER_ONLY },
        }),
      ],
    };
  };
}

export interface HostPresetOptions {
  /** `false` builds an ordinary application without federation, the reference for measuring the composition. */
  readonly isFederated?: boolean;
}

/**
 * Returns the preset of the host: a page without any remote in it. Remotes come from the deployment manifest, which the
 * page requests immediately.
 */
export function hostPreset(packageDir: string, { isFederated = true }: HostPresetOptions = {}): Preset {
  return (mode) => {
    const build = identify(packageDir, mode);
    const base = baseConfiguration(packageDir, build, mode);
    const name = mode === 'production' ? 'assets/[name].[contenthash:8]' : 'assets/[name]';
    const federation = new ModuleFederationPlugin({
      ...FEDERATION,
      name: HOST_NAME,
      shared: offeredModules(),
      manifest: true,
      // This is the plugin that `provideExternalRuntime` adds, as an ES module: its CommonJS form would add a second
      // copy of the runtime.
      runtimePlugins: [fileURLToPath(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'))],
      experiments: { optimization: BROWSER_ONLY },
    });
    return {
      ...base,
      entry: { [HOST_ENTRY]: './src/index.ts' },
      optimization: { ...base.optimization, splitChunks: isFederated ? HOST_CHUNKS : UNFEDERATED_CHUNKS },
      output: {
        ...base.output,
        path: join(packageDir, 'dist', build.name),
        publicPath: '/',
        filename: `${name}.js`,
        chunkFilename: `${name}.js`,
      },
      plugins: [
        ...(base.plugins ?? []),
        stylesheets(`${name}.css`),
        new HostPage(packageDir),
        // If the manifest is missing or not loaded yet, the page uses the names and addresses of the workspace's
        // remotes.
        new webpack.DefinePlugin({ WORKSPACE_METADATA: JSON.stringify(readWorkspaceMetadata(WORKSPACE_DIR)) }),
        ...(isFederated ? [federation] : []),
      ],
    };
  };
}

function identify(packageDir: string, mode: BuildMode): BuildIdentity {
  const build = identifyBuild(packageDir);
  if (mode === 'production') return build;
  return toIdentity(build.packageName, build.version, 'dev');
}
