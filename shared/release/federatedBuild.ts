import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BuildInfo, BuiltFile } from '../webpack/BuildRecord';
import { readSitePackage } from '../webpack/buildIdentity';
import { integrityOf } from '../webpack/integrity';
import { COMPRESSED_FORMS } from './compress';
import { federatedFaults } from './federatedFaults';
import { entryOf, readFederationManifest } from './federationManifest';

/**
 * Describes the output of a build by Module Federation's documentation as `BuildRecord` describes one of the preset. The version is that of package.json and a hash of
 * the files. No file is preloaded: only the preset knows which view needs which.
 *
 * Throws, with everything that has to be added, where the site cannot load the build.
 */
export function describeFederatedBuild(packageDir: string, folder: string): BuildInfo {
  const { name, version, requires, metadata } = readSitePackage(packageDir);
  const manifest = readFederationManifest(folder);
  const contents = new Map(pathsIn(folder).map((path) => [path, readFileSync(join(folder, path))]));
  const faults = federatedFaults({ packageName: name, version, manifest, contents });
  if (faults.length > 0) throw new Error([`The build of ${name} in ${folder} cannot be released:`, ...faults].join('\n  '));
  const { globalName } = manifest.metaData;
  const files = [...contents].map(([path, content]) => ({ path, size: content.byteLength, integrity: integrityOf(content) }));
  const { file: entry } = entryOf(manifest);
  const react = manifest.shared.find((shared) => shared.name === 'react');
  return {
    id: name,
    version: `${version}-${hashOf(files)}`,
    container: globalName,
    entry,
    integrity: files.find(({ path }) => path === entry)?.integrity ?? '',
    ...(requires === undefined ? {} : { requires }),
    ...(metadata === undefined ? {} : { metadata }),
    ...(react === undefined ? {} : { react: { version: react.version } }),
    preload: {},
    files,
  };
}

/** Lists the files of a release, sorted. Source maps are not released, and compressed forms belong to their file. */
function pathsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !path.endsWith('.map') && !COMPRESSED_FORMS.some(({ ending }) => path.endsWith(ending)))
    .sort();
}

function hashOf(files: readonly BuiltFile[]): string {
  const hash = createHash('sha256');
  for (const { path, integrity } of files) hash.update(path).update('\0').update(integrity).update('\0');
  return hash.digest('hex').slice(0, 8);
}
