import type { Kysely, Transaction } from 'kysely';

/**
 * The database as it is passed on: without tables. Each module names the tables it owns and looks at no others:
 *
 *     const tickets = trx.withTables<SportsbookTables>();   // a `type`, not an interface: kysely wants its index signature
 *
 * What another module keeps is asked of that module (the ledger, the members), never read from its tables.
 */
export type Db = Kysely<NoTables>;

/** A transaction in the same sense; pass it on to everything that must commit or roll back together. */
export type Trx = Transaction<NoTables>;

/** Both: for reads inside or outside a transaction. */
export type Reader = Db | Trx;

export type NoTables = unknown;
