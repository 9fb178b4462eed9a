import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { parseRemoteFacts, type RemoteFacts } from '@site/shared/contract/remoteFacts';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Locale } from '@site/shared/contract/services';
import { isIconName } from '@site/shared/ui/iconPaths';
import { KNOWN_REMOTES } from './knownRemotes';
import type { RemotePlan, RemotePlans } from './remotePlan';

/** Who the remotes of this page are: what their packages say of themselves, from the host's own build and from the manifest. */
export interface RemoteDirectory {
  readonly ids: readonly RemoteId[];
  isEnabled(id: RemoteId): boolean;
  /** Undefined for one that no one has said anything of. */
  factsOf(id: RemoteId): RemoteFacts | undefined;
}

export interface DirectorySource {
  readonly manifest: DeploymentManifest | undefined;
  readonly plans: RemotePlans;
  /** Whether the policy of the open page lets code from an origin run: it stays what it was when the page was opened. */
  readonly isReachable: (origin: string) => boolean;
  /** Called with facts that are not used. */
  readonly onIgnored: (id: RemoteId, faults: readonly string[]) => void;
}

/**
 * Reads the facts of each remote separately: bad ones leave the remote with those the host was built with, or with none, and no other suffers.
 */
export function readDirectory({ manifest, plans, isReachable, onIgnored }: DirectorySource): RemoteDirectory {
  const entries = manifest?.remotes ?? {};
  const facts = new Map<RemoteId, RemoteFacts>(Object.entries(KNOWN_REMOTES));
  for (const [id, plan] of Object.entries(plans)) {
    const { facts: value, entry } = activeOf(entries[id], plan);
    if (value === undefined) continue;
    const result = parseRemoteFacts(id, value, isIconName);
    if (result.faults) onIgnored(id, result.faults);
    else if (entry !== undefined && !isReachable(new URL(entry).origin))
      onIgnored(id, ['its origin is new: it comes when the page is loaded again']);
    else facts.set(id, result.facts);
  }
  return {
    ids: [...new Set([...Object.keys(plans), ...facts.keys()])],
    isEnabled: (id) => plans[id] !== undefined && plans[id].kind !== 'disabled',
    factsOf: (id) => facts.get(id),
  };
}

/** The facts of the build that this device gets, and its entry; of a remote that is off those of the build that it would get. */
function activeOf(deployed: unknown, plan: RemotePlan): { readonly facts?: unknown; readonly entry?: string } {
  if (plan.kind === 'enabled') return plan.builds[0];
  if (plan.kind === 'invalid') return {};
  return { facts: (deployed as { readonly active?: { readonly facts?: unknown } } | undefined)?.active?.facts };
}

/** What a remote is called in a sentence of the host. */
export function nameOf(directory: RemoteDirectory, id: RemoteId, locale: Locale): string {
  return directory.factsOf(id)?.name[locale] ?? id;
}
