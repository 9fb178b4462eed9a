import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  deploymentManifestSchema,
  remoteDeploymentSchema,
  type DeploymentManifest,
  type RemoteDeployment,
} from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { originOf, type Addresses } from './addresses';
import { hasBuild, readBuild, readCurrentBuild } from './currentBuild';
import { packageDir, remotePackage, WORKSPACE_IDS } from './packages';
import { toFallback, toRemoteBuild } from './remoteBuild';
import type { DisabledReason, SiteConfiguration } from './siteConfiguration';

export interface DeploymentOptions {
  readonly site: SiteConfiguration;
  readonly addresses: Addresses;
  readonly revision: number;
  /** Remotes to disable in addition to those that the themed build excludes. */
  readonly disabled?: ReadonlyMap<RemoteId, DisabledReason>;
}

/**
 * Returns the manifest of the current builds: each remote with its newest build as the active one and the previous one
 * as the fallback. A remote that was never built is left out, so the host treats it as disabled. Throws when the result
 * is not a valid manifest.
 */
export function composeDeployment({ site, addresses, revision, disabled = new Map() }: DeploymentOptions): DeploymentManifest {
  const { without, ...facts } = site;
  const off = new Map([...without, ...disabled]);
  const remotes: Record<RemoteId, RemoteDeployment> = {};
  for (const id of WORKSPACE_IDS) {
    const deployment = deployRemote(id, originOf(addresses, id), off);
    if (deployment !== undefined) remotes[id] = remoteDeploymentSchema.parse(deployment);
  }
  return deploymentManifestSchema.parse({
    ...facts,
    schema: 1,
    revision,
    remoteOrigins: Object.values(addresses.remotes),
    gameOrigins: [...addresses.venues],
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
      ? { previous: toFallback(toRemoteBuild(readBuild(dir, current.previous), origin)) }
      : {}),
  };
  if (!disabled.has(id)) return { enabled: true, ...builds };
  const reason = disabled.get(id);
  return { enabled: false, ...builds, ...(reason === undefined ? {} : { reason }) };
}
