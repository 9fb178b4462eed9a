import { createHash } from 'node:crypto';

/** What the manifest and the html announce, and what only an entry knows. */
export type HashAlgorithm = 'sha384' | 'sha256';

/** The `integrity` value of a file: `sha384-` and the hash in base64, always 71 characters; of a sha256 51. */
export function integrityOf(content: Buffer | string, algorithm: HashAlgorithm = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
