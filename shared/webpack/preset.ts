import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { readWorkspaceMetadata } from '../release/workspaceRemotes.cjs';
import { baseConfiguration, stylesheets, type BuildMode } from './base';
import { identifyBuild, toIdentity, type BuildIdentity } from './buildIdentity';
import { EXPOSED_CHUNK, HOST_CHUNKS, HOST_ENTRY, REMOTE_CHUNKS, UNFEDERATED_CHUNKS } from './chunks';
import { HostPage } from './HostPage';
import { offeredModules, SHARE_SCOPE, sharedModules } from './sharing';
import { WORKSPACE_DIR } from './workspace';

export type { BuildMode };
export { ChunkIntegrity } from './ChunkIntegrity';

/** Exported because `ChunkIntegrity` adds hashes to the stylesheets of this copy of the plugin only. */
export { MiniCssExtractPlugin };

/** A webpack configuration for a mode. What each package's webpack.config.ts exports. */
export type Preset = (mode: BuildMode) => Configuration;

/** The one module a remote exposes. */
const EXPOSED = './remote';

/** The file of a remote that a page loads first. */
export const ENTRY = 'remoteEntry.js';

/** The host's name in the federation, whatever its build. */
const HOST_NAME = 'host';

/**
 * Options of the federation's plugin that the host and the remotes have in common. `loaded-first` starts no remote that nobody asked for, and takes what the page
 * already runs. The types of remotes are those of the contract (`shared/contract`), so none are generated.
 */
const FEDERATION = { shareScope: SHARE_SCOPE, shareStrategy: 'loaded-first', dts: false } as const;

/** Browsers only, and without the runtime's own preloading: the deployment manifest names the files of each view. */
const BROWSER_ONLY = { target: 'web', disableSnapshot: true } as const;

export interface RemotePresetOptions {
  /**
   * `host`: takes from the host what it offers in a fitting version, and brings its own copy otherwise. `none`: brings all of it and shares nothing: for
   * a remote on another React, or on none.
   */
  readonly sharing?: 'host' | 'none';
}

/**
 * How a remote is built: one federated container named for the build, exposing `./remote` (`src/remote.ts`), with everything it needs at addresses
 * relative to its own entry. Production writes `dist/<version>-<hash>/` and leaves earlier builds where they are.
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
        // The folder is the build's own: hashes in the names of its files would only make the entry larger, which lists them.
        filename: '[name].js',
        chunkFilename: '[id].js',
      },
      plugins: [
        ...(base.plugins ?? []),
        stylesheets('[id].css'),
        new ModuleFederationPlugin({
          ...FEDERATION,
          // A name per build, so that two builds of a remote can be in one page.
          name: build.container,
          library: { type: 'var', name: build.container },
          filename: ENTRY,
          exposes: { [EXPOSED]: { import: './src/remote.ts', name: EXPOSED_CHUNK } },
          shared: sharing === 'host' ? sharedModules({ withFirstModules: production }) : {},
          manifest: true,
          // The host lends its runtime: an entry carries none.
          experiments: { externalRuntime: true, optimization: BROWSER_ONLY },
        }),
      ],
    };
  };
}

export interface HostPresetOptions {
  /** `false` builds an ordinary application without federation, which the composition is measured against. */
  readonly isFederated?: boolean;
}

/**
 * How the host is built: a page without a single remote in it. Remotes come from the deployment manifest, whose request the page starts
 * at once.
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
      // This is the plugin that `provideExternalRuntime` adds, as an ES module: its CommonJS form would bring a second copy of the runtime.
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
        // A page without a manifest, or before it, has the names and addresses of the workspace's remotes.
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
