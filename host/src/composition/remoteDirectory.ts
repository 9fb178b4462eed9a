import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { parseRemoteMetadata, type RemoteMetadata } from '@site/shared/contract/remoteMetadata';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Locale } from '@site/shared/contract/services';
import { isIconName } from '@site/shared/ui/essentials';
import { KNOWN_REMOTES } from './knownRemotes';
import type { RemotePlan, RemotePlans } from './remotePlan';

/** The remotes of this page, with the metadata of their packages from the host's own build and from the manifest. */
export interface RemoteDirectory {
  readonly ids: readonly RemoteId[];
  isEnabled(id: RemoteId): boolean;
  /** Undefined for a remote without metadata. */
  metadataOf(id: RemoteId): RemoteMetadata | undefined;
}

export interface DirectorySource {
  readonly manifest: DeploymentManifest | undefined;
  readonly plans: RemotePlans;
  /** Whether the policy of the open page lets code from an origin run: it stays what it was when the page was opened. */
  readonly isReachable: (origin: string) => boolean;
  /** Called for metadata that is not used. */
  readonly onIgnored: (id: RemoteId, faults: readonly string[]) => void;
}

/**
 * Reads the metadata of each remote separately. Where it is invalid, the remote keeps what the host was built with, or has none; no other is affected.
 */
export function readDirectory({ manifest, plans, isReachable, onIgnored }: DirectorySource): RemoteDirectory {
  const entries = manifest?.remotes ?? {};
  const metadata = new Map<RemoteId, RemoteMetadata>(Object.entries(KNOWN_REMOTES));
  for (const [id, plan] of Object.entries(plans)) {
    const { metadata: value, entry } = activeOf(entries[id], plan);
    if (value === undefined) continue;
    const result = parseRemoteMetadata(id, value, isIconName);
    if (result.faults) onIgnored(id, result.faults);
    else if (entry !== undefined && !isReachable(new URL(entry).origin))
      onIgnored(id, ['its origin is new: it comes when the page is loaded again']);
    else metadata.set(id, result.metadata);
  }
  return {
    ids: [...new Set([...Object.keys(plans), ...metadata.keys()])],
    isEnabled: (id) => plans[id] !== undefined && plans[id].kind !== 'disabled',
    metadataOf: (id) => metadata.get(id),
  };
}

/** Returns the metadata of the build that this device gets, and its entry; for a remote that is off, the metadata of the build that it would get. */
function activeOf(deployed: unknown, plan: RemotePlan): { readonly metadata?: unknown; readonly entry?: string } {
  if (plan.kind === 'enabled') return plan.builds[0];
  if (plan.kind === 'invalid') return {};
  return { metadata: (deployed as { readonly active?: { readonly metadata?: unknown } } | undefined)?.active?.metadata };
}

/** What a remote is called in a sentence of the host. */
export function nameOf(directory: RemoteDirectory, id: RemoteId, locale: Locale): string {
  return directory.metadataOf(id)?.name[locale] ?? id;
}
