import * as z from '@site/shared/wire/zod';

/**
 * Telemetry that a page sends to the operator's collector: loads of remotes, web vitals and errors. It contains nothing
 * that identifies a player.
 */

/**
 * Phases in which a view of a remote can fail, as the host logs them. `freeze` is a mount that never ended, reported by
 * a later page; `entry`, `module` and `mount` can also succeed.
 */
export const LOAD_PHASES = ['manifest', 'origin', 'contract', 'entry', 'module', 'mount', 'freeze', 'render', 'update', 'unmount'] as const;

export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

export const TELEMETRY_ENTRIES_MAX = 50;

/**
 * Minimum share of pages that send their successes. With at least one in twenty, no single report counts for more than
 * twenty pages.
 */
export const TELEMETRY_SHARE_MIN = 0.05;

const nameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
/** A version with the hash of its sources, such as `1.0.0-a1b2c3d4`. */
const versionSchema = z.string().check(z.regex(/^[\w.+-]{1,60}$/));
const textSchema = z.string().check(z.maxLength(300));
const countSchema = z.int().check(z.minimum(1), z.maximum(1_000));

const loadEntrySchema = z.object({
  kind: z.literal('load'),
  remote: nameSchema,
  build: versionSchema,
  phase: z.enum(LOAD_PHASES),
  result: z.enum(['ok', 'failed']),
  /** Loading time of its code. */
  ms: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
  count: z.optional(countSchema),
  /** Reference number of a failure, as shown to the player. */
  reference: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  view: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/))),
  cause: z.optional(textSchema),
  /** Request ids of the page's last calls before a failure, the newest last. */
  calls: z.optional(z.array(z.uuid()).check(z.maxLength(5))),
});

const vitalEntrySchema = z.object({
  kind: z.literal('vital'),
  name: z.enum(WEB_VITALS),
  /** Milliseconds; for CLS a score. */
  value: z.number().check(z.minimum(0), z.maximum(600_000)),
});

const logEntrySchema = z.object({
  kind: z.literal('log'),
  level: z.enum(['warn', 'error']),
  message: textSchema,
  /** Selected fields that are known not to identify anyone. */
  fields: z.record(z.string().check(z.maxLength(40)), z.union([textSchema, z.number(), z.boolean()])),
  count: z.optional(countSchema),
});

export const telemetryEntrySchema = z.discriminatedUnion('kind', [loadEntrySchema, vitalEntrySchema, logEntrySchema]);
export type TelemetryEntry = z.infer<typeof telemetryEntrySchema>;

export const telemetrySchema = z.object({
  themedBuild: nameSchema,
  host: versionSchema,
  /** Share of pages that send their successes. */
  share: z.number().check(z.minimum(TELEMETRY_SHARE_MIN), z.maximum(1)),
  entries: z.array(z.unknown()).check(z.minLength(1), z.maxLength(TELEMETRY_ENTRIES_MAX)),
});
export type Telemetry = Omit<z.infer<typeof telemetrySchema>, 'entries'> & { readonly entries: readonly TelemetryEntry[] };
