import type { RemoteId } from '@site/shared/contract/remoteProps';
import { originOf } from '@site/release/addresses';
import { toRemoteBuild } from '@site/release/remoteBuild';
import { scriptCommand } from '@site/release/scriptCommand';
import type { ChangeRequest, ChangeResult } from './applyChange';
import { factsOf, inForce, type AuditLine, type Guards, type Seen } from './audit';
import { changeRemote, releaseOf, type Outcome } from './changes';
import { promote, tryOn, withoutCanary, type Deployed } from './deployment';
import type { Environment } from './environment';
import { readSeen, type Step } from './guards';
import { hint } from './hint';
import type { SiteState } from './manifestFile';
import { Refusal } from './refusal';
import { chooseRelease } from './versions';

export type CanaryChange =
  /** Gives the build to a percentage of the devices. Without a version, changes the share of the running canary. */
  | { readonly kind: 'share'; readonly version?: string | undefined; readonly percent: number; readonly guards?: Guards | undefined }
  /** Makes it the active build, and the active one the fallback. */
  | { readonly kind: 'finish' }
  /** Gives every device the active build. */
  | { readonly kind: 'abort' };

/** Running canary, with the line of the audit log that contains its rules. */
export interface Trial {
  readonly line: AuditLine;
  readonly version: string;
  /** Share of the devices in percent. */
  readonly percent: number;
  /** Automatic rules; absent for a canary that is changed manually. */
  readonly guards: Guards | undefined;
}

/**
 * Starts, changes or ends a canary. Its files are validated before the first device gets it, and again before all do;
 * aborting it depends on no server.
 *
 * @param judged the examined trial: nothing is changed when it is no longer the same
 */
export function changeCanary(
  remote: RemoteId,
  change: CanaryChange,
  request: ChangeRequest,
  environment: Environment,
  judged?: Trial,
): Promise<ChangeResult> {
  return changeRemote('canary', remote, request, environment, async (deployed, site) => {
    if (judged !== undefined && !isSame(judged, currentTrial(site, remote))) return undefined;
    if (change.kind === 'share') return share(remote, change, { deployed, trial: currentTrial(site, remote) }, request, environment);
    if (change.kind === 'finish') return finish(remote, deployed, request, environment);
    return { to: withoutCanary(running(remote, deployed, request.build).deployed) };
  });
}

/** Returns the canary of a remote that a command created; undefined for any other. */
export function currentTrial({ manifest, lines }: Pick<SiteState, 'manifest' | 'lines'>, remote: RemoteId): Trial | undefined {
  const canary = factsOf(manifest?.remotes[remote])?.canary;
  const line = inForce(lines).findLast(({ what, remote: named }) => what === 'canary' && named === remote);
  const made = line?.to?.canary;
  if (canary === undefined || line === undefined || made?.version !== canary.version || made.share !== canary.share) return undefined;
  return { line, version: canary.version, percent: Math.round(canary.share * 100), guards: line.guards };
}

/** Returns the time when the build of a trial became a canary, at any share. */
export function beganAt({ lines }: Pick<SiteState, 'lines'>, remote: RemoteId, { line, version }: Trial): string {
  const own = inForce(lines).filter((each) => each.remote === remote);
  const before = own.findLastIndex(({ to }) => to?.canary?.version !== version);
  return (own[before + 1] ?? line).at;
}

/** Returns the current step of a trial for its evaluation. */
export function stepOf(
  { manifest }: Pick<SiteState, 'manifest'>,
  site: string,
  remote: RemoteId,
  { line, version, percent }: Trial,
  guards: Guards,
): Step {
  const active = manifest?.remotes[remote]?.active?.version ?? '';
  return { site, remote, canary: version, active, percent, guards, since: new Date(line.at), seen: line.seen ?? [] };
}

function isSame(one: Trial, other: Trial | undefined): boolean {
  return other !== undefined && one.line.revision === other.line.revision && one.version === other.version;
}

async function share(
  remote: RemoteId,
  { version: wanted, percent, guards }: Extract<CanaryChange, { kind: 'share' }>,
  { deployed, trial }: { readonly deployed: Deployed; readonly trial: Trial | undefined },
  { build: site }: ChangeRequest,
  environment: Environment,
): Promise<Outcome> {
  if (deployed?.enabled !== true) {
    const command = deployed?.active === undefined ? `promote ${remote} latest` : `enable ${remote}`;
    throw new Refusal(
      'nothing-to-run',
      `${remote} is off, and has no active build beside which another could be tried: ${hint(site, command)}`,
    );
  }
  const { canary } = deployed;
  const version = wanted === undefined ? running(remote, deployed, site).version : wanted;
  const record = chooseRelease(remote, await environment.store().list(remote), version);
  if (record.version === deployed.active.version) {
    throw new Refusal('other-canary', `${remote} ${record.version} is the active build: every device has it`);
  }
  if (canary !== undefined && canary.build.version !== record.version) {
    throw new Refusal('other-canary', `${remote} ${canary.build.version} is being tried: ${endings(remote, site)}, then try another`);
  }
  const build = toRemoteBuild(record, originOf(environment.addresses, remote));
  const seen = guards && (await readSeen(site, remote, [record.version, deployed.active.version], environment));
  const hand =
    guards === undefined
      ? 'by hand: nothing else raises it or takes it back'
      : `${scriptCommand('ops', 'watch')} raises it, finishes it or takes it back`;
  return {
    to: tryOn(deployed, build, percent / 100),
    check: { build, record },
    notes: [`${hand}; ${endings(remote, site)}`],
    undo: { operation: 'canary', values: { abort: true }, onlyWhile: { canary: record.version } },
    ...recordOf(guards, seen, trial),
  };
}

/** Returns the recorded rules. A manual change of the share ends the automation, even when the share stays the same. */
function recordOf(guards: Guards | undefined, seen: readonly Seen[] | undefined, trial: Trial | undefined): Pick<Outcome, 'record'> {
  if (guards !== undefined && seen !== undefined) return { record: { guards, seen: [...seen] } };
  return trial?.guards === undefined ? {} : { record: {} };
}

async function finish(remote: RemoteId, deployed: Deployed, { build: site }: ChangeRequest, environment: Environment): Promise<Outcome> {
  const { version } = running(remote, deployed, site);
  const record = await releaseOf(site, remote, version, environment);
  const build = toRemoteBuild(record, originOf(environment.addresses, remote));
  return { to: promote(deployed, build), check: { build, record } };
}

function running(
  remote: RemoteId,
  deployed: Deployed,
  site: string,
): { readonly version: string; readonly deployed: NonNullable<Deployed> } {
  const version = factsOf(deployed)?.canary?.version;
  if (deployed !== undefined && version !== undefined) return { version, deployed };
  throw new Refusal('no-canary', `No build of ${remote} is being tried: ${hint(site, `canary ${remote} <version> --share 5`)} begins`);
}

function endings(remote: RemoteId, site: string): string {
  return `${hint(site, `canary ${remote} --finish`)} or ${hint(site, `canary ${remote} --abort`)}`;
}
