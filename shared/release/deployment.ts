import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  deploymentManifestSchema,
  remoteDeploymentSchema,
  type DeploymentManifest,
  type RemoteBuild,
  type RemoteDeployment,
} from '../src/contract/deploymentManifest';
import { REMOTE_IDS, type RemoteId } from '../src/contract/remoteProps';
import type { BuildFacts } from '../webpack/BuildRecord';
import type { Addresses } from './addresses';
import { hasBuild, readBuild, readCurrentBuild } from './currentBuild';
import { packageDir, remotePackage } from './packages';
import type { DisabledReason, SiteConfiguration } from './siteConfiguration';

export interface DeploymentOptions {
  readonly site: SiteConfiguration;
  readonly addresses: Addresses;
  readonly revision: number;
  /** Remotes to switch off beside those the themed build does without. */
  readonly disabled?: ReadonlyMap<RemoteId, DisabledReason>;
}

/**
 * The manifest of what is built now: each remote with its newest build as the active one and the one before as the way back. A remote that was
 * never built is left out, which the host takes as disabled. Throws when the result is not a valid manifest.
 */
export function composeDeployment({ site, addresses, revision, disabled = new Map() }: DeploymentOptions): DeploymentManifest {
  const { without, ...facts } = site;
  const off = new Map([...without, ...disabled]);
  const remotes: Partial<Record<RemoteId, RemoteDeployment>> = {};
  for (const id of REMOTE_IDS) {
    const deployment = deployRemote(id, addresses.remotes[id], off);
    if (deployment !== undefined) remotes[id] = remoteDeploymentSchema.parse(deployment);
  }
  return deploymentManifestSchema.parse({
    ...facts,
    schema: 1,
    revision,
    remoteOrigins: Object.values(addresses.remotes),
    gameOrigins: [addresses.venues],
    remotes,
  });
}

function deployRemote(id: RemoteId, origin: string, disabled: ReadonlyMap<RemoteId, DisabledReason>): RemoteDeployment | undefined {
  const dir = packageDir(remotePackage(id));
  const current = existsSync(join(dir, 'dist')) ? readCurrentBuild(dir) : undefined;
  if (current === undefined) return undefined;
  const builds = {
    active: toRemoteBuild(readBuild(dir, current.version), origin),
    ...(current.previous !== undefined && hasBuild(dir, current.previous)
      ? { previous: withoutPreload(toRemoteBuild(readBuild(dir, current.previous), origin)) }
      : {}),
  };
  if (!disabled.has(id)) return { enabled: true, ...builds };
  const reason = disabled.get(id);
  return { enabled: false, ...builds, ...(reason === undefined ? {} : { reason }) };
}

/** Nothing is fetched ahead of a build that is only the way back, and every page would carry the list. */
function withoutPreload(build: RemoteBuild): RemoteBuild {
  return { ...build, preload: {} };
}

function toRemoteBuild({ version, container, entry, integrity, requires, preload, files }: BuildFacts, origin: string): RemoteBuild {
  if (requires === undefined) throw new Error(`${container} does not say which contract it requires`);
  const integrityByPath = new Map(files.map((file) => [file.path, file.integrity]));
  const toPreload = (href: string): RemoteBuild['preload'][string][number] => ({
    href,
    as: href.endsWith('.css') ? 'style' : 'script',
    integrity: integrityByPath.get(href) ?? '',
  });
  return {
    version,
    container,
    entry: `${origin}/${version}/${entry}`,
    integrity,
    requires,
    preload: Object.fromEntries(Object.entries(preload).map(([view, paths]) => [view, paths.map(toPreload)])),
  };
}
