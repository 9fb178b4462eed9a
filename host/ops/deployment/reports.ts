import { stat } from 'node:fs/promises';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { ReleaseRecord } from '@site/release/releaseRecord';
import type { SignatureFacts } from '@site/release/signingKeys';
import { abandonedBuilds, factsOf, withoutVoid, type AuditLine, type Guards } from './audit';
import { beganAt, currentTrial, stepOf } from './canary';
import type { Deployed } from './deployment';
import { noManifest, requireKnown } from './changes';
import type { Figures } from './figures';
import { figuresOfStep } from './guards';
import { hint } from './hint';
import { namedIn, readAudit, readSiteState, type SiteManifest, type SiteState } from './manifestFile';
import { Refusal, type Fault } from './refusal';
import type { Environment } from './environment';
import { deployedFigures, toDeployed, type DeployedFigures } from './statusFigures';
import { entryFault } from './validate';

export interface RemoteStatus {
  readonly remote: RemoteId;
  /** State; `none` when the manifest does not name the remote, which players see as disabled. */
  readonly state: 'on' | 'off' | 'none';
  readonly reason?: Readonly<Record<'zh-CN' | 'zh-TW', string>>;
  readonly active?: string;
  readonly previous?: string;
  /** Build that a share of the devices gets instead of the active one. */
  readonly canary?: CanaryStatus;
  /** Required contract of the active build. */
  readonly requires?: string;
  /** Result of requesting the entry of the active build now and comparing its hash. */
  readonly entry: 'answers' | 'fails' | 'not-asked';
  readonly fault?: Fault;
  /** Figures that players' browsers reported for its builds; absent when unavailable. */
  readonly withPlayers?: readonly DeployedFigures[];
}

export interface CanaryStatus {
  readonly version: string;
  readonly share: number;
  /** True when `pnpm ops watch` raises and aborts it. */
  readonly isAuto: boolean;
  /** Details; absent when no command created the canary in its current form. */
  readonly trial?: {
    /** Time when the build became a canary; ISO 8601, UTC. */
    readonly since: string;
    /** Time, author and reason of its current share. */
    readonly stepSince: string;
    readonly who: string;
    readonly why: string;
    readonly guards?: Guards;
    /** Figures of both builds since then, by which the guards decide, when known. */
    readonly step?: readonly DeployedFigures[];
  };
}

export interface Status {
  readonly build: string;
  readonly file: string;
  readonly revision: number;
  /** Time since the manifest was written. */
  readonly ageMs: number;
  /** Signature as currently served pages see it. */
  readonly signature: SignatureFacts;
  readonly remotes: readonly RemoteStatus[];
  /** Reason why the requested figures are missing. */
  readonly figuresFailure?: string;
}

export interface HistoryEntry extends AuditLine {
  /** False for an interrupted change, which players never saw. */
  readonly isInForce: boolean;
}

export interface ReleaseEntry {
  readonly record: ReleaseRecord;
  /** Standing of a release; `abandoned`: operations rolled it back, as the active build or as a canary. */
  readonly standing: 'active' | 'canary' | 'previous' | 'abandoned' | 'released';
}

