import * as z from 'zod/mini';

/** viewer: reads · operator: makes changes, or asks for them · approver: agrees to those of others too. Each may what the one before may. */
export const ROLES = ['viewer', 'operator', 'approver'] as const;
export type Role = (typeof ROLES)[number];

export function mayChange(role: Role): boolean {
  return role !== 'viewer';
}

export function mayApprove(role: Role): boolean {
  return role === 'approver';
}

/** Sent with every call that no person has caused: it does not put off the end of the session. */
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

/** A change that is to be made at a time. */
const planSchema = z.object({
  id: z.number(),
  /** ISO 8601, UTC; so is `until`, when it is undone. */
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
  /** Of a change that is scheduled. */
  plan: z.optional(planSchema),
  /** The number of the plan that this makes, cancels or refuses. */
  of: z.optional(z.number()),
});
export type RemoteChange = z.infer<typeof remoteChangeSchema>;

const factChangeSchema = z.object({ at: z.string(), from: z.optional(z.string()), to: z.optional(z.string()) });

const faultSchema = z.object({ at: z.string(), expected: z.string(), got: z.string(), advice: z.string() });

/** Why a call changed nothing. `message` is what the command says, in English. */
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

/** Who is signed in, and what there is to operate. */
export const deskSchema = z.object({
  user: z.object({ name: z.string(), role: z.enum(ROLES), mustChangePassword: z.boolean() }),
  builds: z.array(z.object({ build: z.string(), name: localizedSchema, asksApproval: z.boolean() })),
  operations: z.array(operationSchema),
});
export type Desk = z.infer<typeof deskSchema>;

/** How a build fares with players. */
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
  /** Raised and taken back by `pnpm ops watch`. */
  isAuto: z.boolean(),
  /** Absent: no command made it as it is. */
  trial: z.optional(
    z.object({
      since: z.string(),
      /** When its share became what it is, by whom and why. */
      stepSince: z.string(),
      who: z.string(),
      why: z.string(),
      guards: z.optional(guardsSchema),
      /** What both builds did since: what the guards go by. */
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
  /** Of each build that players have. */
  withPlayers: z.optional(z.readonly(z.array(deployedFiguresSchema))),
});
export type RemoteBody = z.infer<typeof remoteSchema>;

/** A plan that waits, or what became of it. */
const plannedSchema = z.object({
  ...planSchema.shape,
  remote: z.optional(z.string()),
  who: z.string(),
  approvedBy: z.optional(z.string()),
  why: z.string(),
  /** `due`: its time has come, and nothing made it yet. */
  state: z.enum(['waiting', 'due', 'done', 'cancelled', 'refused']),
  /** It is the end of another change, and made only where the remote is still as that one left it. */
  isEnd: z.boolean(),
  /** Who settled it, when, and why where it was not made. */
  ended: z.optional(z.object({ at: z.string(), who: z.string(), why: z.string() })),
});
export type PlannedBody = z.infer<typeof plannedSchema>;

const buildStatusSchema = z.object({
  build: z.string(),
  revision: z.optional(z.number()),
  ageMs: z.optional(z.number()),
  remotes: z.array(remoteSchema),
  /** Why there is no status. */
  refusal: z.optional(refusalSchema.shape.refusal),
  /** How many changes wait for a second person. */
  waiting: z.number(),
  /** What is scheduled, the next first; then the last that are settled, the newest first. */
  plans: z.readonly(z.array(plannedSchema)),
});
export type BuildStatus = z.infer<typeof buildStatusSchema>;

/** Every themed build at this moment. */
export const overviewSchema = z.object({
  /** When it was read, by the service's clock. */
  at: z.string(),
  builds: z.array(buildStatusSchema),
  /** Whether the platform gave its figures. */
  hasFigures: z.boolean(),
  /** `pnpm ops watch`, which makes what is scheduled and judges canaries; absent where it never looked. */
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

/** What a change is or would be. */
export const changeSchema = z.object({
  outcome: z.enum(['changed', 'unchanged', 'would-change', 'waiting']),
  build: z.string(),
  revision: z.number(),
  changes: z.array(remoteChangeSchema),
  facts: z.array(factChangeSchema),
  difference: z.string(),
  filesChecked: z.number(),
  notes: z.array(z.string()),
  /** Of a change that is scheduled: what it would change now. */
  foreseen: z.optional(z.array(remoteChangeSchema)),
  /** Of a dry run: whether the change would wait for a second person. */
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
      /** Whether the one who is signed in asked for it. */
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
  /** As typed; read as the command line reads them. */
  values: z.record(z.string(), z.union([z.string().check(z.maxLength(TEXT_LENGTH_MOST)), z.boolean()])),
  reason: z.string().check(z.maxLength(TEXT_LENGTH_MOST)),
  isDryRun: z.boolean(),
  /** `difference` of the dry run that was shown. */
  expecting: z.optional(z.string().check(z.maxLength(64))),
});
export type Ask = z.infer<typeof askSchema>;
export const decisionSchema = z.object({ decision: z.enum(['approve', 'dismiss']) });
