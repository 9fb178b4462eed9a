import { hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;

/** A shorter secret could be guessed. */
const LEAST_LENGTH = 32;

/** The key of one use, such as `chat`: 32 bytes, and nothing of one is known from another. */
export type KeyOf = (use: string) => Buffer;

/**
 * The platform's keys. Processes that are given the same secret have the same ones, in every run. Without a secret they are those of this process and end
 * with it.
 *
 * @throws where the secret is too short
 */
export function createKeys(secret?: string): KeyOf {
  if (secret !== undefined && secret.length < LEAST_LENGTH) {
    throw new RangeError(`PLATFORM_SECRET has to have at least ${String(LEAST_LENGTH)} characters`);
  }
  const source = secret ?? randomBytes(KEY_BYTES);
  return (use) => Buffer.from(hkdfSync('sha256', source, Buffer.alloc(0), `platform-${use}`, KEY_BYTES));
}
