import { basename } from 'node:path';
import type { DeploymentManifest, RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { deployRunning } from '../developmentDeployment';
import { offerPorts, requireFreePorts, SITE_PORTS } from '../listeners.mjs';
import { passingSigner } from '../signingKeys';
import type { Stoppable } from '../stopOnSignal';
import { fetchManifest } from './deployedSite';
import { startPassingServer } from './passingServer';
import { overrideManifest, type Override } from './siteOverride';
import { spawnDevelopmentServer } from './spawnDevelopmentServer';

/** Distance from the port of a site on this machine to that of a page that overrides it. */
export const OVERRIDE_OFFSET = SITE_PORTS.fromSite.override;

export interface OverrideSiteOptions {
  /** Origin of a running or deployed site. */
  readonly site: string;
  /** Remotes to replace or to add, with the folders of their packages. */
  readonly remotes: readonly { readonly id: RemoteId; readonly dir: string }[];
  /** Port of the page; the development servers use the following ones. */
  readonly port: number;
  /** Returns the command for another port. */
  readonly suggest: (port: number) => string;
  /** Called with each started server. */
  readonly onStart: (started: Stoppable) => void;
  /** Called with a fault of the site; repeated only when the fault changes. */
  readonly onFault: (message: string) => void;
}

export interface OverriddenSite {
  readonly page: string;
  /** Remotes that do not compile yet. */
  readonly missing: readonly RemoteId[];
  /** Resolves with the package name when a development server has exited. */
  ended(): Promise<string>;
}

/**
 * Shows a running or deployed site on this machine with these remotes built from their current sources, and reloads the
 * page after each edit. The site itself is only read.
 */
export async function overrideSite({ site, remotes, port, suggest, onStart, onFault }: OverrideSiteOptions): Promise<OverriddenSite> {
  // Check the site before the compilation.
  await fetchManifest(site);
  const portsFrom = (first: number): readonly number[] => [first, ...remotes.map((_, index) => first + 1 + index)];
  await requireFreePorts('The page', portsFrom(port), () => offerPorts(port, portsFrom, suggest));
  const offered = remotes.map((remote, index) => ({ ...remote, origin: `http://localhost:${String(port + 1 + index)}` }));
  const ended = await startServers(offered, onStart);
  const signer = passingSigner();
  const override: Override = {
    site,
    page: `http://localhost:${String(port)}`,
    development: offered.map(({ origin }) => origin),
    policies: offered.map(({ dir }) => basename(dir)),
    publicKey: signer.publicKey,
  };
  const change = async (manifest: DeploymentManifest): Promise<DeploymentManifest> =>
    overrideManifest(manifest, override, await deployAll(offered));
  onStart(await startPassingServer({ ...override, signer, change, onFault }));
  const shown = await deployAll(offered);
  return { page: override.page, missing: remotes.map(({ id }) => id).filter((id) => shown[id] === undefined), ended };
}

interface OfferedRemote {
  readonly id: RemoteId;
  readonly dir: string;
  readonly origin: string;
}

/** Resolves when all servers respond. The returned function waits until one has exited and returns its package. */
async function startServers(remotes: readonly OfferedRemote[], onStart: OverrideSiteOptions['onStart']): Promise<() => Promise<string>> {
  const servers = remotes.map(({ dir, origin }) => {
    const server = spawnDevelopmentServer(dir, ['--override', origin]);
    onStart(server);
    return { ...server, name: basename(dir) };
  });
  const started = await Promise.all(servers.map((server) => server.started));
  const failed = servers.find((_, index) => started[index] === false);
  if (failed !== undefined) throw new Error(`The development server of ${failed.name} did not start`);
  return () => Promise.race(servers.map(({ ended, name }) => ended.then(() => name)));
}

/** Returns the remotes as currently compiled. Before the first successful compilation the site's own build is shown. */
async function deployAll(remotes: readonly OfferedRemote[]): Promise<Readonly<Record<string, RemoteDeployment>>> {
  const deployments = await Promise.all(remotes.map(async (remote) => [remote.id, await deployRunning(remote)] as const));
  return Object.fromEntries(deployments.flatMap(([id, deployment]) => (deployment === undefined ? [] : [[id, deployment]])));
}
