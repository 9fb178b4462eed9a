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
  /** Themed build. */
  readonly build: string;
  /** For the audit. */
  readonly why: string;
  /** Does everything but write. */
  readonly isDryRun: boolean;
  /** When the change is to be undone; ISO 8601, UTC. */
  readonly until?: string | undefined;
  /** The scheduled change that this carries out. */
  readonly carriesOut?: PlannedLine;
  /** The difference that was shown before (`ChangeResult.difference`): the change is refused where it has become another. */
  readonly expecting?: string | undefined;
  /** Who has agreed to it, where the themed build asks for a second person. */
  readonly approvedBy?: string | undefined;
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
  /** What becomes another beside the remotes; nothing where all is new. */
  readonly facts: readonly FactChange[];
  /** Names all that becomes another: a dry run and the change after it have the same, unless something came in between. */
  readonly difference: string;
  /** Files fetched and found right. */
  readonly filesChecked: number;
  readonly notes: readonly string[];
  /** Of a change that is scheduled: what it would change now. */
  readonly foreseen?: readonly AuditDraft[];
}

/** Carries out a change: read under the lock, decide, validate, put on record, write. Throws a refusal that changed nothing. */
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

/** A manifest that was lost, damaged or is not signed is written again even where the change itself finds everything in place. */
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
