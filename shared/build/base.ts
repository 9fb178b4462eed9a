import { join } from 'node:path';
import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { BROWSERS, BROWSERS_TARGET, styleTargets } from './browsers';
import { identifyTools, type BuildIdentity } from './buildIdentity';
import { ChunkIntegrity } from './ChunkIntegrity';
import { classNames } from './classNames';

const require = createRequire(import.meta.url);

/**
 * Mode of a build. `override` is a development build for the page of a deployed host: its React is a production build,
 * which does not support refresh and ignores development attributes of elements.
 */
export type BuildMode = 'production' | 'development' | 'override';

/** Time limit for a missing chunk, instead of webpack's two minutes. */
const CHUNK_LOAD_TIMEOUT_MS = 8000;

/**
 * Returns the common configuration of the host and the remotes: sources, styles, integrity, Trusted Types, cache.
 *
 * @param cacheName separates the compiler caches of different kinds of builds
 */
export function baseConfiguration(packageDir: string, build: BuildIdentity, mode: BuildMode, cacheName: string = mode): Configuration {
  const production = mode === 'production';
  return {
    name: build.packageName,
    context: packageDir,
    mode: production ? 'production' : 'development',
    target: ['web', BROWSERS_TARGET],
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      uniqueName: build.container,
      crossOriginLoading: 'anonymous',
      // Firefox does not use a preload for a script with a charset; our servers send the charset.
      charset: false,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      strictModuleErrorHandling: true,
      // Use one constant name per package. The host provides a policy of this name for each build; the policy allows
      // the name only once.
      trustedTypes: { policyName: build.packageName },
    },
    // With the condition `es2015`, rxjs provides its modules as classes, without helpers for older browsers.
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], conditionNames: ['es2015', '...'] },
    module: { rules: [scripts(mode === 'development'), COMPUTED_MODULES, DRAWINGS, ...styles(build, production)] },
    plugins: [
      ...(production ? [new ChunkIntegrity()] : []),
      ...(mode === 'development' ? [new ReactRefreshPlugin({ library: build.container, overlay: false })] : []),
    ],
    optimization: {
      // Files with compile errors are not emitted, so a page that is loaded meanwhile gets the last working version.
      ...(mode === 'override' ? { emitOnErrors: false } : {}),
      nodeEnv: mode === 'development' ? mode : 'production',
      // The files of different builds are never mixed, so ids may be as short as possible and need not be stable.
      moduleIds: production ? 'size' : 'deterministic',
      chunkIds: production ? 'size' : 'named',
      mangleExports: production ? 'size' : 'deterministic',
      realContentHash: production,
      // Use threads inside the minimizer; worker processes would only transfer every file and its map back and forth.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          minimizerOptions: { compress: { passes: 4 } },
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.lightningCssMinify,
          parallel: false,
          minimizerOptions: { targets: styleTargets() },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(packageDir, '.cache', 'webpack'),
      name: cacheName,
      version: identifyTools(),
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

function scripts(refresh: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: isOfLibrary,
    loader: require.resolve('swc-loader'),
    options: {
      env: { targets: BROWSERS },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      },
    },
  };
}

/** Modules that are evaluated at build time: a page loads their exports, and not their imports. */
const COMPUTED_MODULES: RuleSetRule = {
  test: /\.computed\.ts$/,
  resourceQuery: { not: /./ },
  loader: require.resolve('./computedModule.cjs'),
};

/** Drawings become text and are shown as `data:` images, without a separate request. */
const DRAWINGS: RuleSetRule = { test: /\.svg$/, type: 'asset/source' };

/**
 * Returns true for files of libraries. The sources of the site's packages are compiled even when they are installed.
 */
function isOfLibrary(file: string): boolean {
  const [, ...installed] = file.split(/[\\/]node_modules[\\/]/);
  return installed.length > 0 && !/^@site[\\/]/.test(installed.at(-1) ?? '');
}

/**
 * Returns the rules for styles. Class names contain the package and the build, so styles that remain in the page after
 * an unmount match nothing else.
 */
function styles(build: BuildIdentity, production: boolean): RuleSetRule[] {
  const cssLoader = require.resolve('css-loader');
  const modules = {
    // A selector without a class of its own file does not compile, because it would reach beyond the views of a remote.
    mode: 'pure',
    namedExport: false,
    exportLocalsConvention: 'as-is',
    ...(production ? { getLocalIdent: classNames(build) } : { localIdentName: `${build.packageName}-[name]-[local]` }),
  };
  return [
    {
      test: /\.module\.css$/,
      // The compiler caches stylesheets under this name. With another build's name it would reuse that build's class
      // names.
      use: [MiniCssExtractPlugin.loader, { loader: cssLoader, ident: `css-${build.container}`, options: { modules } }],
      sideEffects: true,
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [MiniCssExtractPlugin.loader, { loader: cssLoader, options: { modules: false } }],
      sideEffects: true,
    },
  ];
}

/** Writes stylesheets of chunks to files of this name. */
export function stylesheets(filename: string): MiniCssExtractPlugin {
  // The order inside a chunk does not matter, because every rule belongs to a CSS module.
  return new MiniCssExtractPlugin({ filename, chunkFilename: filename, ignoreOrder: true });
}
