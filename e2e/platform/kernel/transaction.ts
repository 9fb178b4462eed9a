import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db, Trx } from './db';

/** PostgreSQL's serialization_failure and deadlock_detected. The transaction has changed nothing and can be retried. */
const RETRYABLE = new Set(['40001', '40P01']);

const TRANSACTION_ATTEMPTS = 8;

/**
 * Maximum wait before the second attempt; it doubles with each attempt. The actual wait is random, so that conflicting
 * transactions do not meet again.
 */
const BACK_OFF_MS = 8;

/**
 * Runs `work` in one transaction, and retries it when PostgreSQL aborted it because of another one. `work` must
 * therefore have no effects outside the database. The default is READ COMMITTED: code that moves money locks the rows
 * first, as the ledger does.
 */
export async function inTransaction<T>(
  db: Db,
  work: (trx: Trx) => Promise<T>,
  isolation: 'read committed' | 'serializable' = 'read committed',
): Promise<T> {
  return retryAborted(() => db.transaction().setIsolationLevel(isolation).execute(work));
}

/**
 * Retries atomic work that PostgreSQL aborted because of another transaction, up to {@link TRANSACTION_ATTEMPTS}
 * attempts.
 */
export async function retryAborted<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= TRANSACTION_ATTEMPTS || !isRetryable(error)) throw error;
      await delay(randomInt(BACK_OFF_MS * 2 ** (attempt - 1)));
    }
  }
}

function isRetryable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' && RETRYABLE.has(error.code);
}
