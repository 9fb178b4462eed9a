import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/build/workspace';
import { workspacePackages } from '../workspacePackages';
import { publicDoors, type PackedSource } from './packedManifest';

/** Package of `shared` that is packed; `folder` is its path in the repository. */
export interface PackedPackage {
  readonly folder: string;
  readonly manifest: PackedSource;
  /** Its entry points outside this repository. */
  readonly doors: Readonly<Record<string, string>>;
}

/** Returns the packages below `shared` that others import. The page of the components has no entry points. */
export function packedPackages(): readonly PackedPackage[] {
  return workspacePackages()
    .filter((folder) => folder.split('/')[0] === 'shared')
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(WORKSPACE_DIR, folder, 'package.json'), 'utf8')) as Partial<PackedSource>,
    }))
    .flatMap(({ folder, manifest }) =>
      isImported(manifest) ? [{ folder, manifest, doors: publicDoors(manifest.name, manifest.exports) }] : [],
    );
}

function isImported(manifest: Partial<PackedSource>): manifest is PackedSource {
  return manifest.exports !== undefined;
}
