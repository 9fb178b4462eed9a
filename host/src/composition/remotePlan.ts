import { canaryDraw } from '@site/shared/deployment/canaryDraw';
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

/**
 * Text in each language of the player, such as the reason why a remote is disabled. Operations may omit that reason.
 */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Plan of one remote on this device, according to the manifest. */
export type RemotePlan =
  | { readonly kind: 'disabled'; readonly reason: LocalizedText | undefined }
  /** The manifest entry is invalid. Only this remote fails. */
  | { readonly kind: 'invalid'; readonly problem: string }
  /** Builds are in the order in which they are tried. */
  | { readonly kind: 'enabled'; readonly builds: readonly [RemoteBuild, ...RemoteBuild[]] };

/** Build that a preview link selects for this browser. */
export interface Preview {
  readonly remote: RemoteId;
  readonly build: RemoteBuild;
  /** Expiry, in milliseconds since 1970. */
  readonly until: number;
}

/** Plans by remote id, for the remotes in the manifest and in the host's build. */
export type RemotePlans = Readonly<Record<RemoteId, RemotePlan>>;

/**
 * Reads each remote's entry separately, so that an invalid one disables one remote only.
 *
 * @param draw in [0, 1), stored on the device; seed of its draw for each canary
 * @param preview build tried before all others, if its remote is enabled
 */
export function planRemotes(manifest: DeploymentManifest | undefined, draw: number, preview?: Preview): RemotePlans {
  const entries = manifest?.remotes ?? {};
  const ids = new Set([...Object.keys(KNOWN_REMOTES), ...Object.keys(entries)]);
  return Object.fromEntries([...ids].map((id) => [id, manifest ? planRemote(id, entries[id], draw, preview) : NO_MANIFEST]));
}

/** Returns the plan of a remote that neither the manifest nor the host's build names. */
export function planUnnamed(manifest: DeploymentManifest | undefined): RemotePlan {
  return manifest ? UNNAMED : NO_MANIFEST;
}

const NO_MANIFEST: RemotePlan = { kind: 'invalid', problem: 'no manifest' };
/** A remote that the manifest does not name was never released to this site. */
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

/** Orders the builds: a canary falls back to the stable build, which falls back to the previous build. */
function orderBuilds(
  id: RemoteId,
  { active, previous, canary }: Extract<RemoteDeployment, { enabled: true }>,
  draw: number,
): readonly [RemoteBuild, ...RemoteBuild[]] {
  const stable: readonly [RemoteBuild, ...RemoteBuild[]] = previous ? [active, previous] : [active];
  return canary && canaryDraw(draw, id, canary.build.version) < canary.share ? [canary.build, ...stable] : stable;
}
