import { remoteDeploymentSchema, type DeploymentManifest, type RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import { addressesFrom, DEFAULT_ADDRESSES, originOf } from '@site/release/addresses';
import { WORKER_DISTANCE } from '../../compose/ports.mjs';
import { startSite, type Site } from '../../compose/serve';
import { buildDefaultsPeer, PEER_VERSION } from './build';
import { peerContainer } from './configuration';

/** Port where a test starts its second site. */
const PORT = Number(new URL(DEFAULT_ADDRESSES.host).port) + WORKER_DISTANCE / 2;

/** Origin of the peer. Add it to the platform's known origins. */
export const PEER_ORIGIN = `http://localhost:${String(PORT)}`;

/**
 * Builds the peer and serves it with the servers of the site. Open its pages with the Content-Security-Policy bypassed:
 * the federation runtime does not use Trusted Types.
 */
export async function serveDefaultsPeer(): Promise<Site> {
  const site = await startSite({ basePort: PORT, ...(await buildDefaultsPeer()) });
  site.setDeployment({ kind: 'manifest', manifest: withPeerEntries(site.manifest) });
  return site;
}

function withPeerEntries(manifest: DeploymentManifest): DeploymentManifest {
  const addresses = addressesFrom(PORT);
  const remotes = Object.entries(manifest.remotes).map(([id, entry]) => {
    const deployment = remoteDeploymentSchema.parse(entry);
    if (!deployment.enabled) return [id, deployment] as const;
    const place = { container: peerContainer(id), entry: `${originOf(addresses, id)}/${PEER_VERSION}/remoteEntry.js` };
    return [id, { enabled: true, active: { ...deployment.active, ...place, preload: {} } }] as const;
  });
  return { ...manifest, remotes: Object.fromEntries<RemoteDeployment>(remotes) };
}
