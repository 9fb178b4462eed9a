import type { Kysely, Transaction } from 'kysely';

/**
 * Database without table types. Each module names the tables it owns and uses no others. They are a `type`, not an
 * interface, because kysely needs its index signature:
 *
 *     const tickets = trx.withTables<SportsbookTables>();
 *
 * To get another module's data, call that module (for example ledger or members) instead of reading its tables.
 */
export type Db = Kysely<NoTables>;

/** Transaction without table types. Pass it to everything that must commit or roll back together. */
export type Trx = Transaction<NoTables>;

/** Database or transaction, for reads inside or outside a transaction. */
export type Reader = Db | Trx;

export type NoTables = unknown;
