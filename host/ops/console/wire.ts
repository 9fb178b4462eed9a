import * as z from 'zod/mini';

/**
 * viewer: reads · operator: makes changes, or requests them · approver: approves those of others too. Each role
 * includes the previous one.
 */
export const ROLES = ['viewer', 'operator', 'approver'] as const;
export type Role = (typeof ROLES)[number];

export function mayChange(role: Role): boolean {
  return role !== 'viewer';
}

export function mayApprove(role: Role): boolean {
  return role === 'approver';
}

/** Header of calls that no user action caused: they do not extend the session. */
export const UNATTENDED_HEADER = 'x-unattended';

export const PASSWORD_LENGTH = { least: 12, most: 200 } as const;
export const NAME_LENGTH_MOST = 64;
export const TEXT_LENGTH_MOST = 500;

const localizedSchema = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });

const factsSchema = z.object({
  enabled: z.boolean(),
  active: z.optional(z.string()),
  previous: z.optional(z.string()),
  canary: z.optional(z.object({ version: z.string(), share: z.number() })),
  reason: z.optional(localizedSchema),
});
export type RemoteFacts = z.infer<typeof factsSchema>;

const valuesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.literal(true)]));

/** Planned change. */
const planSchema = z.object({
  id: z.number(),
  /** Time in ISO 8601, UTC, like `until`, the time of its undo. */
  due: z.string(),
  operation: z.string(),
  values: valuesSchema,
  until: z.optional(z.string()),
});
export type Plan = z.infer<typeof planSchema>;

const remoteChangeSchema = z.object({
  what: z.string(),
  remote: z.optional(z.string()),
  from: z.optional(factsSchema),
  to: z.optional(factsSchema),
  plan: z.optional(planSchema),
  /** Number of the plan that this line carries out, cancels or refuses. */
  of: z.optional(z.number()),
});
export type RemoteChange = z.infer<typeof remoteChangeSchema>;

const factChangeSchema = z.object({ at: z.string(), from: z.optional(z.string()), to: z.optional(z.string()) });

const faultSchema = z.object({ at: z.string(), expected: z.string(), got: z.string(), advice: z.string() });

/** Reason why a call changed nothing. `message` is the command's English text. */
export const refusalSchema = z.object({
  refusal: z.object({ code: z.string(), message: z.string(), faults: z.array(faultSchema) }),
});
export type RefusalBody = z.infer<typeof refusalSchema>['refusal'];

const parameterSchema = z.object({ name: z.string(), kind: z.string(), does: z.string(), isRequired: z.boolean() });
export type ParameterBody = z.infer<typeof parameterSchema>;

const operationSchema = z.object({
  name: z.string(),
  does: z.string(),
  of: z.enum(['remote', 'build']),
  parameters: z.array(parameterSchema),
});
export type OperationBody = z.infer<typeof operationSchema>;

/** Signed-in user, and the configuration of the console. */
export const deskSchema = z.object({
  user: z.object({ name: z.string(), role: z.enum(ROLES), mustChangePassword: z.boolean() }),
  builds: z.array(z.object({ build: z.string(), name: localizedSchema, asksApproval: z.boolean() })),
  operations: z.array(operationSchema),
});
export type Desk = z.infer<typeof deskSchema>;

/** Figures that players' browsers reported for a build. */
const figuresSchema = z.object({
  loads: z.number(),
  failures: z.number(),
  failureRate: z.number(),
  medianLoadMs: z.optional(z.number()),
  p95LoadMs: z.optional(z.number()),
});
export type FiguresBody = z.infer<typeof figuresSchema>;

const deployedFiguresSchema = z.object({ version: z.string(), standing: z.enum(['active', 'canary', 'previous']), ...figuresSchema.shape });

const guardsSchema = z.object({
  steps: z.array(z.number()),
  stepMinutes: z.number(),
  sample: z.number(),
  failureRise: z.number(),
  loadRatio: z.number(),
});
export type Guards = z.infer<typeof guardsSchema>;

const canarySchema = z.object({
  version: z.string(),
  share: z.number(),
  /** True when `pnpm ops watch` raises and aborts it. */
  isAuto: z.boolean(),
  /** Details; absent when no command created the canary in its current form. */
  trial: z.optional(
    z.object({
      since: z.string(),
      /** Time, author and reason of its current share. */
      stepSince: z.string(),
      who: z.string(),
      why: z.string(),
      guards: z.optional(guardsSchema),
      /** Figures of both builds since then, by which the guards decide. */
      step: z.optional(z.readonly(z.array(deployedFiguresSchema))),
    }),
  ),
});
export type CanaryBody = z.infer<typeof canarySchema>;

const remoteSchema = z.object({
  remote: z.string(),
  name: z.optional(localizedSchema),
  state: z.enum(['on', 'off', 'none']),
  reason: z.optional(localizedSchema),
  active: z.optional(z.string()),
  previous: z.optional(z.string()),
  canary: z.optional(canarySchema),
  requires: z.optional(z.string()),
  entry: z.enum(['answers', 'fails', 'not-asked']),
  fault: z.optional(faultSchema),
  /** Figures of each build that players have. */
  withPlayers: z.optional(z.readonly(z.array(deployedFiguresSchema))),
});
export type RemoteBody = z.infer<typeof remoteSchema>;

