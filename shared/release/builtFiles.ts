import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { integrityOf } from '../webpack/integrity';
import { COMPRESSED_FORMS } from './compress';

/** One file of a build, as the release and the servers see it. */
export interface BuiltFile {
  readonly path: string;
  /** Bytes, uncompressed. */
  readonly size: number;
  /** `sha256-…` */
  readonly integrity: string;
}

/** Lists the files of a release, sorted. Source maps are not released, and compressed forms belong to their file. */
function pathsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !path.endsWith('.map') && !COMPRESSED_FORMS.some(({ ending }) => path.endsWith(ending)))
    .sort();
}

/** Describes the files of a release by path, size and hash. */
export function describeFiles(folder: string): readonly BuiltFile[] {
  return pathsIn(folder).map((path) => {
    const content = readFileSync(join(folder, path));
    return { path, size: content.byteLength, integrity: integrityOf(content) };
  });
}
