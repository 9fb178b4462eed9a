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
import { SHARED_DIR } from './workspace';

const require = createRequire(import.meta.url);

/**
 * `override` is a development build for the page of a deployed host: React on it is a production one, which refreshes nothing and does not know what
 * development adds to an element.
 */
export type BuildMode = 'production' | 'development' | 'override';

/** A missing chunk is reported after this long, not after the two minutes webpack would wait. */
const CHUNK_LOAD_TIMEOUT_MS = 8000;

/**
 * What the host and the remotes have in common: sources, styles, integrity, Trusted Types, cache.
 *
 * @param cacheName keeps apart what the compiler remembers of different kinds of builds
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
      // A script with a charset takes no preload in Firefox, and every server of ours names it.
      charset: false,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      strictModuleErrorHandling: true,
      // One constant name per package. The host lends each build a policy under it; the name itself is allowed once.
      trustedTypes: { policyName: build.packageName },
    },
    // `es2015` is the condition under which rxjs offers its modules as classes, without helpers for older browsers.
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], conditionNames: ['es2015', '...'] },
    module: { rules: [scripts(mode === 'development'), COMPUTED_MODULES, DRAWINGS, ...styles(build, production)] },
    plugins: [
      ...(production ? [new ChunkIntegrity()] : []),
      ...(mode === 'development' ? [new ReactRefreshPlugin({ library: build.container, overlay: false })] : []),
    ],
    optimization: {
      // What does not compile replaces nothing: a page that is loaded meanwhile has the last that did.
      ...(mode === 'override' ? { emitOnErrors: false } : {}),
      nodeEnv: mode === 'development' ? mode : 'production',
      // The files of a build are never mixed with those of another one, so ids need not outlive it and may be as short as they can be.
      moduleIds: production ? 'size' : 'deterministic',
      chunkIds: production ? 'size' : 'named',
      mangleExports: production ? 'size' : 'deterministic',
      realContentHash: production,
      // By themselves on several threads: worker processes would only pass every file and its map to and fro.
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

/** Evaluated at build: a page loads what these modules export, and not what they import. */
const COMPUTED_MODULES: RuleSetRule = {
  test: /\.computed\.ts$/,
  resourceQuery: { not: /./ },
  loader: require.resolve('./computedModule.cjs'),
};

/** Drawings become text, which is put together and shown as a `data:` image: no request of their own. */
const DRAWINGS: RuleSetRule = { test: /\.svg$/, type: 'asset/source' };

/** `shared` is no library: its sources are compiled where it is installed as a package too. */
function isOfLibrary(file: string): boolean {
  return /[\\/]node_modules[\\/]/.test(file.startsWith(SHARED_DIR) ? file.slice(SHARED_DIR.length) : file);
}

/** Class names carry the package and the build, so that styles that stay in the page after an unmount reach nothing else. */
function styles(build: BuildIdentity, production: boolean): RuleSetRule[] {
  const cssLoader = require.resolve('css-loader');
  const modules = {
    // A selector without a class of its own file does not compile: it would reach beyond the views of a remote.
    mode: 'pure',
    namedExport: false,
    exportLocalsConvention: 'as-is',
    ...(production ? { getLocalIdent: classNames(build) } : { localIdentName: `${build.packageName}-[name]-[local]` }),
  };
  return [
    {
      test: /\.module\.css$/,
      // The compiler caches stylesheets under this name: under another build's name it would reuse that build's class names.
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
  // Order inside a chunk cannot matter: every rule is a CSS Module's own.
  return new MiniCssExtractPlugin({ filename, chunkFilename: filename, ignoreOrder: true });
}
