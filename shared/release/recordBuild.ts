import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Stats } from 'webpack';
import type { BuildIdentity } from '@site/build/buildIdentity';
import { EXPOSED_CHUNK } from '@site/build/chunks';
import { ENTRY } from '@site/build';
import { describeFiles, type BuiltFile } from './builtFiles';
import { readSitePackage, type SitePackage } from '@site/build/sitePackage';

/** Content of `build.json`, which is stored beside the files of a build. */
export interface BuildInfo {
  readonly id: string;
  /** Name of the build and of its folder: `1.0.0-ab12cd34`. */
  readonly version: string;
  /** Global variable of the federated container. */
  readonly container: string;
  /** First file that a page loads; for the host its html. */
  readonly entry: string;
  readonly integrity: string;
  /** Required contract range; absent for the host. */
  readonly requires?: string;
  /** Metadata of the remote from its package.json; absent for the host. */
  readonly metadata?: unknown;
  /** React in the build, used or not; without a version when it contains none. */
  readonly react?: { readonly version?: string | undefined } | undefined;
  /** Files beside the entry for each preloaded screen or widget. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
  readonly files: readonly BuiltFile[];
}

/**
 * Writes `build.json` beside the files of a preset build. Throws when `site.preloadViews` names a chunk that the build
 * does not have.
 */
export function recordBuild(folder: string, packageDir: string, build: BuildIdentity, stats: Stats): void {
  const { requires, metadata, preloadViews } = readSitePackage(packageDir);
  const files = describeFiles(folder);
  const entry = files.some(({ path }) => path === ENTRY) ? ENTRY : 'index.html';
  const info: BuildInfo = {
    id: build.packageName,
    version: build.name,
    container: build.container,
    entry,
    integrity: files.find(({ path }) => path === entry)?.integrity ?? '',
    ...(requires === undefined ? {} : { requires }),
    ...(metadata === undefined ? {} : { metadata }),
    react: reactIn(stats.compilation),
    preload: preloadOf(stats, preloadViews),
    files,
  };
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(info, null, 2)}\n`);
}

/**
 * Returns the React in the build, which is used when the host provides no compatible version. Every build contains one.
 */
function reactIn({ modules }: Compilation): { readonly version?: string } {
  for (const module of modules) {
    const folder = /^.*[\\/]node_modules[\\/]react(?=[\\/])/.exec(module.nameForCondition() ?? '')?.[0];
    if (folder !== undefined) return { version: readSitePackage(folder).version };
  }
  return {};
}

/** Lists for each view the scripts and stylesheets of its chunk and of the exposed module. */
function preloadOf(stats: Stats, views: SitePackage['preloadViews']): BuildInfo['preload'] {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const filesOf = (chunk: string): readonly string[] => (namedChunkGroups[chunk]?.assets ?? []).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(views).map(([view, chunk]) => {
      if (namedChunkGroups[chunk] === undefined)
        throw new Error(`site.preloadViews names the chunk ${chunk} of ${view}: add /* webpackChunkName: "${chunk}" */ to its import()`);
      return [view, [...new Set([...filesOf(EXPOSED_CHUNK), ...filesOf(chunk)])]];
    }),
  );
}
