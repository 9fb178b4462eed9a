import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deploymentManifestSchema, localizedSchema, type DeploymentManifest } from '../src/contract/deploymentManifest';
import { REMOTE_IDS, type RemoteId } from '../src/contract/remoteProps';
import { check, describeIssues } from '../src/wire/schema';
import * as z from '../src/wire/zod';
import { packageDir } from './packages';
import { paletteFaults } from './paletteFaults';

/** Why a remote is switched off, in the player's words; `undefined` leaves it to the host. */
export type DisabledReason = Readonly<Record<'zh-CN' | 'zh-TW', string>> | undefined;

/** What operations decide about a themed build, kept beside the host: everything of the manifest that no build of a package produces. */
export interface SiteConfiguration extends Pick<DeploymentManifest, 'build' | 'brand' | 'palette' | 'hero' | 'siteId' | 'flags'> {
  /** The remotes this build does without. */
  readonly without: ReadonlyMap<RemoteId, DisabledReason>;
}

const fileSchema = z.object({
  ...z.pick(deploymentManifestSchema, { build: true, palette: true, hero: true, siteId: true, flags: true }).shape,
  brand: z.object({ name: localizedSchema, latin: z.string(), mark: z.optional(z.string().check(z.regex(/^[\w-]+\.svg$/))) }),
  remotes: z.optional(z.partialRecord(z.enum(REMOTE_IDS), z.object({ enabled: z.literal(false), reason: z.optional(localizedSchema) }))),
});

/** What operations decided about a themed build (`host/ops/builds`, see its README). Throws a readable error where it is invalid. */
export function readSiteConfiguration(build: string): SiteConfiguration {
  const path = join(packageDir('host'), 'ops', 'builds', `${build}.json`);
  if (!existsSync(path)) throw new Error(`There is no themed build ${build}: ${path} is missing`);
  const result = check(fileSchema, JSON.parse(readFileSync(path, 'utf8')));
  if (result.issues) throw new Error(`${path}: ${describeIssues(result.issues)}`);
  const { brand, palette, hero, remotes = {}, ...rest } = result.value;
  if (rest.build !== build) throw new Error(`${path}: its "build" is ${rest.build}`);
  const faults = paletteFaults(palette);
  if (faults.length > 0) throw new Error(`${path}: palette\n  ${faults.join('\n  ')}`);
  return {
    ...rest,
    brand: {
      name: brand.name,
      latin: brand.latin,
      ...(brand.mark === undefined ? {} : { mark: toImage(join(dirname(path), brand.mark)) }),
    },
    ...(palette === undefined ? {} : { palette }),
    ...(hero === undefined ? {} : { hero }),
    without: new Map(REMOTE_IDS.flatMap((id) => (remotes[id] === undefined ? [] : [[id, remotes[id].reason] as const]))),
  };
}

/** An image that carries itself: no origin has to be allowed for it. */
function toImage(path: string): string {
  const svg = readFileSync(path, 'utf8').replace(/>\s+</g, '><').trim();
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
