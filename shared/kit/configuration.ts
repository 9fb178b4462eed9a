import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { WORKSPACE_DIR } from '../release/packages';
import { baseConfiguration, type BuildMode } from '../webpack/base';
import { hashWithShared, sourcesIn } from '../webpack/buildIdentity';
import type { KitBuild } from './page/builds';

const KIT_DIR = import.meta.dirname;
const PAGE_DIR = join(KIT_DIR, 'page');
const BUILDS_DIR = join(WORKSPACE_DIR, 'host', 'ops', 'builds');

/** Where `pnpm kit --build` writes the page. */
export const OUTPUT_DIR = join(WORKSPACE_DIR, '.site', 'kit');

/** Eight hex digits over everything the page is made of. */
export function hashKit(): string {
  return hashWithShared([...sourcesIn(KIT_DIR).filter((file) => !file.includes('.cache')), ...buildFiles()]);
}

/** The living page as an ordinary page: the preset's sources, styles, hashes and Trusted Types, without federation. */
export function kitConfiguration(mode: BuildMode): Configuration {
  const production = mode === 'production';
  const hash = production ? hashKit() : 'dev';
  const identity = { packageName: 'kit', version: '1.0.0', hash, name: `1.0.0-${hash}`, container: `kit_${hash}` };
  const base = baseConfiguration(KIT_DIR, identity, mode);
  const filename = production ? 'assets/[name].[contenthash:8]' : 'assets/[name]';
  return {
    ...base,
    devtool: production ? false : (base.devtool ?? false),
    entry: { main: './page/main.tsx' },
    output: {
      ...base.output,
      // The page works in any folder of any server.
      publicPath: production ? './' : '/',
      filename: `${filename}.js`,
      chunkFilename: `${filename}.js`,
      // It is served at the host's place under the host's policy, which names no other.
      trustedTypes: { policyName: 'host' },
    },
    plugins: [
      ...(base.plugins ?? []),
      new MiniCssExtractPlugin({ filename: `${filename}.css`, chunkFilename: `${filename}.css`, ignoreOrder: true }),
      new HtmlWebpackPlugin({ template: join(PAGE_DIR, 'index.html'), scriptLoading: 'defer', inject: 'head' }),
      new webpack.DefinePlugin({ KIT_BUILDS: JSON.stringify(readBuilds()) }),
    ],
  };
}

/** The themed builds as operations keep them; `default` first. */
function readBuilds(): readonly KitBuild[] {
  return buildFiles()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as OperatedBuild)
    .map(({ build, brand, palette }) => ({ build, name: brand.name, palette }))
    .sort((a, b) => Number(b.build === 'default') - Number(a.build === 'default'));
}

type OperatedBuild = Pick<KitBuild, 'build' | 'palette'> & { readonly brand: Pick<KitBuild, 'name'> };

function buildFiles(): readonly string[] {
  return readdirSync(BUILDS_DIR)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(BUILDS_DIR, name));
}
