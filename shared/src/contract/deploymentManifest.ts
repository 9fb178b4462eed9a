import { isContractRange } from './contractRange';
import * as z from '@site/shared/wire/zod';

/**
 * The deployment manifest: one per themed build, edited by operations, fetched by the host before anything else. The outer shape is
 * checked strictly; each remote's entry on its own, so that one bad entry takes down one remote.
 */
const integritySchema = z.string().check(z.regex(/^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/));
const httpOriginSchema = z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i));
/** A text in both languages. */
export const localizedSchema = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });

/** A file to fetch ahead. `href` is relative to the build's entry. */
export const preloadSchema = z.object({ href: z.string(), as: z.enum(['script', 'style']), integrity: integritySchema });

/** One build of a remote, permanently at its versioned address. */
export const remoteBuildSchema = z.object({
  version: z.string().check(z.minLength(1)),
  /** The name of its federation container, unlike that of any other build. */
  container: z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/)),
  entry: z.url(),
  integrity: integritySchema,
  /** The contract it needs, such as `^1.0.0`. */
  requires: z.string().check(z.refine(isContractRange, 'a caret range such as ^1.0.0')),
  /** Per screen or widget. */
  preload: z.record(z.string(), z.array(preloadSchema)),
  /** Checked by `remoteMetadataSchema` on its own, so that invalid metadata takes down no build. */
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

/** The accent ramp of a themed build, as the tokens name its steps. A build changes nothing else of the look. */
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
  /** Text on a filled accent. */
  onAccent: colourSchema,
});
export type Palette = z.infer<typeof paletteSchema>;

/** The first slide of home, which the host draws by itself: plain texts. */
export const heroSchema = z.object({
  eyebrow: localizedSchema,
  lines: z.array(localizedSchema).check(z.minLength(1), z.maxLength(2)),
  /** Follows the last line, in gilt. */
  emphasis: z.optional(localizedSchema),
  text: localizedSchema,
});
export type HeroTexts = z.infer<typeof heroSchema>;

/** A drawing as an image that carries itself, so that a mark needs no origin of its own. */
const markSchema = z.string().check(z.maxLength(8000), z.regex(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/]+=*$/));

const flagsSchema = z.object({
  selfSport: z.boolean(),
  vipNoSave: z.boolean(),
  innerGame: z.boolean(),
  hideRealNumber: z.boolean(),
  withdrawPassword: z.boolean(),
  defaultLanguage: z.enum(['zh-CN', 'zh-TW']),
});

/** Where pages send their telemetry, and how much of it. */
const telemetrySettingsSchema = z.object({
  /** On the site's own origin, since the policy of the page allows no other; absent: the platform's own path. */
  path: z.optional(z.string().check(z.regex(/^\/[\w/-]+$/))),
  /** Of all pages, how many send their successes and web vitals; failures are always sent. Absent: all. */
  share: z.optional(z.number().check(z.minimum(0.05), z.maximum(1))),
});

export const deploymentManifestSchema = z.object({
  schema: z.literal(1),
  /** Rises with each change by operations. */
  revision: z.int().check(z.minimum(1)),
  build: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  brand: z.object({
    name: localizedSchema,
    latin: z.string(),
    /** Replaces the default logo. */
    mark: z.optional(markSchema),
  }),
  /** Absent: azurite. */
  palette: z.optional(paletteSchema),
  /** Absent: the host's own words. */
  hero: z.optional(heroSchema),
  siteId: z.string(),
  flags: flagsSchema,
  /** Absent: everything, to the platform. */
  telemetry: z.optional(telemetrySettingsSchema),
  /** Origins code may be loaded from. */
  remoteOrigins: z.array(httpOriginSchema),
  /** Origins a framed game may come from. */
  gameOrigins: z.array(httpOriginSchema),
  /** By remote id; each is checked by `remoteDeploymentSchema`. A missing one counts as disabled. */
  remotes: z.record(z.string(), z.unknown()),
});
export type DeploymentManifest = z.infer<typeof deploymentManifestSchema>;
