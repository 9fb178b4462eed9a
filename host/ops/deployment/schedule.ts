import type { RemoteId } from '@site/shared/contract/remoteProps';
import { scriptCommand } from '@site/release/scriptCommand';
import { applyChange, type ChangeRequest, type ChangeResult } from './applyChange';
import { nextPlanId, pendingPlans, type AuditLine, type Plan, type PlannedLine } from './audit';
import { noManifest } from './changes';
import type { Environment } from './environment';
import { hint } from './hint';
import { readAudit } from './manifestFile';
import { formatZoned } from './moments';
import type { Operation, Parameters, Values } from './operation';
import { describePlan } from './planned';
import { Refusal } from './refusal';
import { chooseRelease } from './versions';

const TIMES = {
  at: { kind: 'time', usage: '--at <time>', does: 'not now: ops watch does it then, such as 2026-12-01T02:00+08:00' },
  until: { kind: 'time', usage: '--until <time>', does: 'ops watch undoes it then, where nothing else has changed it' },
} as const satisfies Parameters;

/** Extends an operation so that it can be scheduled, and undone at a time. */
export function timed(operation: Operation): Operation {
  return {
    ...operation,
    parameters: { ...operation.parameters, ...TIMES },
    apply: async ({ remote, values: { at, until, ...values } }, request, environment) => {
      const [start, end] = [timeOf(at), timeOf(until)];
      const now = environment.now().toISOString();
      for (const time of [start, end]) {
        if (time !== undefined && time <= now)
          throw new Refusal('not-in-future', `${formatZoned(time)} is past: it is ${formatZoned(now)} now`);
      }
      if (start !== undefined && end !== undefined && end <= start)
        throw new Refusal('not-in-future', `--until is before --at: ${formatZoned(end)}`);
      const change = end === undefined ? request : { ...request, until: end };
      if (start === undefined || remote === undefined) return operation.apply({ remote, values }, change, environment);
      const pinned = await withFullVersion(remote, values, environment);
      // Validate now, because an invalid change would hardly become valid later.
      const { changes: foreseen } = await operation.apply(
        { remote, values: pinned },
        { build: request.build, why: request.why, isDryRun: true },
        environment,
      );
      const planned = { due: start, operation: operation.name, values: given(pinned), ...(end && { until: end }) };
      return { ...(await schedule(remote, planned, request, environment)), foreseen };
    },
  };
}

export function cancelPlan(id: number, request: ChangeRequest, environment: Environment): Promise<ChangeResult> {
  return applyChange(`cancel ${id}`, request, environment, ({ manifest, lines }) => {
    const line = pendingPlans(lines).find(({ plan }) => plan.id === id);
    if (line === undefined || manifest === undefined) {
      throw new Refusal('no-plan', `Nothing of the number ${id} is scheduled: ${hint(request.build, 'scheduled')} shows what is`);
    }
    const { remote } = line;
    return Promise.resolve({
      manifest,
      drafts: [{ what: 'cancel', ...(remote && { remote }), of: id }],
      checks: [],
      notes: [`${describePlan(line)} will not be made`],
    });
  });
}

/** Returns the plans of a themed build, the next one first. */
export async function readPlans(build: string, { fileOf }: Environment): Promise<readonly PlannedLine[]> {
  return plansInOrder(await readAudit(fileOf(build)));
}

export function plansInOrder(lines: readonly AuditLine[]): readonly PlannedLine[] {
  return [...pendingPlans(lines)].sort((a, b) => a.plan.due.localeCompare(b.plan.due) || a.plan.id - b.plan.id);
}

function schedule(remote: RemoteId, planned: Omit<Plan, 'id'>, request: ChangeRequest, environment: Environment): Promise<ChangeResult> {
  return applyChange(`schedule ${planned.operation} ${remote}`, request, environment, ({ manifest, lines }) => {
    if (manifest === undefined) throw noManifest(request.build, environment);
    const id = nextPlanId(lines);
    const taken = `${hint(request.build, `cancel ${id}`)} takes it from the list`;
    return Promise.resolve({
      manifest,
      drafts: [{ what: 'schedule', remote, plan: { id, ...planned } }],
      checks: [],
      notes: [`scheduled as ${id} for ${formatZoned(planned.due)}; ${scriptCommand('ops', 'watch')} has to run then, and ${taken}`],
    });
  });
}

/** Resolves `latest` now, and not when the plan is due. */
async function withFullVersion(remote: RemoteId, values: Values, { store }: Environment): Promise<Values> {
  const { version } = values;
  return typeof version === 'string' ? { ...values, version: chooseRelease(remote, await store().list(remote), version).version } : values;
}

function given(values: Values): Plan['values'] {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
}

function timeOf(value: Values[string]): string | undefined {
  return value === undefined ? undefined : String(value);
}
