import { createHash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes as text for an address: a token, or the ticket of a launch. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored form of a secret, which is useless to anyone who reads the database. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
