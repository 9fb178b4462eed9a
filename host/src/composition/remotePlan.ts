import {
  remoteDeploymentSchema,
  remotesOf,
  type DeploymentManifest,
  type RemoteBuild,
  type RemoteDeployment,
} from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Locale } from '@site/shared/contract/services';
import { check, describeIssues } from '@site/shared/wire/schema';
import { KNOWN_REMOTES } from './knownRemotes';

/** Why a remote is disabled, in the player's language; operations may omit it. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** What the manifest means for one remote on this device. */
export type RemotePlan =
  | { readonly kind: 'disabled'; readonly reason: LocalizedText | undefined }
  /** Its entry is no deployment: it fails, and nothing else does. */
  | { readonly kind: 'invalid'; readonly problem: string }
  /** Builds in the order in which they are tried. */
  | { readonly kind: 'enabled'; readonly builds: readonly [RemoteBuild, ...RemoteBuild[]] };

/** By the id of each remote that the manifest or the host's own build names. */
export type RemotePlans = Readonly<Record<RemoteId, RemotePlan>>;

/**
 * Reads each remote's entry separately, so that a bad one disables one remote only.
 *
 * @param draw in [0, 1), stored on the device: below the canary's share it gets the canary
 */
export function planRemotes(manifest: DeploymentManifest | undefined, draw: number): RemotePlans {
  const entries = manifest ? remotesOf(manifest) : {};
  const ids = new Set([...Object.keys(KNOWN_REMOTES), ...Object.keys(entries)]);
  return Object.fromEntries([...ids].map((id) => [id, planNamed(manifest, entries[id], draw)]));
}

/** The plan of a remote that nobody names. */
export function planUnnamed(manifest: DeploymentManifest | undefined): RemotePlan {
  return planNamed(manifest, undefined, 0);
}

function planNamed(manifest: DeploymentManifest | undefined, entry: unknown, draw: number): RemotePlan {
  return manifest ? planRemote(entry, draw) : { kind: 'invalid', problem: 'no manifest' };
}

function planRemote(entry: unknown, draw: number): RemotePlan {
  // A remote the manifest does not name was never released to this site.
  if (entry === undefined) return { kind: 'disabled', reason: undefined };
  const result = check(remoteDeploymentSchema, entry);
  if (result.issues) return { kind: 'invalid', problem: describeIssues(result.issues) };
  const deployment = result.value;
  return deployment.enabled ? { kind: 'enabled', builds: orderBuilds(deployment, draw) } : { kind: 'disabled', reason: deployment.reason };
}

/** A canary falls back to the stable build, and that one to the build before. */
function orderBuilds(
  { active, previous, canary }: Extract<RemoteDeployment, { enabled: true }>,
  draw: number,
): readonly [RemoteBuild, ...RemoteBuild[]] {
  const stable: readonly [RemoteBuild, ...RemoteBuild[]] = previous ? [active, previous] : [active];
  return canary && draw < canary.share ? [canary.build, ...stable] : stable;
}
