import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ChunkIntegrity, MiniCssExtractPlugin } from '@site/build';
import type { Configuration } from 'webpack';
import { CONTAINER, PACKAGE, SHARED } from './container';

/**
 * Remote as in Module Federation's documentation for webpack, with the requirements of a release. It does not use
 * `remotePreset`.
 */
const configuration: Configuration = {
  context: import.meta.dirname,
  mode: 'production',
  devtool: false,
  entry: {},
  output: {
    clean: true,
    path: join(import.meta.dirname, 'dist', 'webpack'),
    publicPath: 'auto',
    uniqueName: CONTAINER,
    trustedTypes: { policyName: PACKAGE },
  },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      { test: /\.ts$/, loader: 'swc-loader', options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: CONTAINER,
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.ts' },
      shared: SHARED,
      dts: false,
    }),
    new MiniCssExtractPlugin(),
    new ChunkIntegrity(),
  ],
};

export default configuration;
