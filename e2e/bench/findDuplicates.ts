import { charactersBySource, type SourceMap } from './sourceMap';

/** A script that a page loaded. */
export interface LoadedScript {
  readonly name: string;
  readonly code: string;
  /** Size with brotli, over which the share of each source is counted. */
  readonly encodedBytes: number;
  readonly map: SourceMap;
}

/** A library of which at least one module came more than once. */
export interface Duplicate {
  readonly library: string;
  /** Encoded bytes of what came too often: all copies but the largest. An estimate, since a file is compressed as a whole. */
  readonly extraBytes: number;
  readonly modules: number;
  /** Scripts that carry one of these modules. */
  readonly files: readonly string[];
}

/** What came more than once, the heaviest first. A library whose modules are spread over files, each of them once, is none of it. */
export function findDuplicates(scripts: readonly LoadedScript[]): readonly Duplicate[] {
  const copies = new Map<string, { readonly file: string; readonly bytes: number }[]>();
  for (const { name: file, code, encodedBytes, map } of scripts) {
    const rate = encodedBytes / Math.max(1, code.length);
    for (const [source, characters] of charactersBySource(code, map)) {
      const module = moduleOf(source);
      if (module !== undefined) copies.set(module, [...(copies.get(module) ?? []), { file, bytes: characters * rate }]);
    }
  }
  const libraries = new Map<string, { extraBytes: number; modules: number; files: Set<string> }>();
  for (const [module, found] of copies) {
    if (found.length < 2) continue;
    const library = libraryOf(module);
    const entry = libraries.get(library) ?? { extraBytes: 0, modules: 0, files: new Set<string>() };
    const sizes = found.map(({ bytes }) => bytes);
    entry.extraBytes += sizes.reduce((sum, bytes) => sum + bytes, 0) - Math.max(...sizes);
    entry.modules += 1;
    for (const { file } of found) entry.files.add(file);
    libraries.set(library, entry);
  }
  return [...libraries]
    .map(([library, { extraBytes, modules, files }]) => ({ library, extraBytes: Math.round(extraBytes), modules, files: [...files] }))
    .sort((a, b) => b.extraBytes - a.extraBytes);
}

const RUNTIME = 'webpack runtime';

/**
 * What names a module in every build: the path within its package, with the package's version. `undefined` for what stands in one package
 * alone, and for what the compiler made for one build.
 */
function moduleOf(source: string): string | undefined {
  const path = source.replace(/\?.*$/, '');
  const installed = /node_modules\/\.pnpm\/(.+)$/.exec(path)?.[1];
  if (installed !== undefined) return installed;
  const shared = /\/shared\/(src\/.+)$/.exec(path)?.[1];
  if (shared !== undefined) return `shared/${shared}`;
  return /webpack\/(runtime\/.+|bootstrap)$/.exec(path)?.[0];
}

/** `axios`, `@base-ui/react`, `@site/shared/money`. */
function libraryOf(module: string): string {
  if (module.startsWith('webpack/')) return RUNTIME;
  const room = /^shared\/src\/([^/.]+)/.exec(module)?.[1];
  if (room !== undefined) return `@site/shared/${room}`;
  return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? module;
}
