import { sql } from 'kysely';
import type { Trx } from '../kernel';

/**
 * Empties every table but the record of migrations, and has every identity count from its beginning again. Other transactions cannot write until this one
 * ends.
 *
 * `truncate` is made for this, but gives new files to each table and each index: with 50 tables of a few rows that takes longer than all else of a
 * reset. So rows are deleted, without triggers: neither those of references, all of whose tables are emptied together, nor the ones that keep
 * the book from losing an entry. Not every user may have triggers left out; where the platform's may not, it truncates.
 */
export async function emptyTables(trx: Trx): Promise<void> {
  const { tables, usedSequences, mayLeaveOutTriggers } = await readSchema(trx);
  const statements = mayLeaveOutTriggers
    ? [
        `lock table ${tables.join(', ')} in exclusive mode`,
        'set local session_replication_role = replica',
        ...tables.map((table) => `delete from ${table}`),
        'set local session_replication_role = origin',
        ...usedSequences.map((sequence) => `alter sequence ${sequence} restart`),
      ]
    : [`truncate ${tables.join(', ')} restart identity`];
  // Sent as one: to wait for an answer to each would take longer than the work.
  await sql.raw(statements.join('; ')).execute(trx);
}

interface Schema {
  /** Quoted where they need it, like the sequences. */
  readonly tables: readonly string[];
  /** Those that number rows, and have given a number since they were made or restarted. */
  readonly usedSequences: readonly string[];
  readonly mayLeaveOutTriggers: boolean;
}

async function readSchema(trx: Trx): Promise<Schema> {
  const { rows } = await sql<Schema>`
    select
      array(
        select quote_ident(relname) from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
        order by relname
      ) as "tables",
      array(
        select quote_ident(relname) from pg_class
          join pg_depend on classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')
        where relnamespace = 'public'::regnamespace and case relkind when 'S' then pg_sequence_last_value(objid) end is not null
      ) as "usedSequences",
      has_parameter_privilege('session_replication_role', 'set') as "mayLeaveOutTriggers"`.execute(trx);
  const [schema] = rows;
  if (schema === undefined) throw new Error('the database listed no tables');
  return schema;
}
