import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { CONTAINER, PACKAGE, SHARED } from './container';

/** Builds the same remote with Rspack, whose own plugin writes the hashes of scripts and stylesheets. */
const configuration: Configuration = {
  context: import.meta.dirname,
  mode: 'production',
  devtool: false,
  entry: {},
  output: {
    clean: true,
    path: join(import.meta.dirname, 'dist', 'rspack'),
    publicPath: 'auto',
    uniqueName: CONTAINER,
    trustedTypes: { policyName: PACKAGE },
    crossOriginLoading: 'anonymous',
  },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      { test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } } },
      { test: /\.css$/, type: 'css' },
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
    new rspack.SubresourceIntegrityPlugin(),
  ],
};

export default configuration;
