import type { LoadedScript } from './findDuplicates';
import { ownerOf } from './library';
import { charactersBySource } from './sourceMap';

/** Encoded size of a library, a folder of `shared` or one of our packages on a page, in each form of the site. */
export interface Weight {
  readonly owner: string;
  readonly composed: number;
  readonly oneBundle: number;
}

/** Parts of a file without a source: texts and other data, and the wrappers of modules. */
const UNNAMED = 'texts, data, wrapping of modules';

/**
 * Compares the scripts of a page by owner, the largest difference first. Single values are estimates, because a file is
 * compressed as a whole; the sum of each column is exact.
 */
export function weighLibraries(composed: readonly LoadedScript[], oneBundle: readonly LoadedScript[]): readonly Weight[] {
  const [a, b] = [bytesByOwner(composed), bytesByOwner(oneBundle)];
  return [...new Set([...a.keys(), ...b.keys()])]
    .map((owner) => ({ owner, composed: Math.round(a.get(owner) ?? 0), oneBundle: Math.round(b.get(owner) ?? 0) }))
    .sort((one, other) => Math.abs(other.composed - other.oneBundle) - Math.abs(one.composed - one.oneBundle));
}

function bytesByOwner(scripts: readonly LoadedScript[]): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  for (const { code, encodedBytes, map } of scripts) {
    const rate = encodedBytes / Math.max(1, code.length);
    let named = 0;
    for (const [source, characters] of charactersBySource(code, map)) {
      named += characters;
      const owner = ownerOf(source);
      bytes.set(owner, (bytes.get(owner) ?? 0) + characters * rate);
    }
    bytes.set(UNNAMED, (bytes.get(UNNAMED) ?? 0) + (code.length - named) * rate);
  }
  return bytes;
}
