import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { REMOTE_IDS, type RemoteId } from '@site/shared/contract/remoteProps';
import { addressesFrom, DEFAULT_ADDRESSES, type Addresses } from '@site/shared/release/addresses';
import { composeDeployment } from '@site/shared/release/deployment';
import { readSiteConfiguration, type DisabledReason } from '@site/shared/release/siteConfiguration';
import { nextRevision } from '@site/shared/release/siteFiles';
import { describeBrokenBuild, type BrokenBuildKind } from './brokenBuilds';
import { startHostServer, type DeploymentAnswer } from './hostServer';
import { startRemoteServer, type RemoteFault, type RemoteServer } from './remoteServer';

export type { BrokenBuildKind } from './brokenBuilds';
export type { DeploymentAnswer } from './hostServer';
export type { RemoteFault } from './remoteServer';

const DEFAULT_BASE_PORT = Number(new URL(DEFAULT_ADDRESSES.host).port);

export interface SiteOptions {
  /** Themed build; `default` when left out. */
  readonly build?: string;
  /** The host's port; the remotes take the six after it. 4100 when left out, or what `SITE_PORT` says. */
  readonly basePort?: number;
  /** Where calls go; the platform's development address when left out. */
  readonly platformOrigin?: string;
  /** Remotes to start switched off. */
  readonly disabled?: ReadonlyMap<RemoteId, DisabledReason>;
  /** Serves this manifest, as operations edit it, in place of one made from what is built. */
  readonly deploymentFile?: string;
  /** Folder of another build of the host than its newest. */
  readonly hostRoot?: string;
}

/** A running composed site, and what a suite may do to it while pages are open. */
export interface Site {
  /** Where the site is, such as `http://localhost:4100`. */
  readonly origin: string;
  /** The manifest as it would be with nothing changed. */
  readonly manifest: DeploymentManifest;
  /** Answers `/deployment.json` with something else from now on. */
  setDeployment(answer: DeploymentAnswer): void;
  /** Serves the manifest with the given remotes switched off, as a new revision. An empty map switches all on again. */
  disable(remotes: ReadonlyMap<RemoteId, DisabledReason>): void;
  /** Deploys builds that arrive whole and do the wrong thing, with no build before them to go back to. */
  deployBroken(builds: ReadonlyMap<RemoteId, BrokenBuildKind>): void;
  /** Spoils a remote's answers; `undefined` heals them. Throws while its server is stopped. */
  setFault(id: RemoteId, fault: RemoteFault | undefined): void;
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
  platformOrigin,
  disabled,
  deploymentFile,
  hostRoot,
}: SiteOptions = {}): Promise<Site> {
  const addresses = addressesFrom(basePort);
  const configuration = readSiteConfiguration(build);
  let revision = nextRevision();
  const compose = (off: SiteOptions['disabled']): DeploymentManifest =>
    composeDeployment({ site: configuration, addresses, revision, ...(off === undefined ? {} : { disabled: off }) });
  const manifest = compose(disabled);
  let answer: DeploymentAnswer = deploymentFile === undefined ? { kind: 'manifest', manifest } : { kind: 'file', path: deploymentFile };

  const remotes = new Map<RemoteId, RemoteServer>();
  for (const id of REMOTE_IDS) remotes.set(id, await startRemoteServer(id, addresses.remotes[id], addresses.host));
  const host = await startHostServer({
    origin: addresses.host,
    platformOrigin: platformOrigin ?? addresses.platform,
    origins: manifest,
    deployment: () => answer,
    ...(hostRoot === undefined ? {} : { root: hostRoot }),
  });

  return {
    origin: addresses.host,
    manifest,
    setDeployment: (next) => {
      answer = next;
    },
    disable: (off) => {
      revision = nextRevision(revision);
      answer = { kind: 'manifest', manifest: compose(off) };
    },
    deployBroken: (builds) => {
      revision = nextRevision(revision);
      const remotes: DeploymentManifest['remotes'] = { ...manifest.remotes };
      for (const [id, kind] of builds) remotes[id] = { enabled: true, active: describeBrokenBuild(id, kind, addresses.remotes[id]) };
      answer = { kind: 'manifest', manifest: { ...manifest, revision, remotes } };
    },
    setFault: (id, fault) => running(remotes, id).setFault(fault),
    requestsTo: (id) => running(remotes, id).requests,
    stopRemote: async (id) => {
      await running(remotes, id).stop();
      remotes.delete(id);
    },
    startRemote: (id) => startAgain(remotes, id, addresses),
    stop: async () => {
      await Promise.all([host.stop(), ...[...remotes.values()].map((server) => server.stop())]);
    },
  };
}

async function startAgain(remotes: Map<RemoteId, RemoteServer>, id: RemoteId, addresses: Addresses): Promise<void> {
  if (!remotes.has(id)) remotes.set(id, await startRemoteServer(id, addresses.remotes[id], addresses.host));
}

function running(remotes: ReadonlyMap<RemoteId, RemoteServer>, id: RemoteId): RemoteServer {
  const server = remotes.get(id);
  if (server === undefined) throw new Error(`The server of ${id} is stopped`);
  return server;
}
