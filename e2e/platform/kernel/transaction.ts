import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db, Trx } from './db';

/** PostgreSQL's serialization_failure and deadlock_detected: the transaction changed nothing and may simply run again. */
const RETRYABLE = new Set(['40001', '40P01']);

const TRANSACTION_ATTEMPTS = 8;

/** Longest wait before the second attempt; it doubles with each. A random part of it is waited, so that those that met do not meet again. */
const BACK_OFF_MS = 8;

/**
 * Runs `work` in one transaction and runs it again when PostgreSQL gave up on it because of another one. `work` must therefore have no effect
 * but on the database. READ COMMITTED by default: anyone who moves money locks the rows first, and the ledger does.
 */
export async function inTransaction<T>(
  db: Db,
  work: (trx: Trx) => Promise<T>,
  isolation: 'read committed' | 'serializable' = 'read committed',
): Promise<T> {
  return retryAborted(() => db.transaction().setIsolationLevel(isolation).execute(work));
}

/** Runs what changes all or nothing again, as long as PostgreSQL gives up on it because of another transaction, {@link TRANSACTION_ATTEMPTS} times at most. */
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
