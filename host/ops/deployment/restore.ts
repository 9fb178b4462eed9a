import { isDeepStrictEqual } from 'node:util';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { ReleaseRecord } from '@site/release/releaseRecord';
import { applyChange, type ChangeRequest, type ChangeResult, type Check } from './applyChange';
import type { AuditDraft } from './audit';
import { fromTo } from './changes';
import type { Environment } from './environment';
import { hint } from './hint';
import { namedIn, readRevision, type SiteManifest } from './manifestFile';
import { Refusal } from './refusal';

/**
 * Restores a themed build's manifest of a revision; default: the newest that a command created, to recover from a
 * deleted, damaged or foreign manifest. The newest is restored without validation, because players already had it; the
 * builds of an earlier one are validated first.
 */
export function restoreSite(revision: number | undefined, request: ChangeRequest, environment: Environment): Promise<ChangeResult> {
  const { build } = request;
  return applyChange('restore', request, environment, async ({ manifest, lines, recoveredFrom }) => {
    const kept = await readRevision(environment.fileOf(build), lines, revision);
    if (kept === undefined) throw new Refusal('no-revision', whyNone(build, revision));
    // The restored manifest gets the revision of the restoring change.
    const target = { ...kept, revision: manifest?.revision ?? kept.revision };
    if (isDeepStrictEqual(manifest, target)) {
      return {
        manifest: target,
        drafts: [],
        checks: [],
        notes: recoveredFrom === undefined ? [`everything is so already; ${hint(build, 'history')} shows earlier revisions`] : [],
      };
    }
    return {
      manifest: target,
      drafts: draftsOf(manifest, target),
      checks: revision === undefined ? [] : await checksOf(manifest, target, environment),
      notes: [`as revision ${kept.revision} left it`],
    };
  });
}

function whyNone(build: string, revision: number | undefined): string {
  if (revision === undefined) return `No manifest of ${build} is kept: ${hint(build, 'configure --latest')}`;
  return `Revision ${revision} of ${build} is not kept or was never in force: ${hint(build, 'history')} shows what is`;
}

function draftsOf(before: SiteManifest | undefined, after: SiteManifest): readonly AuditDraft[] {
  const remotes = namedIn(before, after).flatMap((remote): AuditDraft[] => {
    const [from, to] = [before?.remotes[remote], after.remotes[remote]];
    return isDeepStrictEqual(from, to) ? [] : [{ what: 'restore', remote, ...fromTo(from, to) }];
  });
  return remotes.length === 0 ? [{ what: 'restore' }] : remotes;
}

async function checksOf(before: SiteManifest | undefined, after: SiteManifest, { store }: Environment): Promise<readonly Check[]> {
  const wanted = namedIn(after).flatMap((remote) => {
    const [old, next] = [buildsOf(before, remote), buildsOf(after, remote)];
    return next.filter(({ entry }) => old.every((build) => build.entry !== entry)).map((build) => ({ remote, build }));
  });
  return Promise.all(
    wanted.map(async (check): Promise<Check> => {
      const record: ReleaseRecord | undefined = await store().read(check.remote, check.build.version);
      return { ...check, ...(record === undefined ? {} : { record }) };
    }),
  );
}

/** Returns the builds that devices get: the active build, and a canary. */
function buildsOf(manifest: SiteManifest | undefined, remote: RemoteId): readonly RemoteBuild[] {
  const deployed = manifest?.remotes[remote];
  if (deployed?.enabled !== true) return [];
  return deployed.canary === undefined ? [deployed.active] : [deployed.active, deployed.canary.build];
}
