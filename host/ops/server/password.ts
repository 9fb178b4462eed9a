import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Cost of about 60 ms on one core and 32 MiB; an operator signs in once per shift. */
const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** Returns the stored form of a password: salt and scrypt hash with the parameters, which can be raised later. */
export async function hashPassword(password: string, cost = COST.N): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, { ...COST, N: cost });
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Compares in constant time. Returns false for an unreadable stored form. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, cost, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), expected.length, { ...COST, N: Number(cost) });
  return timingSafeEqual(found, expected);
}

/** Returns the stored form of a random secret, which needs no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Returns 160 random bits in letters and digits that are distinct when read aloud. */
export function makeSecret(): string {
  return [...randomBytes(32)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'.padEnd(32, 'A');
