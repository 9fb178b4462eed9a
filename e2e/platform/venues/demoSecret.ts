import { sql } from 'kysely';
import { makeSecret, type Db } from '../kernel';

type SecretTables = { 'demo_venues.demo_venue_secret': { id: boolean; secret: string } };

/**
 * Returns the secret of the demo venues, for platforms without `PLATFORM_SECRET`. It is created once and stored with
 * the data, so that rounds which are open at a restart continue with their seeds.
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
