import { isContractRange } from './contractRange';
import * as z from '@site/shared/wire/zod';

/**
 * The deployment manifest: one per themed build, edited by operations, fetched by the host before anything else. The
 * outer shape is checked strictly, but each remote's entry is checked separately, so that one bad entry disables one
 * remote only.
 */
const integritySchema = z.string().check(z.regex(/^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/));
const httpOriginSchema = z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i));
export const localizedSchema = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });

/** A file to preload. `href` is relative to the build's entry. */
export const preloadSchema = z.object({ href: z.string(), as: z.enum(['script', 'style']), integrity: integritySchema });

/** One build of a remote, which stays at its versioned address permanently. */
export const remoteBuildSchema = z.object({
  version: z.string().check(z.minLength(1)),
  /** Name of its federation container, unique among all builds. */
  container: z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/)),
  entry: z.url(),
  integrity: integritySchema,
  /** Range of contract versions that the build requires, such as `^1.0.0`. */
  requires: z.string().check(z.refine(isContractRange, 'a caret range such as ^1.0.0')),
  /** Files to preload per screen or widget. */
  preload: z.record(z.string(), z.array(preloadSchema)),
  /** `remoteMetadataSchema` checks it separately, so that invalid metadata does not disable a build. */
  metadata: z.optional(z.unknown()),
});
export type RemoteBuild = z.infer<typeof remoteBuildSchema>;

export const remoteDeploymentSchema = z.discriminatedUnion('enabled', [
  z.object({
    enabled: z.literal(true),
    active: remoteBuildSchema,
    previous: z.optional(remoteBuildSchema),
    canary: z.optional(z.object({ build: remoteBuildSchema, share: z.number().check(z.minimum(0), z.maximum(1)) })),
  }),
  z.object({
    enabled: z.literal(false),
    reason: z.optional(localizedSchema),
    active: z.optional(remoteBuildSchema),
    previous: z.optional(remoteBuildSchema),
  }),
]);
export type RemoteDeployment = z.infer<typeof remoteDeploymentSchema>;

/**
 * The accent ramp of a themed build; the keys are the tokens' names of its steps. A themed build changes nothing else
 * about the look.
 */
const colourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
export const paletteSchema = z.object({
  50: colourSchema,
  100: colourSchema,
  200: colourSchema,
  300: colourSchema,
  400: colourSchema,
  500: colourSchema,
  600: colourSchema,
  700: colourSchema,
  800: colourSchema,
  900: colourSchema,
  950: colourSchema,
  /** Color of text on a filled accent. */
  onAccent: colourSchema,
});
export type Palette = z.infer<typeof paletteSchema>;

/** The first slide of the home page, in plain texts. The host draws it without any remote. */
export const heroSchema = z.object({
  eyebrow: localizedSchema,
  lines: z.array(localizedSchema).check(z.minLength(1), z.maxLength(2)),
  /** Text after the last line, shown in gold. */
  emphasis: z.optional(localizedSchema),
  text: localizedSchema,
});
export type HeroTexts = z.infer<typeof heroSchema>;

/** A drawing as a data URL, so that the mark needs no further origin. */
const markSchema = z.string().check(z.maxLength(8000), z.regex(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/]+=*$/));

const flagsSchema = z.object({
  selfSport: z.boolean(),
  vipNoSave: z.boolean(),
  innerGame: z.boolean(),
  hideRealNumber: z.boolean(),
  withdrawPassword: z.boolean(),
  defaultLanguage: z.enum(['zh-CN', 'zh-TW']),
});

/** Address that pages send their telemetry to, and the share of pages that send it. */
const telemetrySettingsSchema = z.object({
  /**
   * A path on the site's own origin, because the page's content security policy allows no other. Default: the
   * platform's path.
   */
  path: z.optional(z.string().check(z.regex(/^\/[\w/-]+$/))),
  /** Share of pages that send their successes and web vitals. Failures are always sent. Default: all pages. */
  share: z.optional(z.number().check(z.minimum(0.05), z.maximum(1))),
});

export const deploymentManifestSchema = z.object({
  schema: z.literal(1),
  /** Number that rises with each change by operations. */
  revision: z.int().check(z.minimum(1)),
  build: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  brand: z.object({
    name: localizedSchema,
    latin: z.string(),
    mark: z.optional(markSchema),
  }),
  /** Default: azurite. */
  palette: z.optional(paletteSchema),
  /** Default: the host's own texts. */
  hero: z.optional(heroSchema),
  siteId: z.string(),
  flags: flagsSchema,
  /** Default: all pages report to the platform. */
  telemetry: z.optional(telemetrySettingsSchema),
  /** Origins that code may be loaded from. */
  remoteOrigins: z.array(httpOriginSchema),
  /** Origins that a framed game may be loaded from. */
  gameOrigins: z.array(httpOriginSchema),
  /** Entries by remote id; `remoteDeploymentSchema` checks each. A missing entry disables the remote. */
  remotes: z.record(z.string(), z.unknown()),
});
export type DeploymentManifest = z.infer<typeof deploymentManifestSchema>;
