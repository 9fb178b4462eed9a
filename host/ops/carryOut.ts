import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { ReleaseRecord } from '@site/shared/release/releaseRecord';
import type { AuditDraft } from './audit';
import { changeDesk, readDesk, type Decision, type Desk, type Written } from './deskFile';
import { Refusal, type Fault } from './refusal';
import type { Surroundings } from './surroundings';
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

/** A change as it is meant; no drafts where all is so already. */
export interface Intent extends Decision {
  /** What has to be sound for it. */
  readonly checks: readonly Check[];
  /** For the operator. */
  readonly notes: readonly string[];
}

export interface ChangeResult {
  readonly outcome: 'changed' | 'unchanged' | 'would-change';
  readonly build: string;
  /** Of the manifest as it stands now. */
  readonly revision: number;
  readonly changes: readonly AuditDraft[];
  /** Files fetched and found right. */
  readonly filesChecked: number;
  readonly notes: readonly string[];
}

/** Carries out a change: read under the lock, decide, validate, put on record, write. Throws a refusal that changed nothing. */
export async function carryOut(
  what: string,
  { build, why, isDryRun }: ChangeRequest,
  surroundings: Surroundings,
  decide: (desk: Desk) => Promise<Intent>,
): Promise<ChangeResult> {
  const file = surroundings.fileOf(build);
  const { now, lockWaitMs } = surroundings;
  let intent: Intent | undefined;
  const decideAndValidate = async (desk: Desk): Promise<Intent | undefined> => {
    intent = await decide(desk);
    await validate(intent, surroundings);
    return intent.drafts.length === 0 ? undefined : intent;
  };

  let written: Written | undefined;
  if (isDryRun) await decideAndValidate(await readDesk(file));
  else written = await changeDesk(file, { who: surroundings.operator(), why, what, build, now, lockWaitMs }, decideAndValidate);
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

async function validate({ manifest, checks }: Intent, { fetch, addresses }: Surroundings): Promise<void> {
  const looker = { fetch, hostOrigin: addresses.host };
  for (const { remote, build, record } of checks) {
    const policy = policyFaults(build, manifest.remoteOrigins);
    const faults = policy.length > 0 ? policy : await lookAt(build, record, looker);
    if (faults.length > 0)
      throw new Refusal('failed-validation', `${remote} ${build.version} is not fit to run; nothing was changed`, faults);
  }
}

async function lookAt(
  build: RemoteBuild,
  record: ReleaseRecord | undefined,
  looker: Parameters<typeof entryFault>[1],
): Promise<readonly Fault[]> {
  if (record !== undefined) return fileFaults(build, record, looker);
  const fault = await entryFault(build, looker);
  return fault === undefined ? [] : [fault];
}
