import type { RemoteDeployment } from '../src/contract/deploymentManifest';
import { deploymentManifestSchema, remoteDeploymentSchema, type DeploymentManifest } from '../src/contract/deploymentManifest';
import { integrityOf } from '../webpack/integrity';
import { originOf, type Addresses } from './addresses';
import { packageDir, remotePackage, WORKSPACE_IDS } from './packages';
import type { SiteConfiguration } from './siteConfiguration';
import { nextRevision } from './siteFiles';
import { readSitePackage } from './sitePackage';

/** Where a development server has the files of a remote: the host loads builds from folders only. */
export const DEVELOPMENT_PATH = '/dev/';

/** The entry of a remote there. */
export const DEVELOPMENT_ENTRY = `${DEVELOPMENT_PATH}remoteEntry.js`;

/** The parameter of its address that asks for the compilation with this hash. */
export const ENTRY_HASH_PARAMETER = 'integrity';

/**
 * The manifest of the development servers that answer now. The entry changes with each edit, so its hash is taken at this moment; a remote
 * whose server is not running is left out, which the host takes as disabled.
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

/** The folder of a remote's package, and where its development server listens. */
interface DevelopedRemote {
  readonly dir: string;
  readonly origin: string;
}

/** A remote whose development server answers, with its entry as it is now and with what its package says of it; `undefined` where none does. */
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
