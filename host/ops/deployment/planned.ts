import { isDeepStrictEqual } from 'node:util';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { factsOf, nextPlanId, pendingPlans, type AuditDraft, type AuditLine, type Plan, type PlannedLine } from './audit';
import type { Deployed } from './deployment';
import { formatZoned } from './moments';
import { Refusal } from './refusal';

/** Undo of a timed change: an operation, its values, and its reason. */
export interface Undo extends Pick<Plan, 'operation' | 'values' | 'onlyWhile'> {
  readonly why?: string;
}

/** Records the undo together with the change itself, so an interrupted change leaves no undo behind. */
export function scheduleUndo(remote: RemoteId, undo: Undo | undefined, due: string, why: string, lines: readonly AuditLine[]): AuditDraft {
  if (undo === undefined) {
    throw new Refusal('nothing-to-undo', `There is nothing that ${remote} could go back to at the end: leave out --until`);
  }
  const { why: own, ...what } = undo;
  return { what: 'schedule', remote, plan: { id: nextPlanId(lines), due, ...what }, why: own ?? `the end of: ${why}` };
}

/** Reason for a plan that was carried out, cancelled or refused by another process meanwhile. */
export const SETTLED = 'another hand was faster';

/** Returns why a plan is no longer carried out, if so. */
export function whyOver({ plan }: PlannedLine, lines: readonly AuditLine[], deployed: Deployed, now: Date): string | undefined {
  if (pendingPlans(lines).every((line) => line.plan.id !== plan.id)) return SETTLED;
  if (plan.until !== undefined && plan.until <= now.toISOString()) return `its end was ${formatZoned(plan.until)} already`;
  if (plan.onlyWhile !== undefined && !isStill(plan.onlyWhile, deployed)) return 'the remote is not as that change left it';
  return undefined;
}

/** Formats a plan such as `promote wallet 1.1.0-bbbbbbbb`. */
export function describePlan({ plan, remote }: { readonly plan: Plan; readonly remote?: string | undefined }): string {
  const values = Object.entries(plan.values).map(([name, value]) =>
    name === 'version' ? String(value) : `${name}${value === true ? '' : ` ${value}`}`,
  );
  return [plan.operation, remote, ...values].filter((part) => part !== undefined).join(' ');
}

function isStill({ canary, ...onlyWhile }: NonNullable<Plan['onlyWhile']>, deployed: Deployed): boolean {
  const facts = factsOf(deployed);
  if (facts === undefined || (canary !== undefined && facts.canary?.version !== canary)) return false;
  return Object.entries(onlyWhile).every(([name, value]) => isDeepStrictEqual(facts[name as keyof typeof onlyWhile], value));
}
