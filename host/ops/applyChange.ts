import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { ReleaseRecord } from '@site/shared/release/releaseRecord';
import type { AuditDraft } from './audit';
import { changeSite, readSiteState, type Decision, type SiteState, type Written } from './manifestFile';
import { Refusal, type Fault } from './refusal';
import type { Environment } from './environment';
import { entryFault, fileFaults, policyFaults } from './validate';

export interface ChangeRequest {
  /** Themed build. */
  readonly build: string;
  /** For the audit. */
  readonly why: string;
  /** Does everything but write. */
  readonly isDryRun: boolean;
}

/** A build that is to run. */
export interface Check {
  readonly remote: RemoteId;
  readonly build: RemoteBuild;
  /** Absent where the store has it no more: only the entry is looked at. */
  readonly record?: ReleaseRecord;
}

/** An intended change; no drafts where nothing changes. */
export interface Intent extends Decision {
  /** What has to be sound for it. */
  readonly checks: readonly Check[];
  /** For the operator. */
  readonly notes: readonly string[];
}

export interface ChangeResult {
  readonly outcome: 'changed' | 'unchanged' | 'would-change';
  readonly build: string;
  /** Revision of the current manifest. */
  readonly revision: number;
  readonly changes: readonly AuditDraft[];
  /** Files fetched and found right. */
  readonly filesChecked: number;
  readonly notes: readonly string[];
}

/** Carries out a change: read under the lock, decide, validate, put on record, write. Throws a refusal that changed nothing. */
export async function applyChange(
  what: string,
  { build, why, isDryRun }: ChangeRequest,
  environment: Environment,
  decide: (site: SiteState) => Promise<Intent>,
): Promise<ChangeResult> {
  const file = environment.fileOf(build);
  const { now, lockWaitMs } = environment;
  let intent: Intent | undefined;
  const decideAndValidate = async (site: SiteState): Promise<Intent | undefined> => {
    intent = withRecovery(site, await decide(site));
    await validate(intent, environment);
    return intent.drafts.length === 0 ? undefined : intent;
  };

  let written: Written | undefined;
  if (isDryRun) await decideAndValidate(await readSiteState(file));
  else written = await changeSite(file, { who: environment.operator(), why, what, build, now, lockWaitMs }, decideAndValidate);
  const { manifest, drafts, checks, notes } = intent ?? { manifest: { revision: 0 }, drafts: [], checks: [], notes: [] };
  return {
    outcome: drafts.length === 0 ? 'unchanged' : written === undefined ? 'would-change' : 'changed',
    build,
    revision: written?.revision ?? manifest.revision,
    changes: drafts,
    filesChecked: checks.reduce((sum, { record }) => sum + (record?.files.length ?? 1), 0),
    notes,
  };
}

/** A manifest that was lost or damaged is written again even where the change itself finds everything in place. */
function withRecovery({ recoveredFrom, damage }: SiteState, intent: Intent): Intent {
  if (recoveredFrom === undefined) return intent;
  const note = `the manifest was ${damage === undefined ? 'missing' : `damaged (${damage})`}: this begins with that of revision ${recoveredFrom}`;
  return { ...intent, drafts: [{ what: 'restore' }, ...intent.drafts], notes: [note, ...intent.notes] };
}

async function validate({ manifest, checks }: Intent, { fetch, addresses }: Environment): Promise<void> {
  const client = { fetch, hostOrigin: addresses.host };
  for (const { remote, build, record } of checks) {
    const policy = policyFaults(build, manifest.remoteOrigins);
    const faults = policy.length > 0 ? policy : await checkBuild(build, record, client);
    if (faults.length > 0)
      throw new Refusal('failed-validation', `${remote} ${build.version} is not fit to run; nothing was changed`, faults);
  }
}

async function checkBuild(
  build: RemoteBuild,
  record: ReleaseRecord | undefined,
  client: Parameters<typeof entryFault>[1],
): Promise<readonly Fault[]> {
  if (record !== undefined) return fileFaults(build, record, client);
  const fault = await entryFault(build, client);
  return fault === undefined ? [] : [fault];
}
