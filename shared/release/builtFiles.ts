import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { integrityOf } from '@site/build/integrity';
import { COMPRESSED_FORMS } from './compress';

/** File of a build, in the form that the release and the servers use. */
export interface BuiltFile {
  readonly path: string;
  /** Uncompressed size in bytes. */
  readonly size: number;
  readonly integrity: string;
}

/**
 * Lists the files of a release, sorted. Source maps are not released, and compressed copies belong to their original.
 */
function pathsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !path.endsWith('.map') && !COMPRESSED_FORMS.some(({ ending }) => path.endsWith(ending)))
    .sort();
}

export function describeFiles(folder: string): readonly BuiltFile[] {
  return pathsIn(folder).map((path) => {
    const content = readFileSync(join(folder, path));
    return { path, size: content.byteLength, integrity: integrityOf(content) };
  });
}
