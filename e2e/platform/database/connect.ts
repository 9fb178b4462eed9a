import { Kysely } from 'kysely';
import pg from 'pg';
import type { Db, Log, NoTables } from '../kernel';
import { RetryingDialect } from './retryingDialect';

/** Connections of one platform process. Placements hold one for some milliseconds each; PostgreSQL's own limit is far above. */
export const POOL_SIZE = 16;

/** Opens a pool on this address. `bigint` columns arrive as bigint: they hold fen. */
export function connect(url: string, log: Log, poolSize = POOL_SIZE): Db {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, BigInt);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
  });
  // A connection that the server ends must not end the process: its statement or transaction fails, and the pool opens another.
  pool.on('connect', (client) => {
    client.on('error', ({ message }) => {
      log.warn('database-connection-lost', { message });
    });
  });
  // Of an idle one the pool tells again, and would end the process unheard.
  pool.on('error', () => undefined);
  return new Kysely<NoTables>({ dialect: new RetryingDialect({ pool }) });
}