/** Waiting or settled plan. */
const plannedSchema = z.object({
  ...planSchema.shape,
  remote: z.optional(z.string()),
  who: z.string(),
  approvedBy: z.optional(z.string()),
  why: z.string(),
  /** State; `due`: its time has come, but no watcher has carried it out. */
  state: z.enum(['waiting', 'due', 'done', 'cancelled', 'refused']),
  /**
   * True for the undo of another change, which is carried out only when the remote still has the state that it left.
   */
  isEnd: z.boolean(),
  /** Author and time of the settlement, and the reason when it was not carried out. */
  ended: z.optional(z.object({ at: z.string(), who: z.string(), why: z.string() })),
});
export type PlannedBody = z.infer<typeof plannedSchema>;

const buildStatusSchema = z.object({
  build: z.string(),
  revision: z.optional(z.number()),
  ageMs: z.optional(z.number()),
  remotes: z.array(remoteSchema),
  /** Reason why there is no status. */
  refusal: z.optional(refusalSchema.shape.refusal),
  /** Number of changes that wait for a second person. */
  waiting: z.number(),
  /** Plans, the next one first; then the last settled ones, the newest first. */
  plans: z.readonly(z.array(plannedSchema)),
});
export type BuildStatus = z.infer<typeof buildStatusSchema>;

/** Current state of every themed build. */
export const overviewSchema = z.object({
  /** Time of the reading by the service's clock. */
  at: z.string(),
  builds: z.array(buildStatusSchema),
  /** True when the platform returned its figures. */
  hasFigures: z.boolean(),
  /** `pnpm ops watch`, which carries out plans and judges canaries; absent when it has never run. */
  watcher: z.optional(z.object({ at: z.string(), isWatching: z.boolean() })),
});
export type Overview = z.infer<typeof overviewSchema>;

export const historySchema = z.object({
  history: z.array(
    z.object({
      revision: z.number(),
      at: z.string(),
      who: z.string(),
      approvedBy: z.optional(z.string()),
      why: z.string(),
      isInForce: z.boolean(),
      ...remoteChangeSchema.shape,
    }),
  ),
});
export type HistoryBody = z.infer<typeof historySchema>['history'][number];

export const releasesSchema = z.object({
  releases: z.array(
    z.object({
      version: z.string(),
      requires: z.string(),
      releasedAt: z.string(),
      releasedBy: z.string(),
      standing: z.string(),
      withPlayers: z.optional(figuresSchema),
    }),
  ),
});
export type ReleaseBody = z.infer<typeof releasesSchema>['releases'][number];

/** Actual or potential effect of a change. */
export const changeSchema = z.object({
  outcome: z.enum(['changed', 'unchanged', 'would-change', 'waiting']),
  build: z.string(),
  revision: z.number(),
  changes: z.array(remoteChangeSchema),
  facts: z.array(factChangeSchema),
  difference: z.string(),
  filesChecked: z.number(),
  notes: z.array(z.string()),
  /** Effect of a scheduled change, if it were carried out now. */
  foreseen: z.optional(z.array(remoteChangeSchema)),
  /** Set for a dry run when the change would wait for a second person. */
  waits: z.optional(z.boolean()),
  request: z.optional(z.string()),
});
export type ChangeBody = z.infer<typeof changeSchema>;

export const requestsSchema = z.object({
  requests: z.array(
    z.object({
      id: z.string(),
      operation: z.string(),
      remote: z.optional(z.string()),
      values: valuesSchema,
      why: z.string(),
      by: z.string(),
      /** True when the signed-in user made the request. */
      isOwn: z.boolean(),
      at: z.string(),
      revision: z.number(),
      changes: z.array(remoteChangeSchema),
      facts: z.array(factChangeSchema),
      notes: z.array(z.string()),
      state: z.enum(['waiting', 'done', 'declined', 'withdrawn', 'outdated']),
      settledBy: z.optional(z.string()),
    }),
  ),
});
export type RequestBody = z.infer<typeof requestsSchema>['requests'][number];

const shortText = z.string().check(z.minLength(1), z.maxLength(NAME_LENGTH_MOST));
const passwordText = z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH.most));

export const signInSchema = z.object({ name: shortText, password: passwordText });
export const passwordChangeSchema = z.object({
  current: passwordText,
  next: z.string().check(z.minLength(PASSWORD_LENGTH.least), z.maxLength(PASSWORD_LENGTH.most)),
});
export const askSchema = z.object({
  operation: shortText,
  remote: z.optional(shortText),
  /** Values as typed; parsed like those of the command line. */
  values: z.record(z.string(), z.union([z.string().check(z.maxLength(TEXT_LENGTH_MOST)), z.boolean()])),
  reason: z.string().check(z.maxLength(TEXT_LENGTH_MOST)),
  isDryRun: z.boolean(),
  /** `difference` of the dry run that was shown. */
  expecting: z.optional(z.string().check(z.maxLength(64))),
});
export type Ask = z.infer<typeof askSchema>;
export const decisionSchema = z.object({ decision: z.enum(['approve', 'dismiss']) });
