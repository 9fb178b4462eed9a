import { decode } from '@jridgewell/sourcemap-codec';

/** Subset of a source map that assigns each part of a file to a source. */
export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/**
 * Returns the number of characters of a generated file per source. Characters without a source are left out.
 *
 * @example charactersBySource('ab\nc', { sources: ['x', 'y'], mappings: 'AAAA,CCAA;ADAA' }) // x: 2, y: 1
 */
export function charactersBySource(code: string, { sources, mappings }: SourceMap): ReadonlyMap<string, number> {
  const characters = new Map<string, number>();
  const lines = code.split('\n');
  for (const [index, segments] of decode(mappings).entries()) {
    const length = lines[index]?.length ?? 0;
    for (const [at, [column, source]] of segments.entries()) {
      const name = source === undefined ? undefined : sources[source];
      const end = segments[at + 1]?.[0] ?? length;
      if (name !== undefined) characters.set(name, (characters.get(name) ?? 0) + end - column);
    }
  }
  return characters;
}
