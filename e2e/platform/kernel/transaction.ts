import type { Db, Trx } from './db';

/** PostgreSQL's serialization_failure and deadlock_detected: the transaction changed nothing and may simply run again. */
const RETRYABLE = new Set(['40001', '40P01']);

export const TRANSACTION_ATTEMPTS = 8;

/**
 * Runs `work` in one transaction and runs it again when PostgreSQL gave up on it because of another one. `work` must therefore have no effect
 * but on the database. READ COMMITTED by default: anyone who moves money locks the rows first, and the ledger does.
 */
export async function inTransaction<T>(
  db: Db,
  work: (trx: Trx) => Promise<T>,
  isolation: 'read committed' | 'serializable' = 'read committed',
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (attempt >= TRANSACTION_ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

function isRetryable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' && RETRYABLE.has(error.code);
}
