import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The venue's seeds: nothing of them is stored, and a venue that starts again has the same. */
export interface Seeds {
  /**
   * Of one round: `seedOf('HTZR:2841')`. The name has the venue's code in it: two rounds that share a seed would tell each other's outcome.
   *
   * @returns HMAC-SHA256(secret, name) in hexadecimal
   */
  seedOf(name: string): string;
}

/** @param secret the venue's own; anyone who has it knows every outcome */
export function createSeeds(secret: string): Seeds {
  const keyed = hmac.create(sha256, utf8ToBytes(secret));
  return { seedOf: (name) => bytesToHex(keyed.clone().update(utf8ToBytes(name)).digest()) };
}

/** What is shown before a stake is taken: SHA-256 of the seed as it is written, in hexadecimal. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}
