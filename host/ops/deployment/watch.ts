import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { applyChange, type ChangeRequest, type ChangeResult } from './applyChange';
import { pendingPlans, type Guards, type PlannedLine } from './audit';
import { changeCanary, currentTrial, stepOf, type CanaryChange, type Trial } from './canary';
import type { Environment } from './environment';
import { judge, type Verdict } from './guards';
import { beat } from './heartbeat';
import { readSiteState } from './manifestFile';
import { formatZoned } from './moments';
import { OPERATIONS } from './operations';
import { describePlan } from './planned';
import { Refusal } from './refusal';
import { readPlans } from './schedule';
import { messageOf } from './systemError';

/** Event of a check of a themed build: an effect, or a reason to wait. */
export interface Sighting {
  readonly build: string;
  /** `changed` something · `waits` · `refused` · `failed`, which the next check retries. */
  readonly kind: 'changed' | 'waits' | 'refused' | 'failed';
  readonly text: string;
}

/**
 * Checks repeatedly until it is stopped; a check in progress is finished. An unchanged reason to wait is reported once.
 */
export async function watch(
  environment: Environment,
  signal: AbortSignal,
  everyMs: number,
  say: (sightings: readonly Sighting[]) => void,
): Promise<void> {
  let said = new Set<string>();
  while (!signal.aborted) {
    const sightings = await look(environment, everyMs);
    say(sightings.filter((each) => !said.has(JSON.stringify(each))));
    said = new Set(sightings.filter(({ kind }) => kind !== 'changed').map((each) => JSON.stringify(each)));
    await wait(everyMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Another command held the lock, so the next check retries. */
const TRIED_AGAIN: ReadonlySet<Refusal['code']> = new Set(['locked', 'lock-lost']);

/**
 * Checks each themed build once: carries out due plans in order, and judges automatic canaries. All its state is in the
 * audit logs, so it may stop and restart at any time; each change is decided again under the lock, so two watchers do
 * nothing twice. Never throws.
 *
 * @param everyMs interval until the next check, for the operations console
 */
export async function look(environment: Environment, everyMs?: number): Promise<readonly Sighting[]> {
  const sightings: Sighting[] = [];
  // A failed heartbeat must not prevent the check.
  await beat(environment, everyMs).catch(() => undefined);
  for (const build of environment.builds()) {
    try {
      for (const line of await duePlans(build, environment)) sightings.push(await carryOutPlan(build, line, environment));
      sightings.push(...(await judgeCanaries(build, environment)));
    } catch (error) {
      sightings.push({ build, kind: 'failed', text: messageOf(error) });
    }
  }
  return sightings;
}

async function duePlans(build: string, environment: Environment): Promise<readonly PlannedLine[]> {
  const now = environment.now().toISOString();
  return (await readPlans(build, environment)).filter(({ plan }) => plan.due <= now);
}

async function carryOutPlan(build: string, line: PlannedLine, environment: Environment): Promise<Sighting> {
  const { plan, remote, why, approvedBy } = line;
  const what = `${describePlan(line)} (${plan.id}, due ${formatZoned(plan.due)})`;
  const request: ChangeRequest = {
    build,
    why,
    isDryRun: false,
    carriesOut: line,
    ...(approvedBy && { approvedBy }),
    ...(plan.until && { until: plan.until }),
  };
  try {
    const operation = OPERATIONS.find(({ name }) => name === plan.operation);
    if (operation === undefined) throw new Refusal('no-plan', `Nothing is called ${plan.operation} any more`);
    const result = await operation.apply({ remote, values: plan.values }, request, inNameOf(line, environment));
    return {
      build,
      kind: 'changed',
      text: `${what}: ${result.changes.some(({ what: done }) => done === 'cancel') ? result.notes.join(' ') : result.outcome}`,
    };
  } catch (error) {
    if (!(error instanceof Refusal) || TRIED_AGAIN.has(error.code)) return { build, kind: 'failed', text: `${what}: ${messageOf(error)}` };
    await recordRefusal(request, line, error, environment);
    return { build, kind: 'refused', text: `${what}: ${error.message}` };
  }
}

/** Records that a scheduled change was refused: it is not retried. */
function recordRefusal(
  { build }: ChangeRequest,
  line: PlannedLine,
  { message, faults }: Refusal,
  environment: Environment,
): Promise<ChangeResult> {
  const why = [
    `${describePlan(line)}: ${message}`,
    ...faults.map(({ at, expected, got }) => `${at}: expected ${expected}, got ${got}`),
  ].join('; ');
  const { plan, remote } = line;
  return applyChange(`refuse ${plan.id}`, { build, why, isDryRun: false }, inNameOf(line, environment), ({ manifest, lines }) => {
    const isPending = pendingPlans(lines).some((each) => each.plan.id === plan.id);
    if (manifest === undefined) throw new Refusal('no-manifest', `There is no manifest of ${build}`);
    return Promise.resolve({
      manifest,
      drafts: isPending ? [{ what: 'refused', ...(remote && { remote }), of: plan.id }] : [],
      checks: [],
      notes: [],
    });
  });
}

async function judgeCanaries(build: string, environment: Environment): Promise<readonly Sighting[]> {
  const site = await readSiteState(environment.fileOf(build));
  const trials = Object.keys(site.manifest?.remotes ?? {}).flatMap((remote) => {
    const trial = currentTrial(site, remote);
    return trial?.guards === undefined ? [] : [{ remote, trial, guards: trial.guards }];
  });
  if (trials.length === 0) return [];
  const figures = await environment.figures();
  if (figures === undefined)
    return [{ build, kind: 'waits', text: 'the figures of the site cannot be read: no canary is raised or taken back' }];
  const sightings: Sighting[] = [];
  for (const { remote, trial, guards } of trials) {
    const verdict = judge(stepOf(site, build, remote, trial, guards), figures, environment.now());
    sightings.push(await act(build, remote, trial, guards, verdict, environment));
  }
  return sightings;
}

async function act(
  build: string,
  remote: RemoteId,
  trial: Trial,
  guards: Guards,
  verdict: Verdict,
  environment: Environment,
): Promise<Sighting> {
  const what = `canary ${remote} ${trial.version} at ${trial.percent} %`;
  if (verdict.kind === 'wait') return { build, kind: 'waits', text: `${what}: ${verdict.why}` };
  const change: CanaryChange = verdict.kind === 'raise' ? { kind: 'share', percent: verdict.percent, guards } : { kind: verdict.kind };
  const did = { raise: 'raised', finish: 'finished', abort: 'taken back' }[verdict.kind];
  const why = `${did} by its guards, ${verdict.why}`;
  try {
    const result = await changeCanary(remote, change, { build, why, isDryRun: false }, inNameOf(trial.line, environment), trial);
    return {
      build,
      kind: result.outcome === 'changed' ? 'changed' : 'waits',
      text: `${what}: ${result.outcome === 'changed' ? why : 'another hand was faster'}`,
    };
  } catch (error) {
    return { build, kind: 'failed', text: `${what}: ${messageOf(error)}` };
  }
}

/** Returns the environment of an automatic change: the audit log names the watcher and the person for whom it acts. */
function inNameOf({ who }: { readonly who: string }, environment: Environment): Environment {
  const person = who.replace(/^ops watch for /, '');
  return { ...environment, operator: () => `ops watch for ${person}` };
}
