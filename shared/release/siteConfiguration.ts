import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  deploymentManifestSchema,
  localizedSchema,
  paletteSchema,
  type DeploymentManifest,
} from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { check, describeIssues } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import { packageDir } from './packages';
import { paletteFaults } from './paletteFaults';

/** Reason why a remote is disabled, in the player's language; `undefined` lets the host choose the text. */
export type DisabledReason = Readonly<Record<'zh-CN' | 'zh-TW', string>> | undefined;

/**
 * Decisions of operations about a themed build, stored beside the host: all fields of the manifest that no package
 * build produces.
 */
export interface SiteConfiguration extends Pick<
  DeploymentManifest,
  'build' | 'brand' | 'palette' | 'hero' | 'siteId' | 'flags' | 'telemetry'
> {
  /** Remotes that this build excludes. */
  readonly without: ReadonlyMap<RemoteId, DisabledReason>;
}

const BUILDS_FOLDER = join(packageDir('host'), 'ops', 'builds');

const markNameSchema = z.string().check(z.regex(/^[\w-]+\.svg$/));
const fileSchema = z.object({
  ...z.pick(deploymentManifestSchema, { build: true, palette: true, hero: true, siteId: true, flags: true, telemetry: true }).shape,
  brand: z.object({ name: localizedSchema, latin: z.string(), mark: z.optional(markNameSchema) }),
  settings: z.optional(z.record(z.string(), z.string())),
  approvals: z.optional(z.literal([0, 1])),
  remotes: z.optional(z.record(z.string(), z.object({ enabled: z.literal(false), reason: z.optional(localizedSchema) }))),
});

type BuildFile = z.infer<typeof fileSchema>;

/**
 * Reads the decisions of operations about a themed build (`host/ops/builds`, see its README). Throws an error with all
 * faults.
 */
export function readSiteConfiguration(build: string, folder = BUILDS_FOLDER): SiteConfiguration {
  const { build: name, siteId, flags, brand, palette, hero, telemetry, remotes = {} } = readBuild(build, folder);
  return {
    build: name,
    siteId,
    flags,
    brand: {
      name: brand.name,
      latin: brand.latin,
      ...(brand.mark === undefined ? {} : { mark: toImage(join(folder, brand.mark)) }),
    },
    ...(palette === undefined ? {} : { palette }),
    ...(hero === undefined ? {} : { hero }),
    ...(telemetry === undefined ? {} : { telemetry }),
    without: new Map(Object.entries(remotes).map(([id, { reason }]) => [id, reason] as const)),
  };
}

/**
 * Returns the settings of a themed build's platform that differ from the defaults. The browser receives them from the
 * platform.
 */
export function readPlatformSettings(build: string, folder = BUILDS_FOLDER): Readonly<Record<string, string>> {
  return readBuild(build, folder).settings ?? {};
}

/** Returns true when a change of a themed build waits for the approval of a second person. */
export function asksApproval(build: string, folder = BUILDS_FOLDER): boolean {
  return readBuild(build, folder).approvals === 1;
}

export function listBuilds(folder = BUILDS_FOLDER): readonly string[] {
  return readdirSync(folder)
    .flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    .sort();
}

function readBuild(build: string, folder: string): BuildFile {
  const path = join(folder, `${build}.json`);
  if (!existsSync(path)) throw new Error(`There is no themed build ${build}: there ${listOf(folder)}`);
  const content = parse(path);
  const result = check(fileSchema, content);
  const faults = [
    ...(result.issues ?? []).map((issue) => describeIssues([issue])),
    ...faultsOfName(content, build),
    ...faultsOfPalette(content),
    ...faultsOfMark(content, folder),
  ];
  if (result.issues || faults.length > 0) throw new Error(`${path}:\n  ${faults.join('\n  ')}`);
  return result.value;
}

function listOf(folder: string): string {
  const names = listBuilds(folder);
  return `${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`;
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: it is no JSON (${error instanceof Error ? error.message : String(error)})`, { cause: error });
  }
}

// Each function checks only its own part, so all faults are reported at once.

function faultsOfName(content: unknown, build: string): readonly string[] {
  const named = check(z.object({ build: z.string() }), content);
  return named.issues || named.value.build === build ? [] : [`its "build" is ${named.value.build}`];
}

function faultsOfPalette(content: unknown): readonly string[] {
  const coloured = check(z.object({ palette: paletteSchema }), content);
  return coloured.issues ? [] : paletteFaults(coloured.value.palette).map((fault) => `palette: ${fault}`);
}

function faultsOfMark(content: unknown, folder: string): readonly string[] {
  const marked = check(z.object({ brand: z.object({ mark: markNameSchema }) }), content);
  return marked.issues || existsSync(join(folder, marked.value.brand.mark)) ? [] : [`brand.mark: ${marked.value.brand.mark} is missing`];
}

/** Returns an inline image, which needs no allowed origin. */
function toImage(path: string): string {
  const svg = readFileSync(path, 'utf8').replace(/>\s+</g, '><').trim();
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
