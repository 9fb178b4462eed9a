import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deploymentManifestSchema, localizedSchema, paletteSchema, type DeploymentManifest } from '../src/contract/deploymentManifest';
import type { RemoteId } from '../src/contract/remoteProps';
import { check, describeIssues } from '../src/wire/schema';
import * as z from 'zod/mini';
import { packageDir } from './packages';
import { paletteFaults } from './paletteFaults';

/** Why a remote is switched off, in the player's words; `undefined` leaves it to the host. */
export type DisabledReason = Readonly<Record<'zh-CN' | 'zh-TW', string>> | undefined;

/** What operations decide about a themed build, kept beside the host: everything of the manifest that no build of a package produces. */
export interface SiteConfiguration extends Pick<
  DeploymentManifest,
  'build' | 'brand' | 'palette' | 'hero' | 'siteId' | 'flags' | 'telemetry'
> {
  /** The remotes this build does without. */
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

/** What operations decided about a themed build (`host/ops/builds`, see its README). Throws an error that names all that is wrong with it. */
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

/** The settings of a themed build's platform that are not the defaults. The browser learns of them from the platform. */
export function readPlatformSettings(build: string, folder = BUILDS_FOLDER): Readonly<Record<string, string>> {
  return readBuild(build, folder).settings ?? {};
}

/** Whether a change of a themed build waits until a second person has agreed. */
export function asksApproval(build: string, folder = BUILDS_FOLDER): boolean {
  return readBuild(build, folder).approvals === 1;
}

/** The names of all themed builds. */
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

// Each looks at its own part, whatever else is wrong: all faults are reported at once.

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

/** An image that carries itself: no origin has to be allowed for it. */
function toImage(path: string): string {
  const svg = readFileSync(path, 'utf8').replace(/>\s+</g, '><').trim();
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
