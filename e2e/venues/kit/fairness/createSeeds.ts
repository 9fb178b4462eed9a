import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Seeds of a venue, derived from its secret. No seed is stored, so a restarted venue has the same seeds. */
export interface Seeds {
  /**
   * Returns the seed of one round, such as `seedOf('HTZR:2841')`. The name contains the venue's code, because two
   * rounds that share a seed would reveal each other's outcome.
   *
   * @returns HMAC-SHA256(secret, name) in hexadecimal
   */
  seedOf(name: string): string;
}

/**
 * Creates the seeds of a venue.
 *
 * @param secret the venue's own; anyone who has it can compute every outcome
 */
export function createSeeds(secret: string): Seeds {
  const keyed = hmac.create(sha256, utf8ToBytes(secret));
  return { seedOf: (name) => bytesToHex(keyed.clone().update(utf8ToBytes(name)).digest()) };
}

/** Returns the commitment shown before a stake is taken: SHA-256 of the seed's text, in hexadecimal. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}
