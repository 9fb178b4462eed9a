import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { parseRemoteMetadata, type RemoteMetadata } from '@site/shared/contract/remoteMetadata';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Locale } from '@site/shared/contract/services';
import { isIconName } from '@site/shared/ui/essentials';
import { KNOWN_REMOTES } from './knownRemotes';
import type { RemotePlan, RemotePlans } from './remotePlan';

/** Remotes of this page, with their package metadata from the host's build and from the manifest. */
export interface RemoteDirectory {
  readonly ids: readonly RemoteId[];
  isEnabled(id: RemoteId): boolean;
  /** Returns the metadata, or `undefined` for a remote without any. */
  metadataOf(id: RemoteId): RemoteMetadata | undefined;
}

export interface DirectorySource {
  readonly manifest: DeploymentManifest | undefined;
  readonly plans: RemotePlans;
  /**
   * Returns whether the open page's policy allows code from an origin. The policy stays as it was when the page opened.
   */
  readonly isReachable: (origin: string) => boolean;
  /** Called for metadata that is not used. */
  readonly onIgnored: (id: RemoteId, faults: readonly string[]) => void;
}

/**
 * Reads the metadata of each remote separately. If it is invalid, that remote uses the metadata of the host's build, or
 * has none; the others are not affected.
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

/**
 * Returns the metadata and entry of the build that this device gets. For a disabled remote, returns the metadata of the
 * build that it would get.
 */
function activeOf(deployed: unknown, plan: RemotePlan): { readonly metadata?: unknown; readonly entry?: string } {
  if (plan.kind === 'enabled') return plan.builds[0];
  if (plan.kind === 'invalid') return {};
  return { metadata: (deployed as { readonly active?: { readonly metadata?: unknown } } | undefined)?.active?.metadata };
}

/** Returns the name of a remote for use in the host's sentences. */
export function nameOf(directory: RemoteDirectory, id: RemoteId, locale: Locale): string {
  return directory.metadataOf(id)?.name[locale] ?? id;
}
