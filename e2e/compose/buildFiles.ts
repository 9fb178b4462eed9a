import type { FastifyStaticOptions } from '@fastify/static';
import { isPublicFile } from '@site/release/publicFiles';
import { IMMUTABLE } from '@site/release/servingRules';

/** Options for serving the files of builds. */
export const BUILD_FILES = {
  preCompressed: true,
  allowedPath: isPublicFile,
  index: false,
  cacheControl: false,
  etag: false,
  lastModified: false,
  acceptRanges: false,
  setHeaders: (reply) => void reply.header('cache-control', IMMUTABLE),
} as const satisfies Partial<FastifyStaticOptions>;
