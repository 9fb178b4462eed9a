import { sql } from 'kysely';
import type { Trx } from '../kernel';

/**
 * Empties every table except the record of migrations and restarts every identity. Other transactions cannot write
 * until this one ends.
 *
 * `truncate` creates new files for each table and index; for 50 tables of a few rows this takes longer than the rest of
 * a reset. So rows are deleted with triggers disabled: both those of foreign keys, which are not needed because all
 * tables are emptied together, and those that protect the ledger. When the database user may not disable triggers, the
 * tables are truncated.
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
  // Sent as one query, because waiting for an answer to each statement would take longer than the work.
  await sql.raw(statements.join('; ')).execute(trx);
}

interface Schema {
  /** Names, quoted where necessary. */
  readonly tables: readonly string[];
  /** Identity sequences that have been used since they were created or restarted. */
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
