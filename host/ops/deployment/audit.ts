import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { localizedSchema, type RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { check, describeIssues } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import { Refusal } from './refusal';

/** What the audit keeps of a remote: builds by their versions, whose records are permanent in the store. */
const remoteFactsSchema = z.object({
  enabled: z.boolean(),
  active: z.optional(z.string()),
  previous: z.optional(z.string()),
  /** The build that a part of the devices gets instead of the active one. */
  canary: z.optional(z.object({ version: z.string(), share: z.number() })),
  reason: z.optional(localizedSchema),
});
export type RemoteFacts = z.infer<typeof remoteFactsSchema>;

/**
 * `found` the audit lacks the change that left this manifest · `sign` it was signed again · `void` the change of that revision was interrupted before it was in force ·
 * `schedule` a change is to be made later · `cancel` it will not be made any more · `refused` it was refused when it was due.
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

/** Whether a line leaves the manifest as it is. */
export function isOnRecordOnly({ what }: { readonly what: AuditAction }): boolean {
  return what === 'schedule' || what === 'cancel' || what === 'refused';
}

/** A change that is to be made later: what is asked of `pnpm ops` then. */
const planSchema = z.object({
  id: z.int(),
  /** ISO 8601, UTC; so is `until`. */
  due: z.string(),
  operation: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.literal(true)])),
  /** When the change is to be undone. */
  until: z.optional(z.string()),
  /** It is made only where the remote is still so. */
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

/** How a canary is raised and taken back automatically. */
const guardsSchema = z.object({
  /** Shares in percent, rising; 100 finishes. */
  steps: z.array(z.int()),
  stepMinutes: z.int(),
  /** Loads of the canary that each step needs. */
  sample: z.int(),
  /** By how many percentage points its failure rate may be above the active build's. */
  failureRise: z.number(),
  /** How many times the active build's its median load time may be. */
  loadRatio: z.number(),
});
export type Guards = z.infer<typeof guardsSchema>;

/** Figures of a build at the beginning of a step. */
const seenSchema = z.object({
  build: z.string(),
  loads: z.int(),
  failuresByPhase: z.record(z.string(), z.int()),
  /** Loads by the bounds of their times, as the figures have them. */
  counts: z.array(z.number()),
});
export type Seen = z.infer<typeof seenSchema>;

/** A line of `audit.jsonl`: what a revision did to one remote, or, without `remote`, to the facts of the themed build. */
export const auditLineSchema = z.object({
  revision: z.int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  who: z.string(),
  /** The second person, where the themed build asks for one. */
  approvedBy: z.optional(z.string()),
  why: z.string(),
  what: z.enum(AUDIT_ACTIONS),
  build: z.string(),
  remote: z.optional(z.string()),
  /** Absent: the manifest did not name the remote. */
  from: z.optional(remoteFactsSchema),
  to: z.optional(remoteFactsSchema),
  /** Of a change that is scheduled. */
  plan: z.optional(planSchema),
  /** The plan that this carries out, cancels or refuses. */
  of: z.optional(z.int()),
  /** Of a canary that watches over itself, with the figures it began with. */
  guards: z.optional(guardsSchema),
  seen: z.optional(z.array(seenSchema)),
  /** `hashOf` the manifest that the change leaves behind. */
  manifest: z.string(),
});
export type AuditLine = z.infer<typeof auditLineSchema>;

/** A line that schedules a change. */
export type PlannedLine = AuditLine & { readonly plan: Plan };

/** A part of a change, without its time and author; `why` where it is not that of the change. */
export type AuditDraft = Pick<AuditLine, 'what' | 'remote' | 'from' | 'to' | 'plan' | 'of' | 'guards' | 'seen'> & { readonly why?: string };

/** Identifies the text of a manifest; `none` where there is no manifest. */
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
 * The lines of the file. What follows the last line break was never completed and does not count: its change was not in force yet.
 * Throws a refusal naming the first line that cannot be read.
 */
export function parseAudit(text: string): readonly AuditLine[] {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole.split('\n').flatMap((line, index) => (line === '' ? [] : [parseLine(line, index + 1)]));
}

export function toText(lines: readonly AuditLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** The lines whose change is in force, oldest first. */
export function inForce(lines: readonly AuditLine[]): readonly AuditLine[] {
  return withoutVoid(lines).filter((line) => !isOnRecordOnly(line));
}

/** What is scheduled, oldest first: neither made nor cancelled nor refused yet. */
export function pendingPlans(lines: readonly AuditLine[]): readonly PlannedLine[] {
  const valid = withoutVoid(lines);
  const settled = new Set(valid.map(({ of }) => of));
  return valid.flatMap((line) => (line.plan === undefined || settled.has(line.plan.id) ? [] : [{ ...line, plan: line.plan }]));
}

/** What was scheduled and is no more, with the line that made, cancelled or refused it; the newest first. */
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

/** Numbers are never given again, not even that of a plan whose change was broken off. */
export function nextPlanId(lines: readonly AuditLine[]): number {
  return 1 + Math.max(0, ...lines.map(({ plan }) => plan?.id ?? 0));
}

/** The lines without those of changes that were broken off. */
export function withoutVoid(lines: readonly AuditLine[]): readonly AuditLine[] {
  const kept: AuditLine[] = [];
  for (const line of lines) {
    if (line.what !== 'void') kept.push(line);
    else while (kept.at(-1)?.revision === line.revision) kept.pop();
  }
  return kept;
}

/** The state of each remote by the audit alone. A manifest with a complete audit has the same. */
export function replay(lines: readonly AuditLine[]): ReadonlyMap<RemoteId, RemoteFacts> {
  const remotes = new Map<RemoteId, RemoteFacts>();
  for (const { remote, to } of inForce(lines)) {
    if (remote === undefined) continue;
    if (to === undefined) remotes.delete(remote);
    else remotes.set(remote, to);
  }
  return remotes;
}

/** The fallback of `version` when that build was last active. */
export function wayBackOf(lines: readonly AuditLine[], remote: RemoteId, version: string): string | undefined {
  return inForce(lines).findLast((line) => line.remote === remote && line.to?.active === version)?.to?.previous;
}

/** The builds of a remote that operations went back from, as the active one or as a canary, and did not promote since. */
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

/** The remotes that differ between two states. */
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
