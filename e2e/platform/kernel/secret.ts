import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes as text that fits an address: a token, or the ticket of a launch. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: anyone who reads the database can open nothing with it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
