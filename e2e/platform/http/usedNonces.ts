import { SAFE } from '@site/shared/wire/security';
import { sql } from 'kysely';
import type { Clock, Db, MigrationSet } from '../kernel';

export const nonceMigrations: MigrationSet = {
  '0010_used_nonces': {
    async up(db) {
      // The table is unlogged, so a crash of the database loses it. Calls sealed in the last two windows could then be
      // repeated.
      await sql`create unlogged table used_nonce (nonce text primary key, until timestamptz not null)`.execute(db);
    },
  },
};

type NonceTables = {
  used_nonce: { nonce: string; until: Date };
};

export interface UsedNonces {
  /** Returns false when any process has used it before. */
  use(nonce: string): Promise<boolean>;
  /** Deletes nonces of messages that would be too old to be accepted. */
  forgetOld(): Promise<void>;
}

/**
 * Stores nonces as long as a message with them could be accepted. A message was sealed at most one window ahead of the
 * clock, and is accepted until one window after that. The table is therefore limited to the calls of two windows.
 */
export function createUsedNonces(db: Db, clock: Clock): UsedNonces {
  const tables = db.withTables<NonceTables>();
  return {
    async use(nonce) {
      const until = new Date(clock.nowMs() + 2 * SAFE.windowMs);
      const { numInsertedOrUpdatedRows = 0n } = await tables
        .insertInto('used_nonce')
        .values({ nonce, until })
        .onConflict((conflict) => conflict.column('nonce').doUpdateSet({ until }).where('used_nonce.until', '<', clock.now()))
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
    async forgetOld() {
      await tables.deleteFrom('used_nonce').where('until', '<', clock.now()).execute();
    },
  };
}
