import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { packageDir, remotePackage, WORKSPACE_DIR } from '@site/release/packages';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { readWorkspaceMetadata } from '../../../shared/build/workspaceRemotes.cjs';

const HOST_DIR = packageDir('host');

/**
 * Libraries with state or a context, as the guides of the federation list them. The catalog has exact versions, so no
 * version range is required.
 */
const SHARED = Object.fromEntries(
  ['react', 'react-dom', 'i18next', 'react-i18next'].map((name) => [name, { singleton: true, requiredVersion: false as const }]),
);

export function peerContainer(id: RemoteId): string {
  return `remote_${id}`;
}

/** Returns the configuration of a remote with the defaults of webpack and the federation plugin. */
export function remoteWithDefaults(id: RemoteId): Configuration {
  const name = remotePackage(id);
  return {
    ...withDefaults(packageDir(name)),
    name,
    entry: {},
    output: { publicPath: 'auto' },
    plugins: [
      new MiniCssExtractPlugin({ ignoreOrder: true }),
      new ModuleFederationPlugin({
        name: peerContainer(id),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: SHARED,
        dts: false,
      }),
    ],
  };
}

/**
 * Returns the configuration of the host with the same defaults. Its page shows nothing before the application starts.
 *
 * @param picture address of the picture of the first slide
 */
export function hostWithDefaults(picture: string): Configuration {
  return {
    ...withDefaults(HOST_DIR),
    name: 'host',
    entry: join(import.meta.dirname, 'main.ts'),
    // The server serves these files as immutable.
    output: { publicPath: '/', filename: 'assets/[name].[contenthash].js', chunkFilename: 'assets/[name].[contenthash].js' },
    resolve: {
      ...withDefaults(HOST_DIR).resolve,
      alias: { [join(HOST_DIR, 'src/composition/federation.ts')]: join(import.meta.dirname, 'federation.ts') },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash].css', ignoreOrder: true }),
      new HtmlWebpackPlugin({ template: join(import.meta.dirname, 'index.html') }),
      new webpack.DefinePlugin({
        WORKSPACE_METADATA: JSON.stringify(readWorkspaceMetadata(WORKSPACE_DIR)),
        FIRST_SLIDE_PICTURE: JSON.stringify(picture),
      }),
      new ModuleFederationPlugin({ name: 'host', shared: SHARED, dts: false }),
    ],
  };
}

/**
 * Returns the minimum that compiles the sources: TypeScript for the same browsers, styles as files, drawings as text,
 * all minimised.
 */
function withDefaults(context: string): Configuration {
  const css = (modules: object | false) => [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules } }];
  return {
    context,
    mode: 'production',
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    resolveLoader: { modules: [join(packageDir('shared/build'), 'node_modules')] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
        { test: /\.computed\.ts$/, resourceQuery: { not: /./ }, loader: join(packageDir('shared/build'), 'computedModule.cjs') },
        { test: /\.svg$/, type: 'asset/source' },
        { test: /\.module\.css$/, use: css({ namedExport: false, exportLocalsConvention: 'as-is' }), sideEffects: true },
        { test: /\.css$/, exclude: /\.module\.css$/, use: css(false), sideEffects: true },
      ],
    },
    optimization: { minimizer: ['...', new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify })] },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}
