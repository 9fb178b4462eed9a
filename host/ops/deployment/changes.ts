import { isDeepStrictEqual } from 'node:util';
import type { RemoteBuild, RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { originOf } from '@site/release/addresses';
import type { ReleaseRecord } from '@site/release/releaseRecord';
import { toRemoteBuild } from '@site/release/remoteBuild';
import type { DisabledReason } from '@site/release/siteConfiguration';
import { factsOf, wayBackOf, type AuditAction, type AuditDraft } from './audit';
import { applyChange, type Check, type ChangeRequest, type ChangeResult, type Intent } from './applyChange';
import { disable, enable, promote, rollBack, type Deployed } from './deployment';
import { namedIn, type SiteManifest, type SiteState } from './manifestFile';
import { hint } from './hint';
import { scheduleUndo, SETTLED, whyOver, type Undo } from './planned';
import { Refusal } from './refusal';
import type { Environment } from './environment';
import { policyFaults } from './validate';
import { chooseRelease } from './versions';

/** Result of a change for one remote. */
export interface Outcome {
  readonly to: RemoteDeployment;
  /** Release that has to be valid for the change. */
  readonly check?: Omit<Check, 'remote'>;
  /** Notes for the operator. */
  readonly notes?: readonly string[];
  /** Operation that undoes the change, if there is one. */
  readonly undo?: Undo;
  /** Additional fields for the audit log. */
  readonly record?: Pick<AuditDraft, 'guards' | 'seen'>;
}

/** Disables a remote; players see the reason. */
export function disableRemote(
  remote: RemoteId,
  reason: NonNullable<DisabledReason>,
  request: ChangeRequest,
  environment: Environment,
): Promise<ChangeResult> {
  const note = `players read: ${reason['zh-CN']} / ${reason['zh-TW']}`;
  return changeRemote('disable', remote, request, environment, (deployed) =>
    Promise.resolve({
      to: disable(deployed, reason),
      notes: [note, ...canaryEnds(remote, deployed)],
      undo: { operation: 'enable', values: {}, onlyWhile: { enabled: false, reason } },
    }),
  );
}

/** Enables a remote again with its build. */
export function enableRemote(remote: RemoteId, request: ChangeRequest, environment: Environment): Promise<ChangeResult> {
  return changeRemote('enable', remote, request, environment, async (deployed) => {
    const to = enable(deployed);
    if (to?.active === undefined) {
      throw new Refusal('nothing-to-run', `${remote} has no build to run: ${hint(request.build, `promote ${remote} latest`)}`);
    }
    if (environment.readSite(request.build).without.has(remote)) {
      throw new Refusal(
        'not-in-this-build',
        `${request.build} does without ${remote}: host/ops/builds/${request.build}.json says so, change it there`,
      );
    }
    const check = { build: to.active, record: await releaseOf(request.build, remote, to.active.version, environment) };
    const reason = deployed?.enabled === false ? deployed.reason : undefined;
    if (reason === undefined) return { to, check };
    return {
      to,
      check,
      undo: { operation: 'disable', values: { reasonTw: reason['zh-TW'] }, why: reason['zh-CN'], onlyWhile: { enabled: true } },
    };
  });
}

/** Makes a release the active build, and the previous active one the fallback. */
export function promoteRemote(remote: RemoteId, wanted: string, request: ChangeRequest, environment: Environment): Promise<ChangeResult> {
  return changeRemote('promote', remote, request, environment, async (deployed) => {
    const record = chooseRelease(remote, await environment.store().list(remote), wanted);
    const build = toRemoteBuild(record, originOf(environment.addresses, remote));
    const back = deployed?.active?.version;
    return {
      to: promote(deployed, build),
      check: { build, record },
      notes: [...notesOnRun(request.build, remote, deployed), ...canaryGoesOn(remote, deployed, build.version)],
      ...(back === undefined ? {} : { undo: { operation: 'rollback', values: { to: back }, onlyWhile: { active: build.version } } }),
    };
  });
}

/** Rolls back to the previous build, or to the named one. The abandoned build never becomes the fallback. */
export function rollBackRemote(
  remote: RemoteId,
  wanted: string | undefined,
  request: ChangeRequest,
  environment: Environment,
): Promise<ChangeResult> {
  return changeRemote('rollback', remote, request, environment, async (deployed, site) => {
    const record = await targetOf(request.build, remote, wanted, deployed, environment);
    const build = toRemoteBuild(record, originOf(environment.addresses, remote));
    const wayBack = await findWayBack(remote, record.version, deployed, site, environment);
    const without = wayBack === undefined ? [`${remote} has no way back now: what is active is all there is`] : [];
    return {
      to: rollBack(deployed, build, wayBack),
      check: { build, record },
      notes: [...notesOnRun(request.build, remote, deployed), ...canaryEnds(remote, deployed), ...without],
    };
  });
}

/** Changes one remote, manually or as scheduled. Nothing changes when `decide` returns undefined. */
export function changeRemote(
  what: AuditAction,
  remote: RemoteId,
  request: ChangeRequest,
  environment: Environment,
  decide: (deployed: Deployed, site: SiteState) => Promise<Outcome | undefined>,
): Promise<ChangeResult> {
  const { build, until, carriesOut } = request;
  const of = carriesOut === undefined ? {} : { of: carriesOut.plan.id };
  return applyChange(`${what} ${remote}`, request, environment, async (site) => {
    const { manifest, lines } = site;
    if (manifest === undefined) throw noManifest(build, environment);
    requireKnown(remote, manifest, environment);
    const deployed = manifest.remotes[remote];
    const nothing = (why: string): Intent => {
      const isSettled = carriesOut === undefined || why === SETTLED;
      return { manifest, drafts: isSettled ? [] : [{ what: 'cancel', remote, ...of, why }], checks: [], notes: [why] };
    };
    const over = carriesOut && whyOver(carriesOut, lines, deployed, environment.now());
    if (over !== undefined) return nothing(over);
    const outcome = await decide(deployed, site);
    if (outcome === undefined) return nothing(SETTLED);
    const { to, check, notes = [], undo, record } = outcome;
    if (isDeepStrictEqual(deployed, to) && record === undefined) {
      if (until !== undefined && carriesOut === undefined) scheduleUndo(remote, undefined, until, request.why, lines);
      return nothing(`${remote} is so already: ${describe(to)}`);
    }
    const end = until === undefined ? [] : [scheduleUndo(remote, undo, until, request.why, lines)];
    return {
      manifest: { ...manifest, remotes: { ...manifest.remotes, [remote]: to } },
      drafts: [...end, { what, remote, ...fromTo(deployed, to), ...record, ...of }],
      checks: check === undefined ? [] : [{ remote, ...check }],
      notes,
    };
  });
}

/** Throws a refusal when neither the addresses nor the manifest contain the remote. */
export function requireKnown(remote: RemoteId, manifest: SiteManifest | undefined, { addresses }: Environment): void {
  const known = namedIn({ remotes: addresses.remotes }, manifest);
  if (!known.includes(remote)) throw new Refusal('no-such-remote', `There is no remote ${remote}; there are ${known.join(', ')}`);
}

/** Returns both sides of a change in the audit log's form. */
export function fromTo(before: Deployed, after: Deployed): Pick<AuditDraft, 'from' | 'to'> {
  const [from, to] = [factsOf(before), factsOf(after)];
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function describe({ enabled, active }: RemoteDeployment): string {
  return `${enabled ? 'on' : 'off'}, ${active?.version ?? 'no build'}`;
}

/** Returns a refusal for a themed build that was never configured. Throws when there is no such build. */
export function noManifest(build: string, { readSite }: Environment): Refusal {
  readSite(build);
  return new Refusal('no-manifest', `There is no manifest of ${build} yet: ${hint(build, 'configure --latest')}`);
}

function notesOnRun(build: string, remote: RemoteId, deployed: Deployed): readonly string[] {
  return deployed?.enabled === false ? [`${remote} stays off: ${hint(build, `enable ${remote}`)}`] : [];
}

/** Describes the end of a canary: a disabled remote has none, and after a rollback every device has the same build. */
function canaryEnds(remote: RemoteId, deployed: Deployed): readonly string[] {
  const canary = factsOf(deployed)?.canary;
  return canary === undefined ? [] : [`the canary ${canary.version} of ${remote} ends with this`];
}

function canaryGoesOn(remote: RemoteId, deployed: Deployed, promoted: string): readonly string[] {
  const canary = factsOf(deployed)?.canary;
  return canary === undefined || canary.version === promoted ? [] : [`the canary ${canary.version} of ${remote} goes on`];
}

async function targetOf(
  site: string,
  remote: RemoteId,
  wanted: string | undefined,
  deployed: Deployed,
  environment: Environment,
): Promise<ReleaseRecord> {
  if (wanted !== undefined) return chooseRelease(remote, await environment.store().list(remote), wanted);
  if (deployed?.previous !== undefined) return releaseOf(site, remote, deployed.previous.version, environment);
  throw new Refusal(
    'no-way-back',
    `${remote} has no build before this one: ${hint(site, `releases ${remote}`)} shows what --to can name; ${hint(site, `disable ${remote}`)} switches it off`,
  );
}

export async function releaseOf(site: string, remote: RemoteId, version: string, environment: Environment): Promise<ReleaseRecord> {
  const store = environment.store();
  const record = await store.read(remote, version);
  if (record !== undefined) return record;
  throw new Refusal(
    'no-release',
    `${store.location} has no release ${version} of ${remote}: ${hint(site, `releases ${remote}`)} shows what it has`,
  );
}

/**
 * Returns the fallback that the build had when it was last active, unless it is the abandoned build, is missing in the
 * store, or is incompatible with this host.
 */
async function findWayBack(
  remote: RemoteId,
  version: string,
  deployed: Deployed,
  { lines, manifest }: SiteState,
  environment: Environment,
): Promise<RemoteBuild | undefined> {
  const before = wayBackOf(lines, remote, version);
  if (before === undefined || before === version || before === deployed?.active?.version) return undefined;
  const record = await environment.store().read(remote, before);
  if (record === undefined) return undefined;
  const build = toRemoteBuild(record, originOf(environment.addresses, remote));
  return policyFaults(build, manifest?.remoteOrigins ?? []).length === 0 ? build : undefined;
}
