import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { check, describeIssues } from '@site/shared/wire/schema';
import * as z from 'zod/mini';

/** File that Module Federation's build plugins write beside a container. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

const entrySchema = z.object({ name: z.string(), path: z.string(), type: z.string() });

/** Fields of the manifest that a release reads. */
const federationManifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.optional(z.string()),
    remoteEntry: entrySchema,
    /** Script that Vite's plugin writes beside an entry of ES modules (`varFilename`). */
    varRemoteEntry: z.optional(entrySchema),
  }),
  shared: z.array(z.object({ name: z.string(), version: z.string() })),
  exposes: z.array(z.object({ path: z.string() })),
});
export type FederationManifest = z.infer<typeof federationManifestSchema>;

/** Reads the manifest in the output folder of a build. Throws when it is missing or has another shape. */
export function readFederationManifest(folder: string): FederationManifest {
  const file = join(folder, FEDERATION_MANIFEST);
  if (!existsSync(file))
    throw new Error(`${file} is missing: name the output folder of a build with ModuleFederationPlugin and manifest: true`);
  const result = check(federationManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (result.issues) throw new Error(`${file}: ${describeIssues(result.issues)}`);
  return result.value;
}

/** Returns the entry that the host loads: the script when the build has one. */
export function entryOf({ metaData }: FederationManifest): { readonly file: string; readonly type: string } {
  const { name, path, type } = metaData.varRemoteEntry ?? metaData.remoteEntry;
  return { file: posix.join(path, name), type };
}