/** Reads the deployment, and checks whether it responds. */
export async function readStatus(
  build: string,
  remote: RemoteId | undefined,
  isChecked: boolean,
  environment: Environment,
): Promise<Status> {
  const { fileOf, fetch, addresses, now } = environment;
  const file = fileOf(build);
  const { manifest, lines, recoveredFrom, damage, signature = { state: 'unsigned' } } = await readSiteState(file);
  if (manifest === undefined) throw noManifest(build, environment);
  if (recoveredFrom !== undefined) {
    const [code, what] =
      damage === undefined ? (['no-manifest', 'missing'] as const) : (['damaged-manifest', `damaged (${damage})`] as const);
    throw new Refusal(code, `${file} is ${what}: ${hint(build, 'restore')} gives back revision ${recoveredFrom}`);
  }
  let figuresFailure: string | undefined;
  const onFailure = (why: string): void => {
    figuresFailure = why;
  };
  const asked = isChecked ? environment.figures({ onFailure }) : undefined;
  const describe = async (remote: RemoteId): Promise<RemoteStatus> => {
    const deployed = manifest.remotes[remote];
    const reason = deployed?.enabled === false ? deployed.reason : undefined;
    const { active, previous } = deployed ?? {};
    const facts = factsOf(deployed);
    const { canary } = facts ?? {};
    const figures = await asked;
    const fault = isChecked && active ? await entryFault(active, { fetch, hostOrigin: addresses.host }) : undefined;
    return {
      remote,
      state: deployed === undefined ? 'none' : deployed.enabled ? 'on' : 'off',
      ...(reason && { reason }),
      ...(active && { active: active.version, requires: active.requires }),
      ...(previous && { previous: previous.version }),
      ...(canary && { canary: { ...canary, ...describeTrial({ manifest, lines }, build, remote, figures) } }),
      entry: !isChecked || !active ? 'not-asked' : fault === undefined ? 'answers' : 'fails',
      ...(fault && { fault }),
      ...(figures && { withPlayers: deployedFigures(figures, remote, build, facts) }),
    };
  };
  const { mtimeMs } = await stat(file);
  const described = await Promise.all(remotesAsked(remote, manifest, environment).map(describe));
  return {
    build,
    file,
    revision: manifest.revision,
    ageMs: Math.round(now().getTime() - mtimeMs),
    signature,
    remotes: described,
    ...(figuresFailure !== undefined && { figuresFailure }),
  };
}

/** Describes a canary from the audit line that created it. */
function describeTrial(
  site: Pick<SiteState, 'manifest' | 'lines'>,
  build: string,
  remote: RemoteId,
  figures: Figures | undefined,
): Pick<CanaryStatus, 'isAuto' | 'trial'> {
  const trial = currentTrial(site, remote);
  if (trial === undefined) return { isAuto: false };
  const { line, guards } = trial;
  const step = guards && figures && figuresOfStep(stepOf(site, build, remote, trial, guards), figures);
  return {
    isAuto: guards !== undefined,
    trial: {
      since: beganAt(site, remote, trial),
      stepSince: line.at,
      who: line.who,
      why: line.why,
      ...(guards && { guards }),
      ...(step && { step: [toDeployed(step.canary, 'canary'), toDeployed(step.active, 'active')] }),
    },
  };
}

/** Reads all changes with author and reason, newest first. */
export async function readHistory(
  build: string,
  remote: RemoteId | undefined,
  limit: number,
  { fileOf }: Environment,
): Promise<readonly HistoryEntry[]> {
  const lines = await readAudit(fileOf(build));
  const valid = new Set(withoutVoid(lines));
  return lines
    .filter((line) => line.what !== 'void' && (remote === undefined || line.remote === remote))
    .map((line) => ({ ...line, isInForce: valid.has(line) }))
    .reverse()
    .slice(0, limit);
}

/** Reads the releases in the store, newest first, with their standing. */
export async function readReleases(
  build: string,
  remote: RemoteId | undefined,
  environment: Environment,
): Promise<readonly ReleaseEntry[]> {
  const { manifest, lines } = await readSiteState(environment.fileOf(build));
  const asked = remotesAsked(remote, manifest, environment);
  const byRemote = await Promise.all(asked.map(async (id) => ({ records: await environment.store().list(id), id })));
  return byRemote.flatMap(({ records, id }) => {
    const abandoned = abandonedBuilds(lines, id);
    return records.map((record) => ({ record, standing: standingOf(record, manifest?.remotes[id], abandoned) }));
  });
}

/** Returns the named remote, or all remotes of the addresses and the manifest. Throws a refusal for an unknown one. */
function remotesAsked(remote: RemoteId | undefined, manifest: SiteManifest | undefined, environment: Environment): readonly RemoteId[] {
  if (remote === undefined) return namedIn({ remotes: environment.addresses.remotes }, manifest);
  requireKnown(remote, manifest, environment);
  return [remote];
}

function standingOf({ version }: ReleaseRecord, deployed: Deployed, abandoned: ReadonlySet<string>): ReleaseEntry['standing'] {
  const { active, canary, previous } = factsOf(deployed) ?? {};
  if (active === version) return 'active';
  if (canary?.version === version) return 'canary';
  if (previous === version) return 'previous';
  return abandoned.has(version) ? 'abandoned' : 'released';
}
