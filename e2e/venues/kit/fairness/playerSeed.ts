import * as z from 'zod/mini';

/** Seed chosen by the player. It may not contain a colon, which separates the parts of a draw's message. */
export const playerSeedSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** Creates a seed for a player who has not chosen one. */
export function makePlayerSeed(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 16);
}
