import { Kysely } from 'kysely';
import pg from 'pg';
import type { Db, Log, NoTables } from '../kernel';
import { RetryingDialect } from './retryingDialect';

/**
 * Number of connections of one platform process. Placing a bet holds one for a few milliseconds; PostgreSQL's own limit
 * is much higher.
 */
export const POOL_SIZE = 16;

/** Opens a pool on this address. `bigint` columns are returned as bigint, because they store fen. */
export function connect(url: string, log: Log, poolSize = POOL_SIZE): Db {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, BigInt);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
  });
  // A connection that the server closes must not end the process. Its statement or transaction fails, and the pool
  // opens another.
  pool.on('connect', (client) => {
    client.on('error', ({ message }) => {
      log.warn('database-connection-lost', { message });
    });
  });
  // The pool repeats the error of an idle connection; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<NoTables>({ dialect: new RetryingDialect({ pool }) });
}
