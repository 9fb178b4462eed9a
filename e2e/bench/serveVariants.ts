import { remoteDeploymentSchema, type DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { addressesFrom, DEFAULT_ADDRESSES, type Addresses } from '@site/shared/release/addresses';
import { startSite } from '../compose/serve';

/** Both forms of the site, before one platform. */
export interface Variants {
  readonly composed: Addresses;
  readonly oneBundle: Addresses;
  stop(): Promise<void>;
}

const COMPOSED_PORT = Number(new URL(DEFAULT_ADDRESSES.host).port);
const ONE_BUNDLE_PORT = COMPOSED_PORT + 50;

/** Beside that of the composed site, for the platform to know. */
export const ONE_BUNDLE_ORIGIN = `http://localhost:${String(ONE_BUNDLE_PORT)}`;

/** Serves the current builds as the composed site, and the bundle with the same server, headers and flags. */
export async function serveVariants(oneBundleDir: string): Promise<Variants> {
  const composed = await startSite({ basePort: COMPOSED_PORT });
  const oneBundle = await startSite({ basePort: ONE_BUNDLE_PORT, hostRoot: oneBundleDir });
  oneBundle.setDeployment({ kind: 'manifest', manifest: withoutFiles(oneBundle.manifest) });
  return {
    composed: addressesFrom(COMPOSED_PORT),
    oneBundle: addressesFrom(ONE_BUNDLE_PORT),
    stop: async () => {
      await Promise.all([composed.stop(), oneBundle.stop()]);
    },
  };
}

/** The bundle contains the remotes: its manifest lists neither their files nor earlier builds. */
function withoutFiles(manifest: DeploymentManifest): DeploymentManifest {
  const remotes = Object.entries(manifest.remotes).map(([id, entry]) => {
    const deployment = remoteDeploymentSchema.parse(entry);
    if (!deployment.enabled) return [id, deployment] as const;
    return [id, { enabled: true, active: { ...deployment.active, preload: {} } }] as const;
  });
  return { ...manifest, remotes: Object.fromEntries(remotes) as DeploymentManifest['remotes'] };
}
