import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chunk, Compilation, Module } from 'webpack';
import { readSitePackage } from './buildIdentity';

/** A line of a remote's table of contents: `name: () => import('./path')`. Those of `./locales` are texts. */
const VIEW = /(?:'([\w-]+)'|(\w+)):\s*\(\)\s*=>\s*import\(\s*(?:\/\*[^*]*\*\/\s*)?'((?!\.\/locales\/)[^']+)'\s*\)/g;

/**
 * Per view that a remote names to be preloaded (`site.preloadViews`; all where it names none) the chunks of its `import()`, and those of the table itself where
 * they are no part of the entry: the table as it is written, the chunks from the compiler. Each file costs the manifest a hash, which every page carries.
 *
 * @returns none for a package that has no such table
 */
export function viewsToPreload(compilation: Compilation, packageDir: string): Readonly<Record<string, readonly Chunk[]>> {
  const remoteFile = join(packageDir, 'src', 'remote.ts');
  const remote = [...compilation.modules].find((module) => resourceOf(module) === remoteFile);
  if (remote === undefined) return {};
  const { preloadViews } = readSitePackage(packageDir);
  const views = viewsIn(compilation, remote, readFileSync(remoteFile, 'utf8'));
  for (const view of preloadViews ?? [])
    if (!views.has(view)) throw new Error(`site.preloadViews names ${view}, which is no view of the remote`);
  return Object.fromEntries([...views].filter(([view]) => preloadViews?.includes(view) ?? true));
}

function viewsIn({ chunkGraph }: Compilation, remote: Module, table: string): ReadonlyMap<string, readonly Chunk[]> {
  const exposed = [...chunkGraph.getModuleChunksIterable(remote)];
  const views = new Map<string, readonly Chunk[]>();
  for (const [, quoted, bare, request] of table.matchAll(VIEW)) {
    const name = quoted ?? bare;
    const block = remote.blocks.find(({ dependencies }) =>
      dependencies.some((dependency) => 'request' in dependency && dependency.request === request),
    );
    if (name !== undefined && block !== undefined) views.set(name, [...exposed, ...(chunkGraph.getBlockChunkGroup(block)?.chunks ?? [])]);
  }
  return views;
}

/** The file of a module, also where others are joined to it. */
export function resourceOf(module: Module): string | undefined {
  const root = 'rootModule' in module ? (module.rootModule as Module) : module;
  return 'resource' in root ? (root.resource as string) : undefined;
}
