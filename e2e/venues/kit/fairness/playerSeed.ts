import * as z from 'zod/mini';

/** What a player may choose: no colon, which divides the parts of a draw's message. */
export const playerSeedSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** For a player who has chosen none. */
export function makePlayerSeed(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 16);
}
