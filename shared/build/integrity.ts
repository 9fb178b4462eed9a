import { createHash } from 'node:crypto';

/** Hashes that browsers accept in `integrity`. */
export const HASH_ALGORITHMS = ['sha256', 'sha384', 'sha512'] as const;

type HashAlgorithm = (typeof HASH_ALGORITHMS)[number];

/**
 * Returns the `integrity` value of a file. The shortest hash is the default, because hashes do not compress and a page
 * contains a hundred of them.
 */
export function integrityOf(content: Buffer | string, algorithm: HashAlgorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Returns true when a file has this `integrity` value. */
export function hasIntegrity(content: Buffer, integrity: string): boolean {
  return HASH_ALGORITHMS.some((algorithm) => integrityOf(content, algorithm) === integrity);
}
