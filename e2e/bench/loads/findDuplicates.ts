import { libraryOf, moduleOf } from './library';
import { charactersBySource, type SourceMap } from './sourceMap';

export interface LoadedScript {
  readonly name: string;
  readonly code: string;
  /** Size with brotli. It is divided among the sources by their share. */
  readonly encodedBytes: number;
  readonly map: SourceMap;
}

/** Library of which at least one module was loaded more than once. */
export interface Duplicate {
  readonly library: string;
  /** Encoded bytes of all copies except the largest. This is an estimate, because a file is compressed as a whole. */
  readonly extraBytes: number;
  readonly modules: number;
  /** Scripts that contain one of these modules. */
  readonly files: readonly string[];
}

/**
 * Returns the libraries that were loaded more than once, the largest first. Excludes a library whose modules are spread
 * over several files once each.
 */
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
