import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { ReleaseRecord } from '@site/release/releaseRecord';
import { remotesIn } from './announce';
import type { AuditDraft, PlannedLine } from './audit';
import { differenceOf, factsOutsideRemotes, nameDifference, type FactChange } from './difference';
import { changeSite, readSiteState, type Decision, type SiteState, type Written } from './manifestFile';
import { Refusal, type Fault } from './refusal';
import type { Environment } from './environment';
import { entryFault, fileFaults, policyFaults, remoteMetadataFaults } from './validate';

export interface ChangeRequest {
  readonly build: string;
  /** Reason for the audit log. */
  readonly why: string;
  /** True to do everything except write. */
  readonly isDryRun: boolean;
  /** Time of the automatic undo, in ISO 8601, UTC. */
  readonly until?: string | undefined;
  /** Scheduled change that this one carries out. */
  readonly carriesOut?: PlannedLine;
  /**
   * Difference that was shown before (`ChangeResult.difference`). The change is refused when the difference is no
   * longer the same.
   */
  readonly expecting?: string | undefined;
  /** Approver, when the themed build requires a second person. */
  readonly approvedBy?: string | undefined;
}

/** Build that will run. */
export interface Check {
  readonly remote: RemoteId;
  readonly build: RemoteBuild;
  /** Record of the build. If the store no longer has it, only the entry is checked. */
  readonly record?: ReleaseRecord;
}

/** Intended change; without drafts when nothing changes. */
export interface Intent extends Decision {
  /** Builds that have to be valid for the change. */
  readonly checks: readonly Check[];
  /** Notes for the operator. */
  readonly notes: readonly string[];
}

export interface ChangeResult {
  readonly outcome: 'changed' | 'unchanged' | 'would-change';
  readonly build: string;
  readonly revision: number;
  readonly changes: readonly AuditDraft[];
  /** Changed facts outside the remotes; empty for a new manifest. */
  readonly facts: readonly FactChange[];
  /**
   * Identity of the whole difference: a dry run and the subsequent change have the same one, unless something changed
   * in between.
   */
  readonly difference: string;
  /** Number of files that were fetched and verified. */
  readonly filesChecked: number;
  readonly notes: readonly string[];
  /** Effect of a scheduled change, if it were carried out now. */
  readonly foreseen?: readonly AuditDraft[];
}

/**
 * Carries out a change: reads under the lock, decides, validates, records, writes. Throws a refusal when nothing was
 * changed.
 */
export async function applyChange(
  what: string,
  { build, why, isDryRun, expecting, approvedBy }: ChangeRequest,
  environment: Environment,
  decide: (site: SiteState) => Promise<Intent>,
): Promise<ChangeResult> {
  const file = environment.fileOf(build);
  const { now, lockWaitMs } = environment;
  let intent: Intent | undefined;
  let values: readonly FactChange[] = [];
  let facts: readonly FactChange[] = [];
  const decideAndValidate = async (site: SiteState): Promise<Intent | undefined> => {
    intent = withRecovery(site, await decide(site));
    values = differenceOf(site.manifest, intent.manifest);
    facts = site.manifest === undefined ? [] : factsOutsideRemotes(values);
    if (expecting !== undefined && expecting !== nameDifference(intent.drafts, values)) {
      throw new Refusal(
        'difference-moved',
        'The change would now be another than the one that was shown; nothing was changed: look at it again',
      );
    }
    await validate(intent, environment);
    return intent.drafts.length === 0 ? undefined : intent;
  };

  let written: Written | undefined;
  if (isDryRun) await decideAndValidate(await readSiteState(file));
  else written = await changeSite(file, { who: environment.operator(), approvedBy, why, what, build, now, lockWaitMs }, decideAndValidate);
  if (written !== undefined && intent !== undefined) {
    const { revision } = written;
    const [command = what] = what.split(' ');
    const change = { command, themedBuild: build, revision, at: now().toISOString(), who: environment.operator(), why };
    await environment.announce({ ...change, remotes: remotesIn(intent.drafts) });
  }
  const { manifest, drafts, checks, notes } = intent ?? { manifest: { revision: 0 }, drafts: [], checks: [], notes: [] };
  return {
    outcome: drafts.length === 0 ? 'unchanged' : written === undefined ? 'would-change' : 'changed',
    build,
    revision: written?.revision ?? manifest.revision,
    changes: drafts,
    facts,
    difference: nameDifference(drafts, values),
    filesChecked: checks.reduce((sum, { record }) => sum + (record?.files.length ?? 1), 0),
    notes,
  };
}

/**
 * Adds the recovery of a manifest: one that was lost, damaged or is unsigned is written again even when the change
 * itself has no effect.
 */
function withRecovery({ recoveredFrom, damage, signature }: SiteState, intent: Intent): Intent {
  if (recoveredFrom === undefined) {
    const isRefused = signature !== undefined && signature.state !== 'signed';
    if (!isRefused || intent.drafts.length > 0) return intent;
    return { ...intent, drafts: [{ what: 'sign' }], notes: ['the manifest was signed by no key that pages trust', ...intent.notes] };
  }
  const note = `the manifest was ${damage === undefined ? 'missing' : `damaged (${damage})`}: this begins with that of revision ${recoveredFrom}`;
  return { ...intent, drafts: [{ what: 'restore' }, ...intent.drafts], notes: [note, ...intent.notes] };
}

async function validate({ manifest, checks }: Intent, { fetch, addresses }: Environment): Promise<void> {
  const client = { fetch, hostOrigin: addresses.host };
  for (const { remote, build, record } of checks) {
    const policy = [...policyFaults(build, manifest.remoteOrigins), ...remoteMetadataFaults(remote, build, manifest)];
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
