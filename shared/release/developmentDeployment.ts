import type { RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import { deploymentManifestSchema, remoteDeploymentSchema, type DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { integrityOf } from '@site/build/integrity';
import { originOf, type Addresses } from './addresses';
import { packageDir, remotePackage, WORKSPACE_IDS } from './packages';
import type { SiteConfiguration } from './siteConfiguration';
import { nextRevision } from './siteFiles';
import { readSitePackage } from '@site/build/sitePackage';

/** Path of a remote's files on a development server, because the host loads builds only from folders. */
export const DEVELOPMENT_PATH = '/dev/';

/** Path of a remote's entry. */
export const DEVELOPMENT_ENTRY = `${DEVELOPMENT_PATH}remoteEntry.js`;

/** Query parameter of the entry that requests the compilation with this hash. */
export const ENTRY_HASH_PARAMETER = 'integrity';

/**
 * Returns the manifest of the responding development servers. The entry changes with each edit, so its hash is computed
 * now. A remote whose server is not running is left out, so the host treats it as disabled.
 */
export async function composeDevelopmentDeployment(
  { without, ...facts }: SiteConfiguration,
  addresses: Addresses,
): Promise<DeploymentManifest> {
  const offered = WORKSPACE_IDS.filter((id) => !without.has(id));
  const deployments = await Promise.all(
    offered.map((id) => deployRunning({ dir: packageDir(remotePackage(id)), origin: originOf(addresses, id) })),
  );
  return deploymentManifestSchema.parse({
    ...facts,
    schema: 1,
    revision: nextRevision(),
    remoteOrigins: Object.values(addresses.remotes),
    gameOrigins: [...addresses.venues],
    remotes: Object.fromEntries(offered.flatMap((id, index) => (deployments[index] === undefined ? [] : [[id, deployments[index]]]))),
  });
}

/** Package folder of a remote, and the origin of its development server. */
interface DevelopedRemote {
  readonly dir: string;
  readonly origin: string;
}

/**
 * Returns the deployment of a remote from its development server: the current entry and the metadata of its package.
 * Returns `undefined` when the server does not respond.
 */
export async function deployRunning({ dir, origin }: DevelopedRemote): Promise<RemoteDeployment | undefined> {
  const { name, version, requires, metadata } = readSitePackage(dir);
  const entry = new URL(DEVELOPMENT_ENTRY, origin);
  try {
    const response = await fetch(entry);
    if (!response.ok) return undefined;
    const content = Buffer.from(await response.arrayBuffer());
    const integrity = integrityOf(content);
    entry.searchParams.set(ENTRY_HASH_PARAMETER, integrity);
    const container = `${name}_dev`.replace(/\W/g, '_');
    return remoteDeploymentSchema.parse({
      enabled: true,
      active: {
        version: `${version}-dev`,
        container,
        entry: entry.href,
        integrity,
        requires,
        preload: {},
        ...(metadata === undefined ? {} : { metadata }),
      },
    });
  } catch {
    return undefined;
  }
}
