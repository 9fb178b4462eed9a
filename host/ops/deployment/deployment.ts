import type { RemoteBuild, RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Addresses } from '@site/release/addresses';
import { toFallback } from '@site/release/remoteBuild';
import type { DisabledReason, SiteConfiguration } from '@site/release/siteConfiguration';
import type { SiteManifest } from './manifestFile';
import { Refusal } from './refusal';

/** Deployed state of a remote. The functions below return the next state, or the same object when nothing changes. */
export type Deployed = RemoteDeployment | undefined;

export type Running = Extract<RemoteDeployment, { enabled: true }>;

/** Disables a remote; retains its builds for when it is enabled again. */
export function disable(deployed: Deployed, reason: NonNullable<DisabledReason>): RemoteDeployment {
  return { enabled: false, reason: { ...reason }, ...buildsOf(deployed) };
}

/** Enables a remote. Returns undefined when there is no build to run. */
export function enable(deployed: Deployed): Deployed {
  if (deployed?.active === undefined) return undefined;
  if (deployed.enabled) return deployed;
  const { active, previous } = deployed;
  return { enabled: true, active, ...(previous === undefined ? {} : { previous }) };
}

/**
 * Makes a build the active one, and the previous active one its fallback. A disabled remote stays disabled; a canary of
 * another build continues.
 */
export function promote(deployed: Deployed, build: RemoteBuild): RemoteDeployment {
  if (deployed?.active?.version === build.version) return deployed;
  return run(deployed, build, deployed?.active);
}

/**
 * Rolls back to a build with its own fallback; the abandoned build never becomes the fallback. Every device rolls back,
 * so a canary ends.
 */
export function rollBack(deployed: Deployed, build: RemoteBuild, wayBack: RemoteBuild | undefined): RemoteDeployment {
  if (deployed?.active?.version === build.version) return deployed;
  return run(withoutCanary(deployed), build, wayBack);
}

/** Gives a build to a share (0 to 1) of the devices instead of the active one. */
export function tryOn(deployed: Running, build: RemoteBuild, share: number): RemoteDeployment {
  return { ...deployed, canary: { build, share } };
}

/** Removes the canary, so every device gets the active build. */
export function withoutCanary<T extends Deployed>(deployed: T): T {
  if (deployed?.enabled !== true || deployed.canary === undefined) return deployed;
  const { canary: _, ...rest } = deployed;
  return rest as T;
}

/**
 * Returns the manifest of a themed build from its configuration and the addresses; the first one when there was none.
 * Remotes keep their state, except those the build excludes, and code is loaded from the current servers of the
 * remotes. A disabled remote without an address is removed; throws a refusal when it is enabled.
 */
export function configure(before: SiteManifest | undefined, site: SiteConfiguration, addresses: Addresses): SiteManifest {
  const { without, ...facts } = site;
  const remotes: Partial<Record<RemoteId, RemoteDeployment>> = {};
  for (const id of new Set([...Object.keys(addresses.remotes), ...Object.keys(before?.remotes ?? {})])) {
    const kept = moveTo(id, before?.remotes[id], addresses.remotes[id]);
    const deployed = without.has(id) ? switchOff(kept, without.get(id)) : kept;
    if (deployed !== undefined) remotes[id] = deployed;
  }
  return {
    ...facts,
    schema: 1,
    revision: before?.revision ?? 0,
    remoteOrigins: Object.values(addresses.remotes),
    gameOrigins: [...addresses.venues],
    remotes,
  };
}

function run(deployed: Deployed, active: RemoteBuild, previous: RemoteBuild | undefined): RemoteDeployment {
  const builds = { active, ...(previous === undefined ? {} : { previous: toFallback(previous) }) };
  if (deployed === undefined) return { enabled: true, ...builds };
  if (deployed.enabled) {
    const { canary } = deployed;
    return { enabled: true, ...builds, ...(canary === undefined || canary.build.version === active.version ? {} : { canary }) };
  }
  return { enabled: false, ...builds, ...(deployed.reason === undefined ? {} : { reason: deployed.reason }) };
}

function switchOff(deployed: Deployed, reason: DisabledReason): RemoteDeployment {
  return { enabled: false, ...(reason === undefined ? {} : { reason: { ...reason } }), ...buildsOf(deployed) };
}

function buildsOf(deployed: Deployed): { active?: RemoteBuild; previous?: RemoteBuild } {
  return {
    ...(deployed?.active === undefined ? {} : { active: deployed.active }),
    ...(deployed?.previous === undefined ? {} : { previous: deployed.previous }),
  };
}

function moveTo(id: RemoteId, deployed: Deployed, origin: string | undefined): Deployed {
  if (deployed === undefined) return undefined;
  if (origin === undefined) {
    if (!deployed.enabled) return undefined;
    throw new Refusal('no-address', `${id} is on and has no address any more: disable it first, then this takes it out of the manifest`);
  }
  const move = (build: RemoteBuild): RemoteBuild => ({ ...build, entry: `${origin}${new URL(build.entry).pathname}` });
  const previous = deployed.previous && { previous: move(deployed.previous) };
  if (deployed.enabled) {
    const { canary } = deployed;
    return { ...deployed, active: move(deployed.active), ...previous, ...(canary && { canary: { ...canary, build: move(canary.build) } }) };
  }
  return { ...deployed, ...(deployed.active && { active: move(deployed.active) }), ...previous };
}
