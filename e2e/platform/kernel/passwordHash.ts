import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createPool } from './createPool';

const COST = 16_384;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const KEY_BYTES = 32;

/**
 * Number of keys derived at once. Node has four threads for this work, shared with files, names and compression; half
 * of them stay free. Waiting callers count as calls in flight (`CALLS_IN_FLIGHT`), which limits the queue.
 */
const DERIVED_AT_ONCE = 2;

const inPool = createPool(DERIVED_AT_ONCE);
const deriveNow = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt);
const derive = (...parts: Parameters<typeof deriveNow>): Promise<Buffer> => inPool(() => deriveNow(...parts));

/**
 * Returns the text that is stored for a password. The client sends an MD5, which is as good as the password to a thief,
 * so it is hashed again, slowly (about 40 ms) and with a salt. The text contains the parameters, so that they can be
 * raised later.
 *
 * @param cost a power of 2; use a lower one only when speed matters more than the password
 */
export async function hashPassword(md5: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(md5, salt, KEY_BYTES, { N: cost, r: BLOCK_SIZE, p: PARALLEL });
  return ['scrypt', cost, BLOCK_SIZE, PARALLEL, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Compares in constant time. Returns false for an unreadable stored text. */
export async function isPassword(md5: string, stored: string): Promise<boolean> {
  const [scheme, cost, blockSize, parallel, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64');
  const found = await derive(md5, Buffer.from(salt, 'base64'), expected.length, {
    N: Number(cost),
    r: Number(blockSize),
    p: Number(parallel),
  });
  return timingSafeEqual(found, expected);
}
