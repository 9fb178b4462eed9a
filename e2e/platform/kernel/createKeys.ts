import { hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;

/** Minimum length, because a shorter secret could be guessed. */
const LEAST_LENGTH = 32;

/** Returns the key for one use, such as `chat`: 32 bytes. Keys of different uses reveal nothing about each other. */
export type KeyOf = (use: string) => Buffer;

/**
 * Creates the platform's keys. Processes with the same secret have the same keys in every run. Without a secret, the
 * keys belong to this process and are lost with it.
 *
 * @throws when the secret is too short
 */
export function createKeys(secret?: string): KeyOf {
  if (secret !== undefined && secret.length < LEAST_LENGTH) {
    throw new RangeError(`PLATFORM_SECRET has to have at least ${String(LEAST_LENGTH)} characters`);
  }
  const source = secret ?? randomBytes(KEY_BYTES);
  return (use) => Buffer.from(hkdfSync('sha256', source, Buffer.alloc(0), `platform-${use}`, KEY_BYTES));
}
