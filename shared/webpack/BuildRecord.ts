import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chunk, Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { readSitePackage, type BuildIdentity } from './buildIdentity';
import { integrityOf } from './integrity';
import { resourceOf, viewsToPreload } from './viewsToPreload';

/** One file of a build, as the release and the servers see it. */
export interface BuiltFile {
  readonly path: string;
  /** Bytes, uncompressed. */
  readonly size: number;
  /** `sha384-…` */
  readonly integrity: string;
}

/** The content of `build.json`, which is beside the files of a build. */
export interface BuildInfo {
  /** Package name. */
  readonly id: string;
  /** Name of the build and of its folder: `1.0.0-ab12cd34`. */
  readonly version: string;
  /** Global variable of the federated container. */
  readonly container: string;
  /** The file a page loads first; for the host its html. */
  readonly entry: string;
  readonly integrity: string;
  /** Contract range the build needs; absent for the host. */
  readonly requires?: string;
  /** The metadata of the remote, from its package.json; absent for the host. */
  readonly metadata?: unknown;
  /** The React that the build carries, taken or not; without a version where it carries none. */
  readonly react?: { readonly version?: string | undefined } | undefined;
  /** Per screen or widget that is preloaded: the files that it needs beside the entry. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
  readonly files: readonly BuiltFile[];
}

interface BuildRecordOptions {
  readonly packageDir: string;
  readonly build: BuildIdentity;
  /** The federated entry; left out for the host. */
  readonly entry?: string;
}

const PLUGIN = 'BuildRecord';

/** Writes `build.json` beside the files of a build, once they are written. */
export class BuildRecord implements WebpackPluginInstance {
  readonly #options: BuildRecordOptions;

  constructor(options: BuildRecordOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(PLUGIN, (compilation) => {
      if (compilation.errors.length > 0) return;
      const { packageDir, build, entry = 'index.html' } = this.#options;
      const { requires, metadata } = readSitePackage(packageDir);
      const files = describeFiles(compilation, compiler.outputPath);
      const info: BuildInfo = {
        id: build.packageName,
        version: build.name,
        container: build.container,
        entry,
        integrity: files.find((file) => file.path === entry)?.integrity ?? '',
        ...(requires === undefined ? {} : { requires }),
        ...(metadata === undefined ? {} : { metadata }),
        react: reactOf(compilation),
        preload: Object.fromEntries(
          Object.entries(viewsToPreload(compilation, packageDir)).map(([view, chunks]) => [view, filesOf(chunks)]),
        ),
        files,
      };
      writeFileSync(join(compiler.outputPath, 'build.json'), `${JSON.stringify(info, null, 2)}\n`);
    });
  }
}

function describeFiles(compilation: Compilation, outputPath: string): BuiltFile[] {
  return Object.keys(compilation.assets)
    .filter((path) => existsSync(join(outputPath, path)))
    .sort()
    .map((path) => {
      const content = readFileSync(join(outputPath, path));
      return { path, size: content.byteLength, integrity: integrityOf(content) };
    });
}

/** Where a host offers no fitting one, the build's own is used: each carries it. */
function reactOf(compilation: Compilation): { readonly version?: string } {
  for (const module of compilation.modules) {
    const folder = /^.*[\\/]node_modules[\\/]react(?=[\\/])/.exec(resourceOf(module) ?? '')?.[0];
    if (folder !== undefined)
      return { version: (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version };
  }
  return {};
}

function filesOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter((file) => /\.(js|css)$/.test(file));
}
