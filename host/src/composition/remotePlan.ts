import { canaryDraw } from '@site/shared/canaryDraw';
import {
  remoteDeploymentSchema,
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

/** What a tester's link puts this browser on. */
export interface Preview {
  readonly remote: RemoteId;
  readonly build: RemoteBuild;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/** By the id of each remote that the manifest or the host's own build names. */
export type RemotePlans = Readonly<Record<RemoteId, RemotePlan>>;

/**
 * Reads each remote's entry separately, so that a bad one disables one remote only.
 *
 * @param draw in [0, 1), stored on the device: what its draw for each canary is made of
 * @param preview runs before everything else where its remote is on
 */
export function planRemotes(manifest: DeploymentManifest | undefined, draw: number, preview?: Preview): RemotePlans {
  const entries = manifest?.remotes ?? {};
  const ids = new Set([...Object.keys(KNOWN_REMOTES), ...Object.keys(entries)]);
  return Object.fromEntries([...ids].map((id) => [id, manifest ? planRemote(id, entries[id], draw, preview) : NO_MANIFEST]));
}

/** The plan of a remote that no one names. */
export function planUnnamed(manifest: DeploymentManifest | undefined): RemotePlan {
  return manifest ? UNNAMED : NO_MANIFEST;
}

const NO_MANIFEST: RemotePlan = { kind: 'invalid', problem: 'no manifest' };
/** A remote the manifest does not name was never released to this site. */
const UNNAMED: RemotePlan = { kind: 'disabled', reason: undefined };

function planRemote(id: RemoteId, entry: unknown, draw: number, preview: Preview | undefined): RemotePlan {
  if (entry === undefined) return UNNAMED;
  const result = check(remoteDeploymentSchema, entry);
  if (result.issues) return { kind: 'invalid', problem: describeIssues(result.issues) };
  const deployment = result.value;
  if (!deployment.enabled) return { kind: 'disabled', reason: deployment.reason };
  const builds = orderBuilds(id, deployment, draw);
  return { kind: 'enabled', builds: preview?.remote === id ? [preview.build, ...builds] : builds };
}

/** A canary falls back to the stable build, and that one to the build before. */
function orderBuilds(
  id: RemoteId,
  { active, previous, canary }: Extract<RemoteDeployment, { enabled: true }>,
  draw: number,
): readonly [RemoteBuild, ...RemoteBuild[]] {
  const stable: readonly [RemoteBuild, ...RemoteBuild[]] = previous ? [active, previous] : [active];
  return canary && canaryDraw(draw, id, canary.build.version) < canary.share ? [canary.build, ...stable] : stable;
}
