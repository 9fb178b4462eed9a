import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { localizedSchema, type RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { check, describeIssues } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import { Refusal } from './refusal';

/** Recorded state of a remote: builds by their versions, whose records are permanent in the store. */
const remoteFactsSchema = z.object({
  enabled: z.boolean(),
  active: z.optional(z.string()),
  previous: z.optional(z.string()),
  /** Build that a share of the devices gets instead of the active one. */
  canary: z.optional(z.object({ version: z.string(), share: z.number() })),
  reason: z.optional(localizedSchema),
});
export type RemoteFacts = z.infer<typeof remoteFactsSchema>;

/**
 * Actions of the audit log. `found` the log lacks the change that produced this manifest · `sign` it was signed again ·
 * `void` the change of that revision was interrupted before it was in force · `schedule` a change is planned · `cancel`
 * a plan was cancelled · `refused` a plan was refused when it was due.
 */
export const AUDIT_ACTIONS = [
  'configure',
  'promote',
  'rollback',
  'canary',
  'enable',
  'disable',
  'restore',
  'sign',
  'found',
  'void',
  'schedule',
  'cancel',
  'refused',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Returns true when a line does not change the manifest. */
export function isOnRecordOnly({ what }: { readonly what: AuditAction }): boolean {
  return what === 'schedule' || what === 'cancel' || what === 'refused';
}

/** Planned change: the later call of `pnpm ops`. */
const planSchema = z.object({
  id: z.int(),
  /** Time in ISO 8601, UTC, like `until`. */
  due: z.string(),
  operation: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.literal(true)])),
  /** Time of the automatic undo. */
  until: z.optional(z.string()),
  /** Condition: the plan is carried out only when the remote still has this state. */
  onlyWhile: z.optional(
    z.object({
      enabled: z.optional(z.boolean()),
      active: z.optional(z.string()),
      reason: z.optional(localizedSchema),
      canary: z.optional(z.string()),
    }),
  ),
});
export type Plan = z.infer<typeof planSchema>;

/** Rules by which a canary is raised and aborted automatically. */
const guardsSchema = z.object({
  /** Rising shares in percent; 100 finishes the canary. */
  steps: z.array(z.int()),
  stepMinutes: z.int(),
  /** Number of loads of the canary that each step needs. */
  sample: z.int(),
  /** Maximum difference to the failure rate of the active build, in percentage points. */
  failureRise: z.number(),
  /** Maximum ratio of its median load time to that of the active build. */
  loadRatio: z.number(),
});
export type Guards = z.infer<typeof guardsSchema>;

/** Figures of a build at the start of a step. */
const seenSchema = z.object({
  build: z.string(),
  loads: z.int(),
  failuresByPhase: z.record(z.string(), z.int()),
  /** Loads per bound of their times, as in the figures. */
  counts: z.array(z.number()),
});
export type Seen = z.infer<typeof seenSchema>;

/**
 * Line of `audit.jsonl`: the effect of a revision on one remote, or, without `remote`, on the facts of the themed
 * build.
 */
export const auditLineSchema = z.object({
  revision: z.int(),
  /** Time in ISO 8601, UTC. */
  at: z.string(),
  who: z.string(),
  /** Approver, when the themed build requires one. */
  approvedBy: z.optional(z.string()),
  why: z.string(),
  what: z.enum(AUDIT_ACTIONS),
  build: z.string(),
  remote: z.optional(z.string()),
  /** Previous state; absent when the manifest did not name the remote. */
  from: z.optional(remoteFactsSchema),
  to: z.optional(remoteFactsSchema),
  plan: z.optional(planSchema),
  /** Plan that this line carries out, cancels or refuses. */
  of: z.optional(z.int()),
  /** Rules of an automatic canary, with the figures at its start. */
  guards: z.optional(guardsSchema),
  seen: z.optional(z.array(seenSchema)),
  /** `hashOf` the resulting manifest. */
  manifest: z.string(),
});
export type AuditLine = z.infer<typeof auditLineSchema>;

/** Line that schedules a change. */
export type PlannedLine = AuditLine & { readonly plan: Plan };

/** Part of a change without its time and author; `why` when it differs from the reason of the change. */
export type AuditDraft = Pick<AuditLine, 'what' | 'remote' | 'from' | 'to' | 'plan' | 'of' | 'guards' | 'seen'> & { readonly why?: string };

/** Returns the identity of a manifest's text; `none` when there is no manifest. */
export function hashOf(text: string | undefined): string {
  return text === undefined ? 'none' : createHash('sha256').update(text).digest('hex');
}

