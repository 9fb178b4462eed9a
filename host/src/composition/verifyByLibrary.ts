import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/** Verifies an Ed25519 signature in JavaScript, for browsers without native support. Takes a few milliseconds. */
export function verifySignature(key: Uint8Array, signature: Uint8Array, signed: Uint8Array): boolean {
  // Use the rules of RFC 8032, as browsers do.
  return verify(signature, signed, key, { zip215: false });
}
