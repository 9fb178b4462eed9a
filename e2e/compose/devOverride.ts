import { basename } from 'node:path';
import type { RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { deployRunning } from '@site/shared/release/developmentDeployment';
import { offerPorts, requireFreePorts } from '@site/shared/release/listeners';
import { passingSigner } from '@site/shared/release/signingKeys';
import { startDevelopmentServer } from './developmentServer';
import { fetchManifest, startPassingServer } from './passingServer';
import { overrideManifest, type Override } from './siteOverride';
import type { Stoppable } from './stopOnSignal';

/** From the port of a site on this machine to that of a page that overrides one. */
export const OVERRIDE_OFFSET = 60;

export interface DevOverrideOptions {
  /** Origin of a running or deployed site. */
  readonly site: string;
  /** The remotes to replace, with the folders of their packages. */
  readonly remotes: readonly { readonly id: RemoteId; readonly dir: string }[];
  /** Of the page; the development servers take the ports after it. */
  readonly port: number;
  /** Called with each server as it starts. */
  readonly onStart: (started: Stoppable) => void;
}

/**
 * Shows a running or deployed site on this machine with these remotes as their sources are now, and loads the page again after each edit. The site
 * itself is only read.
 *
 * @returns origin of the page
 */
export async function overrideSite({ site, remotes, port, onStart }: DevOverrideOptions): Promise<string> {
  // Before anything is compiled.
  await fetchManifest(site);
  await requireFreeOverride(port, remotes.length, site);
  const servers = remotes.map(({ id, dir }, index) => ({ id, dir, origin: `http://localhost:${String(port + 1 + index)}` }));
  const signer = passingSigner();
  const override: Override = {
    site,
    page: `http://localhost:${String(port)}`,
    development: servers.map(({ origin }) => origin),
    policies: servers.map(({ dir }) => basename(dir)),
    publicKey: signer.publicKey,
  };
  await Promise.all(servers.map(({ dir, origin }) => startDevelopmentServer(dir, ['--override', origin], onStart)));
  const replaced = async (): Promise<Readonly<Record<string, RemoteDeployment>>> => {
    const deployments = await Promise.all(servers.map(async ({ id, origin }) => [id, await deployRunning(id, origin)] as const));
    // While a server compiles or is down the site's own build is shown.
    return Object.fromEntries(deployments.flatMap(([id, deployment]) => (deployment === undefined ? [] : [[id, deployment]])));
  };
  onStart(
    await startPassingServer({
      ...override,
      signer,
      change: async (manifest) => overrideManifest(manifest, override, await replaced()),
    }),
  );
  return override.page;
}

async function requireFreeOverride(port: number, remotes: number, site: string): Promise<void> {
  const portsFrom = (first: number): readonly number[] => Array.from({ length: remotes + 1 }, (_, index) => first + index);
  await requireFreePorts('The page', portsFrom(port), () =>
    offerPorts(port, portsFrom, (next) => `SITE_PORT=${String(next - OVERRIDE_OFFSET)} pnpm dev … --site ${site}`),
  );
}
