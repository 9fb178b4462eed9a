import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFiles, type BuiltFile } from './builtFiles';
import { federatedFaults } from './federatedFaults';
import { entryOf, readFederationManifest } from './federationManifest';
import type { BuildInfo } from './recordBuild';
import { readSitePackage } from '@site/build/sitePackage';

/**
 * Describes the output of a build that follows Module Federation's documentation in the same form as `recordBuild`. The
 * version consists of the one in package.json and a hash of the files. It lists no files to preload, because only the
 * preset knows which view needs which.
 *
 * Throws with all required changes when the site cannot load the build.
 */
export function describeFederatedBuild(packageDir: string, folder: string): BuildInfo {
  const { name, version, requires, metadata } = readSitePackage(packageDir);
  const manifest = readFederationManifest(folder);
  const files = describeFiles(folder);
  const contents = new Map(files.map(({ path }) => [path, readFileSync(join(folder, path))]));
  const faults = federatedFaults({ packageName: name, version, manifest, contents });
  if (faults.length > 0) throw new Error([`The build of ${name} in ${folder} cannot be released:`, ...faults].join('\n  '));
  const { globalName } = manifest.metaData;
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

function hashOf(files: readonly BuiltFile[]): string {
  const hash = createHash('sha256');
  for (const { path, integrity } of files) hash.update(path).update('\0').update(integrity).update('\0');
  return hash.digest('hex').slice(0, 8);
}
