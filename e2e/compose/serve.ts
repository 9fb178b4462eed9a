import { join } from 'node:path';
import type { DeploymentManifest, RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { addressesFrom, DEFAULT_ADDRESSES, originOf } from '@site/shared/release/addresses';
import { composeDeployment } from '@site/shared/release/deployment';
import { packageDir, remotePackage, type WorkspaceRemote } from '@site/shared/release/packages';
import { readSiteConfiguration, type DisabledReason } from '@site/shared/release/siteConfiguration';
import { keysFolder, passingSigner, trustedKeys } from '@site/shared/release/signingKeys';
import { nextRevision } from '@site/shared/release/siteFiles';
import { startHostServer, type DeploymentAnswer as HostAnswer } from './hostServer';
import { startRemoteServer, type RemoteFault, type RemoteServer } from './remoteServer';

export type { RemoteFault } from './remoteServer';

/** What `/deployment.json` answers: a manifest, which is signed, or anything else. */
export type DeploymentAnswer = HostAnswer | { readonly kind: 'manifest'; readonly manifest: DeploymentManifest };

/** Signs in place of operations. One for all sites of a process: pages stay open while a site is started again. */
const signer = passingSigner();

const DEFAULT_BASE_PORT = Number(new URL(DEFAULT_ADDRESSES.host).port);

export interface SiteOptions {
  /** Themed build; `default` when left out. */
  readonly build?: string;
  /** The host's port; the remotes take those after it. That of `DEFAULT_ADDRESSES` when left out. */
  readonly basePort?: number;
  /** That of `DEFAULT_ADDRESSES` when left out; the demo venues are on ports after it. */
  readonly platformPort?: number;
  /** Where calls go; the platform's development address when left out. */
  readonly platformOrigin?: string;
  /** Remotes to start switched off. */
  readonly disabled?: ReadonlyMap<RemoteId, DisabledReason>;
  /** Serves this manifest, as operations edit it, in place of one made from what is built. */
  readonly deploymentFile?: string;
  /** Folder of another build of the host than its newest. */
  readonly hostRoot?: string;
  /** Folders of builds that a remote's origin serves beside those of its package: `<version>/<file>` in each. */
  readonly remoteRoots?: Partial<Readonly<Record<RemoteId, readonly string[]>>>;
  /** The remotes that have an address; those of the workspace when left out. */
  readonly remotes?: readonly WorkspaceRemote[];
}

/** A running composed site, with controls for a suite while pages are open. */
export interface Site {
  /** Where the site is, such as `http://localhost:4100`. */
  readonly origin: string;
  /** The manifest as it would be with nothing changed. */
  readonly manifest: DeploymentManifest;
  /** Answers `/deployment.json` with something else from now on. */
  setDeployment(answer: DeploymentAnswer): void;
  /** Serves the manifest with the given remotes switched off, as a new revision. An empty map switches all on again. */
  disable(remotes: ReadonlyMap<RemoteId, DisabledReason>): void;
  /** Deploys these remotes otherwise, as a new revision; what was deployed before stays for the others. */
  deploy(remotes: Partial<Readonly<Record<RemoteId, RemoteDeployment>>>): void;
  /** Sets a fault of a remote's server; `undefined` clears it. Throws while the server is stopped. */
  setFault(id: RemoteId, fault: RemoteFault | undefined): void;
  /** What a connection to each remote's origin takes from now on, in milliseconds: as far away as the network of the page. */
  setConnectionTime(milliseconds: number): void;
  /** Paths a remote's server was asked for so far. */
  requestsTo(id: RemoteId): readonly string[];
  stopRemote(id: RemoteId): Promise<void>;
  startRemote(id: RemoteId): Promise<void>;
  stop(): Promise<void>;
}

/** Serves what is built: the host, each remote on its own origin, calls passed on to the platform. Everything listens on loopback only. */
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
