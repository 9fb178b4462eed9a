import { sql } from 'kysely';
import { emptyTables } from '../database/emptyTables';
import type { Db, Trx } from '../kernel';
import { inTransaction } from '../kernel';

/**
 * Resets a database of a test file by copying the seeded rows back, which takes a fifth of seeding again. The first reset seeds, and keeps a
 * copy of every row in a schema beside the tables.
 */
export function createSeedSnapshot(): (db: Db, seedAgain: () => Promise<void>) => Promise<void> {
  let restore: string | null = null;

  return async (db, seedAgain) => {
    const statements = restore;
    if (statements === null) {
      await seedAgain();
      restore = await inTransaction(db, takeSnapshot);
      return;
    }
    await inTransaction(db, async (trx) => {
      await emptyTables(trx);
      await sql.raw(statements).execute(trx);
    });
  };
}

/** Copies every row that there is; answers the statements that bring them back into empty tables. */
async function takeSnapshot(trx: Trx): Promise<string> {
  await sql`create schema seeded`.execute(trx);
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(trx);
  const restores: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.raw(name)} limit 1`.execute(trx);
    if (rows.length === 0) continue;
    await sql.raw(`create table seeded.${name} as table public.${name}`).execute(trx);
    restores.push(`insert into public.${name} overriding system value table seeded.${name}`);
  }
  const { rows: sequences } = await sql<{ name: string; last: bigint }>`
    select quote_literal(quote_ident(sequencename)) as name, last_value as last
    from pg_sequences where schemaname = 'public' and last_value is not null`.execute(trx);
  return [
    // The seed wrote them in an order that satisfies references and triggers; the copies are the same rows.
    'set local session_replication_role = replica',
    ...restores,
    'set local session_replication_role = origin',
    ...sequences.map(({ name, last }) => `select setval(${name}, ${last})`),
  ].join('; ');
}
