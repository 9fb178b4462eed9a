import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { ReleaseRecord } from '@site/release/releaseRecord';
import { scriptCommand } from '@site/release/scriptCommand';
import { Refusal } from './refusal';

/** Number of releases that a refusal lists. */
const NAMED = 5;

/**
 * Returns the release that an operator means: its full name, an unambiguous prefix of it such as `1.1.0`, or `latest`.
 * Throws a refusal otherwise.
 *
 * @param releases newest first
 */
export function chooseRelease(remote: RemoteId, releases: readonly ReleaseRecord[], wanted: string): ReleaseRecord {
  const exact = wanted === 'latest' ? releases[0] : releases.find(({ version }) => version === wanted);
  if (exact !== undefined) return exact;
  const [only, ...others] = releases.filter(({ version }) => version.startsWith(wanted));
  if (only === undefined) throw new Refusal('no-release', `${remote} has no release ${wanted}; ${describe(remote, releases)}`);
  if (others.length === 0) return only;
  throw new Refusal('ambiguous-version', `${wanted} may be ${names([only, ...others])}: give more of the name`);
}

function describe(remote: RemoteId, releases: readonly ReleaseRecord[]): string {
  if (releases.length === 0) return `the store holds none of it: ${scriptCommand('release', `remote-${remote}`)}`;
  return `the newest ${releases.length === 1 ? 'is' : 'are'} ${names(releases)}`;
}

function names(releases: readonly ReleaseRecord[]): string {
  const more = releases.length - NAMED;
  const shown = releases.slice(0, NAMED).map(({ version }) => version);
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
