import { isDeepStrictEqual } from 'node:util';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { originOf, type Addresses } from '@site/release/addresses';
import type { ReleaseRecord } from '@site/release/releaseRecord';
import { toRemoteBuild } from '@site/release/remoteBuild';
import type { SiteConfiguration } from '@site/release/siteConfiguration';
import { scriptCommand } from '@site/release/scriptCommand';
import { abandonedBuilds, factsOf, type AuditDraft, type AuditLine } from './audit';
import { applyChange, type ChangeRequest, type ChangeResult, type Check } from './applyChange';
import { fromTo } from './changes';
import { configure, promote } from './deployment';
import { hint } from './hint';
import { namedIn, type SiteManifest } from './manifestFile';
import type { Environment } from './environment';

/**
 * Applies a themed build's configuration and the addresses, and creates its manifest if it is missing. Remotes keep
 * their state; with `isLatest` each remote of the build is promoted to its newest release, except one that operations
 * rolled back.
 */
export function configureBuild(isLatest: boolean, request: ChangeRequest, environment: Environment): Promise<ChangeResult> {
  return applyChange('configure', request, environment, async ({ manifest: before, lines, recoveredFrom }) => {
    const site = environment.readSite(request.build);
    const { addresses } = environment;
    const configured = configure(before, site, addresses);
    const releases = isLatest ? await newestReleases(site, environment) : new Map<RemoteId, ReleaseRecord>();
    const newest = withoutJudged(releases, lines, before);
    const after = withReleases(configured, newest, environment);
    const notes = notesOf(isLatest, site, releases, newest, after, addresses);
    if (isDeepStrictEqual(before, after))
      return {
        manifest: after,
        drafts: [],
        checks: [],
        notes: [...(recoveredFrom === undefined ? ['everything is so already'] : []), ...notes],
      };
    return {
      manifest: after,
      drafts: draftsOf(before, after),
      checks: await checksOf(before, after, newest, environment),
      notes,
    };
  });
}

async function newestReleases(site: SiteConfiguration, { store, addresses }: Environment): Promise<ReadonlyMap<RemoteId, ReleaseRecord>> {
  const wanted = Object.keys(addresses.remotes).filter((id) => !site.without.has(id));
  const found = await Promise.all(wanted.map(async (id) => [id, (await store().list(id))[0]] as const));
  return new Map(found.flatMap(([id, record]) => (record === undefined ? [] : [[id, record] as const])));
}

/**
 * Removes builds that were rolled back or aborted, which return only by `promote` or a newer release, and running
 * canaries, which their end promotes.
 */
function withoutJudged(
  releases: ReadonlyMap<RemoteId, ReleaseRecord>,
  lines: readonly AuditLine[],
  before: SiteManifest | undefined,
): ReadonlyMap<RemoteId, ReleaseRecord> {
  const isTried = (remote: RemoteId, version: string): boolean => factsOf(before?.remotes[remote])?.canary?.version === version;
  return new Map([...releases].filter(([id, { version }]) => !isTried(id, version) && !abandonedBuilds(lines, id).has(version)));
}

function withReleases(manifest: SiteManifest, releases: ReadonlyMap<RemoteId, ReleaseRecord>, { addresses }: Environment): SiteManifest {
  const promoted = [...releases].map(
    ([id, record]) => [id, promote(manifest.remotes[id], toRemoteBuild(record, originOf(addresses, id)))] as const,
  );
  return { ...manifest, remotes: { ...manifest.remotes, ...Object.fromEntries(promoted) } };
}

/**
 * Returns one line for each changed remote, and one for the facts of the build when they changed or nothing else did.
 */
function draftsOf(before: SiteManifest | undefined, after: SiteManifest): readonly AuditDraft[] {
  const remotes = namedIn(before, after).flatMap((remote): AuditDraft[] => {
    const [old, next] = [before?.remotes[remote], after.remotes[remote]];
    const { from, to } = fromTo(old, next);
    if (isDeepStrictEqual(from, to)) return [];
    return [{ what: to === undefined || from?.active === to.active ? 'configure' : 'promote', remote, ...fromTo(old, next) }];
  });
  const hasOtherFacts = !isDeepStrictEqual({ ...before, remotes: {} }, { ...after, remotes: {} });
  return hasOtherFacts || remotes.length === 0 ? [{ what: 'configure' }, ...remotes] : remotes;
}

/** Returns the builds that start to run, or that move to another address. */
async function checksOf(
  before: SiteManifest | undefined,
  after: SiteManifest,
  newest: ReadonlyMap<RemoteId, ReleaseRecord>,
  { store }: Environment,
): Promise<readonly Check[]> {
  const checks: Check[] = [];
  for (const id of namedIn(after)) {
    const deployed = after.remotes[id];
    const build = deployed?.active;
    const isPromoted = build !== undefined && build.version !== before?.remotes[id]?.active?.version;
    const isMoved = deployed?.enabled === true && build?.entry !== before?.remotes[id]?.active?.entry;
    if (build === undefined || !(isPromoted || isMoved)) continue;
    const canary = isMoved && deployed.canary !== undefined ? [deployed.canary.build] : [];
    for (const checked of [build, ...canary]) {
      const latest = newest.get(id);
      const record = latest?.version === checked.version ? latest : await store().read(id, checked.version);
      checks.push({ remote: id, build: checked, ...(record === undefined ? {} : { record }) });
    }
  }
  return checks;
}

function notesOf(
  isLatest: boolean,
  { build, without }: SiteConfiguration,
  releases: ReadonlyMap<RemoteId, ReleaseRecord>,
  newest: ReadonlyMap<RemoteId, ReleaseRecord>,
  after: SiteManifest,
  addresses: Addresses,
): readonly string[] {
  return namedIn(after, { remotes: addresses.remotes })
    .filter((id) => !without.has(id))
    .flatMap((id) => {
      const release = releases.get(id);
      if (isLatest && release === undefined) return [`${id} has no release: ${scriptCommand('release', `remote-${id}`)}`];
      const left = release === undefined || newest.has(id) ? [] : [`${id} ${whyLeft(build, id, release.version, after)}`];
      return [...left, ...(after.remotes[id]?.enabled === false ? [`${id} stays off: ${hint(build, `enable ${id}`)}`] : [])];
    });
}

function whyLeft(build: string, id: RemoteId, version: string, after: SiteManifest): string {
  const isTried = factsOf(after.remotes[id])?.canary?.version === version;
  if (isTried) return `${version} is being tried and is not taken: ${hint(build, `canary ${id} --finish`)}`;
  return `${version} was rolled back and is not taken: ${hint(build, `promote ${id} ${version}`)}`;
}
