import type { RemoteId } from '@site/shared/contract/remoteProps';
import { toPreviewLink, type PreviewFacts } from '@site/shared/deployment/previewLink';
import { originOf } from '@site/release/addresses';
import { toRemoteBuild } from '@site/release/remoteBuild';
import { noManifest, requireKnown } from './changes';
import type { Environment } from './environment';
import { hint } from './hint';
import { readSiteState } from './manifestFile';
import { Refusal } from './refusal';
import { signText } from './signatures';
import { fileFaults, policyFaults } from './validate';
import { chooseRelease } from './versions';

export interface PreviewRequest {
  readonly build: string;
  readonly remote: RemoteId;
  /** Version: full name, an unambiguous prefix of it, or `latest`. */
  readonly version: string;
  readonly minutes: number;
  /** Origin of the build, when it differs from the origin of the releases. */
  readonly origin?: string | undefined;
}

export interface PreviewLink {
  readonly link: string;
  readonly remote: RemoteId;
  readonly version: string;
  /** Time in ISO 8601, UTC. */
  readonly until: string;
}

/**
 * Creates a preview link. Only the browser that opens it gets the release, promoted or not. Its files are validated as
 * for a promotion; nothing is changed. The link is signed with the key that signs manifests.
 */
export async function makePreview(
  { build: site, remote, version, minutes, origin }: PreviewRequest,
  environment: Environment,
): Promise<PreviewLink> {
  const { addresses, fetch, now, fileOf, store, operator } = environment;
  const file = fileOf(site);
  const { manifest } = await readSiteState(file);
  if (manifest === undefined) throw noManifest(site, environment);
  requireKnown(remote, manifest, environment);
  if (manifest.remotes[remote]?.enabled !== true) {
    throw new Refusal('nothing-to-run', `${remote} is off, also for who has a link: ${hint(site, `enable ${remote}`)}`);
  }
  const record = chooseRelease(remote, await store().list(remote), version);
  // Nothing is preloaded, because the link would have to contain the list.
  const build = { ...toRemoteBuild(record, origin ?? originOf(addresses, remote)), preload: {} };
  const policy = policyFaults(build, manifest.remoteOrigins);
  const faults = policy.length > 0 ? policy : await fileFaults(build, record, { fetch, hostOrigin: addresses.host });
  if (faults.length > 0)
    throw new Refusal('failed-validation', `${remote} ${record.version} is not fit to run; there is no link to it`, faults);
  const until = new Date(now().getTime() + minutes * 60_000).toISOString();
  const facts: PreviewFacts = { site, host: addresses.host, remote, build, until };
  const text = signText(file, facts, { who: operator(), now: now() }, 'site-preview-1');
  return { link: toPreviewLink(addresses.host, text), remote, version: record.version, until };
}