export function factsOf(deployment: RemoteDeployment | undefined): RemoteFacts | undefined {
  if (deployment === undefined) return undefined;
  const { enabled, active, previous } = deployment;
  const reason = enabled ? undefined : deployment.reason;
  const canary = enabled ? deployment.canary : undefined;
  return {
    enabled,
    ...(active === undefined ? {} : { active: active.version }),
    ...(previous === undefined ? {} : { previous: previous.version }),
    ...(canary === undefined ? {} : { canary: { version: canary.build.version, share: canary.share } }),
    ...(reason === undefined ? {} : { reason }),
  };
}

/**
 * Parses the lines of the file. Text after the last line break is incomplete and ignored, because its change was not in
 * force yet. Throws a refusal that names the first invalid line.
 */
export function parseAudit(text: string): readonly AuditLine[] {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole.split('\n').flatMap((line, index) => (line === '' ? [] : [parseLine(line, index + 1)]));
}

export function toText(lines: readonly AuditLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Returns the lines whose change is in force, oldest first. */
export function inForce(lines: readonly AuditLine[]): readonly AuditLine[] {
  return withoutVoid(lines).filter((line) => !isOnRecordOnly(line));
}

/** Returns the pending plans, oldest first: neither carried out, cancelled nor refused. */
export function pendingPlans(lines: readonly AuditLine[]): readonly PlannedLine[] {
  const valid = withoutVoid(lines);
  const settled = new Set(valid.map(({ of }) => of));
  return valid.flatMap((line) => (line.plan === undefined || settled.has(line.plan.id) ? [] : [{ ...line, plan: line.plan }]));
}

/** Returns the settled plans, with the line that carried out, cancelled or refused each; the newest first. */
export function settledPlans(lines: readonly AuditLine[]): readonly { readonly line: PlannedLine; readonly end: AuditLine }[] {
  const valid = withoutVoid(lines);
  const planned = new Map(valid.flatMap((line) => (line.plan === undefined ? [] : [[line.plan.id, { ...line, plan: line.plan }]])));
  return valid
    .flatMap((end) => {
      const line = end.of === undefined ? undefined : planned.get(end.of);
      return line === undefined ? [] : [{ line, end }];
    })
    .reverse();
}

/** Returns a new id. Ids are never reused, not even the id of a plan whose change was interrupted. */
export function nextPlanId(lines: readonly AuditLine[]): number {
  return 1 + Math.max(0, ...lines.map(({ plan }) => plan?.id ?? 0));
}

/** Returns the lines without those of interrupted changes. */
export function withoutVoid(lines: readonly AuditLine[]): readonly AuditLine[] {
  const kept: AuditLine[] = [];
  for (const line of lines) {
    if (line.what !== 'void') kept.push(line);
    else while (kept.at(-1)?.revision === line.revision) kept.pop();
  }
  return kept;
}

/** Returns the state of each remote according to the audit log. It equals the manifest when the log is complete. */
export function replay(lines: readonly AuditLine[]): ReadonlyMap<RemoteId, RemoteFacts> {
  const remotes = new Map<RemoteId, RemoteFacts>();
  for (const { remote, to } of inForce(lines)) {
    if (remote === undefined) continue;
    if (to === undefined) remotes.delete(remote);
    else remotes.set(remote, to);
  }
  return remotes;
}

/** Returns the fallback that `version` had when it was last active. */
export function wayBackOf(lines: readonly AuditLine[], remote: RemoteId, version: string): string | undefined {
  return inForce(lines).findLast((line) => line.remote === remote && line.to?.active === version)?.to?.previous;
}

/**
 * Returns the builds of a remote that operations rolled back, as the active one or as a canary, and have not promoted
 * since.
 */
export function abandonedBuilds(lines: readonly AuditLine[], remote: RemoteId): ReadonlySet<string> {
  const abandoned = new Set<string>();
  for (const { what, remote: named, from, to } of inForce(lines)) {
    if (named !== remote) continue;
    if ((what === 'rollback' || what === 'restore') && from?.active !== undefined) abandoned.add(from.active);
    if (from?.canary !== undefined && to?.canary?.version !== from.canary.version) abandoned.add(from.canary.version);
    if (to?.active !== undefined) abandoned.delete(to.active);
  }
  return abandoned;
}

/** Returns the remotes that differ between two states. */
export function differences(
  before: ReadonlyMap<RemoteId, RemoteFacts>,
  after: ReadonlyMap<RemoteId, RemoteFacts>,
): readonly Pick<AuditDraft, 'remote' | 'from' | 'to'>[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((remote) => {
    const [from, to] = [before.get(remote), after.get(remote)];
    if (isDeepStrictEqual(from, to)) return [];
    return [{ remote, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
  });
}

function parseLine(line: string, number: number): AuditLine {
  const result = check(auditLineSchema, toJson(line));
  if (!result.issues) return result.value;
  throw new Refusal(
    'damaged-audit',
    `Line ${number} of the audit cannot be read (${describeIssues(result.issues)}): mend it, or put audit.jsonl aside; the next change begins a new one`,
  );
}

function toJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
