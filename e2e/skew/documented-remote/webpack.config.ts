import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ChunkIntegrity } from '@site/shared/webpack';
import type { Configuration } from 'webpack';
import facts from './package.json' with { type: 'json' };

/** A remote as Module Federation's documentation builds one, with what a release asks for: `remotePreset` takes no part in it. */
const configuration: Configuration = {
  context: import.meta.dirname,
  mode: 'production',
  devtool: false,
  entry: {},
  output: { clean: true, publicPath: 'auto', trustedTypes: { policyName: facts.name } },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      // A name per build, so that two builds of the remote can be in one page.
      name: `${facts.name}_${facts.version}`.replaceAll(/\W/g, '_'),
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.ts' },
      // With the slash, react-dom/client is the host's too.
      shared: { react: { singleton: true }, 'react-dom': { singleton: true }, 'react-dom/': { singleton: true } },
      dts: false,
    }),
    new ChunkIntegrity(),
  ],
};

export default configuration;
