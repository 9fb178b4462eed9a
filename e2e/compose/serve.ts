import { join } from 'node:path';
import type { DeploymentManifest, RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { addressesFrom, DEFAULT_ADDRESSES, originOf } from '@site/release/addresses';
import { composeDeployment } from '@site/release/deployment';
import { packageDir, remotePackage, type WorkspaceRemote } from '@site/release/packages';
import { readSiteConfiguration, type DisabledReason } from '@site/release/siteConfiguration';
import { keysFolder, passingSigner, trustedKeys } from '@site/release/signingKeys';
import { nextRevision } from '@site/release/siteFiles';
import { startHostServer, type DeploymentAnswer as HostAnswer } from './hostServer';
import { startRemoteServer, type RemoteFault, type RemoteServer } from './remoteServer';

export type { RemoteFault } from './remoteServer';

/** Response of `/deployment.json`: a manifest, which is signed, or anything else. */
export type DeploymentAnswer = HostAnswer | { readonly kind: 'manifest'; readonly manifest: DeploymentManifest };

/**
 * Signs instead of operations. All sites of a process share one signer, because pages stay open while a site is
 * restarted.
 */
const signer = passingSigner();

const DEFAULT_BASE_PORT = Number(new URL(DEFAULT_ADDRESSES.host).port);

export interface SiteOptions {
  /** Themed build; default: `default`. */
  readonly build?: string;
  /** Port of the host; the remotes use the following ones. Default: the port in `DEFAULT_ADDRESSES`. */
  readonly basePort?: number;
  /** Port of the platform; the demo venues use the following ones. Default: the port in `DEFAULT_ADDRESSES`. */
  readonly platformPort?: number;
  /** Target of proxied calls; default: the platform's development address. */
  readonly platformOrigin?: string;
  readonly disabled?: ReadonlyMap<RemoteId, DisabledReason>;
  /** Manifest file that operations edit; default: a manifest generated from the current builds. */
  readonly deploymentFile?: string;
  /** Folder of a build of the host; default: the newest. */
  readonly hostRoot?: string;
  /** Additional folders of builds that a remote's origin serves, with `<version>/<file>` in each. */
  readonly remoteRoots?: Partial<Readonly<Record<RemoteId, readonly string[]>>>;
  /** Remotes with an address; default: those of the workspace. */
  readonly remotes?: readonly WorkspaceRemote[];
}

/** Running composed site, with controls for a suite while pages are open. */
export interface Site {
  /** Address of the site, such as `http://localhost:4100`. */
  readonly origin: string;
  readonly manifest: DeploymentManifest;
  /** Replaces the response of `/deployment.json`. */
  setDeployment(answer: DeploymentAnswer): void;
  /** Serves the manifest with only these remotes disabled, as a new revision. An empty map enables all again. */
  disable(remotes: ReadonlyMap<RemoteId, DisabledReason>): void;
  /** Changes the deployment of these remotes in a new revision; the others keep theirs. */
  deploy(remotes: Partial<Readonly<Record<RemoteId, RemoteDeployment>>>): void;
  /** Sets a fault of a remote's server; `undefined` clears it. Throws while the server is stopped. */
  setFault(id: RemoteId, fault: RemoteFault | undefined): void;
  /** Sets the connection time to each remote's origin in milliseconds, to match the page's network. */
  setConnectionTime(milliseconds: number): void;
  /** Returns the paths that were requested from a remote's server. */
  requestsTo(id: RemoteId): readonly string[];
  stopRemote(id: RemoteId): Promise<void>;
  startRemote(id: RemoteId): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Serves the current builds: the host, each remote on its own origin, and calls proxied to the platform. All servers
 * listen on loopback only.
 */
export async function startSite({
  build = 'default',
  basePort = DEFAULT_BASE_PORT,
  platformPort,
  platformOrigin,
  disabled,
  deploymentFile,
  hostRoot,
  remoteRoots = {},
  remotes: addressed,
}: SiteOptions = {}): Promise<Site> {
  const addresses = addressesFrom(basePort, platformPort, addressed);
  const configuration = readSiteConfiguration(build);
  let revision = nextRevision();
  const compose = (off: SiteOptions['disabled']): DeploymentManifest =>
    composeDeployment({ site: configuration, addresses, revision, ...(off === undefined ? {} : { disabled: off }) });
  const manifest = compose(disabled);
  let answer: HostAnswer = toHostAnswer(
    deploymentFile === undefined ? { kind: 'manifest', manifest } : { kind: 'file', path: deploymentFile },
  );

  const remotes = new Map<RemoteId, RemoteServer>();
  const startRemote = async (id: RemoteId): Promise<void> => {
    if (remotes.has(id)) return;
    const roots = [join(packageDir(remotePackage(id)), 'dist'), ...(remoteRoots[id] ?? [])];
    remotes.set(id, await startRemoteServer({ origin: originOf(addresses, id), hostOrigin: addresses.host, roots }));
  };
  for (const id of Object.keys(addresses.remotes)) await startRemote(id);
  const host = await startHostServer({
    origin: addresses.host,
    platformOrigin: platformOrigin ?? addresses.platform,
    origins: { ...manifest, remoteIds: Object.keys(addresses.remotes) },
    deployment: () => answer,
    trust: () => ({
      build,
      keys: [signer.publicKey, ...(deploymentFile === undefined ? [] : trustedKeys(keysFolder(deploymentFile)))],
    }),
    ...(hostRoot === undefined ? {} : { root: hostRoot }),
  });

  let deployed = manifest;
  const serve = (next: DeploymentManifest): void => {
    deployed = next;
    answer = toHostAnswer({ kind: 'manifest', manifest: deployed });
  };
  const deploy: Site['deploy'] = (changed) => {
    revision = nextRevision(revision);
    serve({ ...deployed, revision, remotes: { ...deployed.remotes, ...changed } });
  };

  return {
    origin: addresses.host,
    manifest,
    setDeployment: (next) => {
      answer = toHostAnswer(next);
    },
    disable: (off) => {
      revision = nextRevision(revision);
      serve(compose(off));
    },
    deploy,
    setFault: (id, fault) => running(remotes, id).setFault(fault),
    setConnectionTime: (milliseconds) => {
      for (const server of remotes.values()) server.setConnectionTime(milliseconds);
    },
    requestsTo: (id) => running(remotes, id).requests,
    stopRemote: async (id) => {
      await running(remotes, id).stop();
      remotes.delete(id);
    },
    startRemote,
    stop: async () => {
      await Promise.all([host.stop(), ...[...remotes.values()].map((server) => server.stop())]);
    },
  };
}

function toHostAnswer(answer: DeploymentAnswer): HostAnswer {
  if (answer.kind !== 'manifest') return answer;
  return { kind: 'text', body: signer.sign(answer.manifest), contentType: 'application/json' };
}

function running(remotes: ReadonlyMap<RemoteId, RemoteServer>, id: RemoteId): RemoteServer {
  const server = remotes.get(id);
  if (server === undefined) throw new Error(`The server of ${id} is stopped`);
  return server;
}
