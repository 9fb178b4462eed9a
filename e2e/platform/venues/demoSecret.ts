import { sql } from 'kysely';
import { makeSecret, type Db } from '../kernel';

type SecretTables = { 'demo_venues.demo_venue_secret': { id: boolean; secret: string } };

/**
 * The secret of the demo venues where no `PLATFORM_SECRET` gives them one: made once, and kept with the data, so that rounds which are open when the platform stops go on
 * with their seeds when it starts again.
 */
export async function keepDemoSecret(db: Db): Promise<string> {
  const { secret } = await db
    .withTables<SecretTables>()
    .insertInto('demo_venues.demo_venue_secret')
    .values({ id: true, secret: makeSecret() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ secret: sql`demo_venue_secret.secret` }))
    .returning('secret')
    .executeTakeFirstOrThrow();
  return secret;
}
