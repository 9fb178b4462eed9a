import * as z from 'zod/mini';

/** Its name in the folder of a release. */
export const RECORD_FILE = 'release.json';

const builtFileSchema = z.object({ path: z.string(), size: z.int(), integrity: z.string() });

/** `release.json` of a release: what was built, from which sources, and who released it. It is written last and never again. */
export const releaseRecordSchema = z.object({
  remote: z.string(),
  /** Package name, such as `remote-wallet`. */
  id: z.string(),
  /** Name of the build and of its folder: `1.0.0-ab12cd34`. */
  version: z.string(),
  container: z.string(),
  entry: z.string(),
  /** Of the entry. */
  integrity: z.string(),
  /** The contract it needs, such as `^1.2.0`. */
  requires: z.string(),
  /** The React that the build carries; without a version where it carries none. */
  react: z.optional(z.object({ version: z.optional(z.string()) })),
  /** Per screen or widget: the files it needs beside the entry. */
  preload: z.record(z.string(), z.array(z.string())),
  /** Metadata of the remote, by the schema of the contract. */
  metadata: z.optional(z.unknown()),
  /** Every file of the build with its size in bytes, uncompressed, and its `integrity`. */
  files: z.array(builtFileSchema),
  /** Revision of the sources; not clean where files were changed and not committed. */
  source: z.object({ commit: z.string(), isClean: z.boolean() }),
  /** ISO 8601, UTC. */
  releasedAt: z.string(),
  releasedBy: z.string(),
});
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>;
