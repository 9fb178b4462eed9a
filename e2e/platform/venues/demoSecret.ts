import { sql } from 'kysely';
import { makeSecret, type Db } from '../kernel';

type SecretTables = { demo_venue_secret: { id: boolean; secret: string } };

/**
 * The secret of the demo venues where no `PLATFORM_SECRET` gives them one: made once, and kept with the data, so that rounds which are open when the platform stops go on
 * with their seeds when it starts again.
 */
export async function keepDemoSecret(db: Db): Promise<string> {
  const tables = db.withTables<SecretTables>();
  const { secret } = await tables
    .insertInto('demo_venue_secret')
    .values({ id: true, secret: makeSecret() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ secret: sql.ref('demo_venue_secret.secret') }))
    .returning('secret')
    .executeTakeFirstOrThrow();
  return secret;
}
