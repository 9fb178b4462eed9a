import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfiguration, stylesheets, type BuildMode } from './base';
import { hashWithShared, toIdentity } from './buildIdentity';
import { runWebpack } from './runWebpack';
import { readSitePackage } from './sitePackage';

/**
 * Internal page beside the site, such as the kit's: it uses the preset's sources, styles, hashes and Trusted Types,
 * without federation.
 */
export interface Page {
  readonly name: string;
  /** Folder that contains `page/main.tsx`. */
  readonly dir: string;
  /** Destination folder of the build. */
  readonly outputDir: string;
  /** Name of the Trusted Types policy, as in the header of the page's server. */
  readonly policyName: string;
  /** Inputs besides the folder and `shared`. */
  readonly moreSources?: readonly string[];
  /** Values of the build that the sources read by these names. */
  readonly constants?: Readonly<Record<string, unknown>>;
}

/** File beside the page's files that contains the hash of their sources. */
const STAMP = 'build.txt';

export function pageConfiguration(page: Page, mode: BuildMode): Configuration {
  const production = mode === 'production';
  const base = baseConfiguration(page.dir, toIdentity(page.name, '1.0.0', production ? hashPage(page) : 'dev'), mode);
  const definitions = Object.fromEntries(Object.entries(page.constants ?? {}).map(([name, value]) => [name, JSON.stringify(value)]));
  const configuration = withPage(base, { main: './page/main.tsx' }, production ? 'assets/[name].[contenthash:8]' : 'assets/[name]');
  return {
    ...configuration,
    devtool: production ? false : (base.devtool ?? false),
    // Relative paths: the page works in any folder of any server.
    output: { ...configuration.output, publicPath: production ? './' : '/', trustedTypes: { policyName: page.policyName } },
    plugins: [...(configuration.plugins ?? []), new webpack.DefinePlugin(definitions)],
  };
}

/**
 * Returns the configuration of a standalone remote for its team: its `src/standalone.tsx` as an ordinary page on a thin
 * fake host, without federation.
 */
export function standaloneConfiguration(packageDir: string): Configuration {
  const { name, version } = readSitePackage(packageDir);
  const base = baseConfiguration(packageDir, toIdentity(name, version, 'dev'), 'development', 'standalone');
  return withPage(base, { standalone: './src/standalone.tsx' }, '[name]');
}

/** Adds an entry and the html that starts it to the configuration of the preset. */
function withPage(base: Configuration, entry: Readonly<Record<string, string>>, name: string): Configuration {
  return {
    ...base,
    entry,
    output: { ...base.output, publicPath: '/', filename: `${name}.js`, chunkFilename: `${name}.js` },
    plugins: [
      ...(base.plugins ?? []),
      stylesheets(`${name}.css`),
      new HtmlWebpackPlugin({ template: join(import.meta.dirname, 'page.html'), scriptLoading: 'defer', inject: 'head' }),
    ],
  };
}

/** Builds the page unless the existing build has the same sources. Another process may build it at the same time. */
export async function buildPage(page: Page, say: (text: string) => void): Promise<void> {
  const hash = hashPage(page);
  const stamp = join(page.outputDir, STAMP);
  const isBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isBuilt()) {
    say(`${page.name} ${hash} unchanged\n`);
    return;
  }
  const started = performance.now();
  const workDir = `${page.outputDir}.part-${String(process.pid)}`;
  try {
    await compile(page, workDir);
    writeFileSync(join(workDir, STAMP), hash);
    if (!isBuilt()) {
      await rm(page.outputDir, { recursive: true, force: true });
      await rename(workDir, page.outputDir);
    }
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
  say(`${page.name} ${hash} built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

/** Returns eight hex digits over all inputs of the page. */
function hashPage({ dir, moreSources = [] }: Page): string {
  return hashWithShared([dir, ...moreSources]);
}

async function compile(page: Page, path: string): Promise<void> {
  const configuration = pageConfiguration(page, 'production');
  const stats = await runWebpack({ ...configuration, output: { ...configuration.output, path } });
  if (stats.hasErrors() || stats.hasWarnings()) process.stderr.write(`${stats.toString({ preset: 'errors-warnings' })}\n`);
  if (stats.hasErrors()) throw new Error(`${page.name} does not compile`);
}
