import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfiguration, type BuildMode } from '../webpack/base';
import { hashWithShared, toIdentity } from '../webpack/buildIdentity';
import { SHARED_DIR } from '../webpack/workspace';
import { runWebpack } from './runWebpack';

/** A page for ourselves beside the site, such as the one of the kit: the preset's sources, styles, hashes and Trusted Types, without federation. */
export interface Page {
  readonly name: string;
  /** Holds `page/main.tsx`. */
  readonly dir: string;
  /** Where the built page is kept. */
  readonly outputDir: string;
  /** Of the Trusted Types policy, as the page's server names it in its header. */
  readonly policyName: string;
  /** What it is made of beside the folder and `shared`. */
  readonly moreSources?: readonly string[];
  readonly plugins?: Configuration['plugins'];
}

/** Kept beside the page's files; names the sources they were built from. */
const STAMP = 'build.txt';

export function pageConfiguration(page: Page, mode: BuildMode): Configuration {
  const production = mode === 'production';
  const base = baseConfiguration(page.dir, toIdentity(page.name, '1.0.0', production ? hashPage(page) : 'dev'), mode);
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
      trustedTypes: { policyName: page.policyName },
    },
    plugins: [
      ...(base.plugins ?? []),
      new MiniCssExtractPlugin({ filename: `${filename}.css`, chunkFilename: `${filename}.css`, ignoreOrder: true }),
      new HtmlWebpackPlugin({ template: join(SHARED_DIR, 'webpack', 'standalone.html'), scriptLoading: 'defer', inject: 'head' }),
      ...(page.plugins ?? []),
    ],
  };
}

/** Builds the page, unless what is kept was built from the same sources. Another process may build it at the same time. */
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

/** Eight hex digits over everything the page is made of. */
function hashPage({ dir, moreSources = [] }: Page): string {
  return hashWithShared([dir, ...moreSources]);
}

async function compile(page: Page, path: string): Promise<void> {
  const configuration = pageConfiguration(page, 'production');
  const stats = await runWebpack({ ...configuration, output: { ...configuration.output, path } });
  if (stats.hasErrors() || stats.hasWarnings()) process.stderr.write(`${stats.toString({ preset: 'errors-warnings' })}\n`);
  if (stats.hasErrors()) throw new Error(`${page.name} does not compile`);
}
