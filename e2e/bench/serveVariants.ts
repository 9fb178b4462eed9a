import { remoteDeploymentSchema, type DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { addressesFrom, DEFAULT_ADDRESSES, originOf, type Addresses } from '@site/release/addresses';
import { startSite, type Site } from '../compose/serve';
import type { Rebuilt } from '../support/rebuild';
import { connectionTime, type Network } from './networks';

/** Changed sources for a release of both forms of the site. */
export interface Released {
  readonly wallet: Rebuilt;
  /** Folder of the one bundle that contains the changed wallet. */
  readonly oneBundleDir: string;
}

/** Both forms of the site, with one platform behind them. */
export interface Variants {
  readonly composed: Addresses;
  readonly oneBundle: Addresses;
  /** Folder that the one bundle is served from before the first release. */
  readonly oneBundleDir: string;
  /** Deploys changed sources in both forms: a build of the wallet, and a replacement of the one bundle. */
  release(released: Released): Promise<void>;
  /**
   * Sets the connection time to a remote's origin. The connection to the host's own origin takes the same time in both
   * forms and is not counted.
   */
  setNetwork(network: Network): void;
  stop(): Promise<void>;
}

const COMPOSED_PORT = Number(new URL(DEFAULT_ADDRESSES.host).port);
const ONE_BUNDLE_PORT = COMPOSED_PORT + 50;

/** Origin of the one bundle; its port is next to the composed site's. Add it to the platform's known origins. */
export const ONE_BUNDLE_ORIGIN = `http://localhost:${String(ONE_BUNDLE_PORT)}`;

/** Serves the current builds as the composed site, and the bundle with the same server, headers and flags. */
export async function serveVariants(oneBundleDir: string): Promise<Variants> {
  let composed = await startSite({ basePort: COMPOSED_PORT });
  let oneBundle = await startOneBundle(oneBundleDir);
  const addresses = addressesFrom(COMPOSED_PORT);
  return {
    composed: addresses,
    oneBundle: addressesFrom(ONE_BUNDLE_PORT),
    oneBundleDir,
    async release({ wallet, oneBundleDir: changed }) {
      await composed.stop();
      composed = await startSite({ basePort: COMPOSED_PORT, remoteRoots: { wallet: [wallet.root] } });
      composed.deploy({ wallet: { enabled: true, active: wallet.describe(originOf(addresses, 'wallet')) } });
      await oneBundle.stop();
      oneBundle = await startOneBundle(changed);
    },
    setNetwork: (network) => {
      composed.setConnectionTime(connectionTime(network));
    },
    stop: async () => {
      await Promise.all([composed.stop(), oneBundle.stop()]);
    },
  };
}

async function startOneBundle(hostRoot: string): Promise<Site> {
  const site = await startSite({ basePort: ONE_BUNDLE_PORT, hostRoot });
  site.setDeployment({ kind: 'manifest', manifest: withoutFiles(site.manifest) });
  return site;
}

/** Removes the files and earlier builds of remotes from the manifest, because the bundle contains the remotes. */
function withoutFiles(manifest: DeploymentManifest): DeploymentManifest {
  const remotes = Object.entries(manifest.remotes).map(([id, entry]) => {
    const deployment = remoteDeploymentSchema.parse(entry);
    if (!deployment.enabled) return [id, deployment] as const;
    return [id, { enabled: true, active: { ...deployment.active, preload: {} } }] as const;
  });
  return { ...manifest, remotes: Object.fromEntries(remotes) as DeploymentManifest['remotes'] };
}
