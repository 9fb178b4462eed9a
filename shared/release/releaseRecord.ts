import * as z from 'zod/mini';

/** Name of the record in the folder of a release. */
export const RECORD_FILE = 'release.json';

const builtFileSchema = z.object({ path: z.string(), size: z.int(), integrity: z.string() });

/**
 * Schema of a release's `release.json`: the build, its sources, and the author of the release. It is written once,
 * after all files.
 */
export const releaseRecordSchema = z.object({
  remote: z.string(),
  /** Package name, such as `remote-wallet`. */
  id: z.string(),
  /** Name of the build and of its folder: `1.0.0-ab12cd34`. */
  version: z.string(),
  container: z.string(),
  entry: z.string(),
  /** Hash of the entry. */
  integrity: z.string(),
  /** Required contract, such as `^1.2.0`. */
  requires: z.string(),
  /** React in the build; without a version when it contains none. */
  react: z.optional(z.object({ version: z.optional(z.string()) })),
  /** Files beside the entry for each screen or widget. */
  preload: z.record(z.string(), z.array(z.string())),
  /** Metadata of the remote by the schema of the contract. */
  metadata: z.optional(z.unknown()),
  /** Every file of the build with its uncompressed size in bytes, and its `integrity`. */
  files: z.array(builtFileSchema),
  /** Revision of the sources; not clean when there were uncommitted changes. */
  source: z.object({ commit: z.string(), isClean: z.boolean() }),
  /** Time in ISO 8601, UTC. */
  releasedAt: z.string(),
  releasedBy: z.string(),
});
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>;
