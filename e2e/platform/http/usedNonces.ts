import { SAFE } from '@site/shared/wire/security';
import { sql } from 'kysely';
import type { Clock, Db, MigrationSet } from '../kernel';

export const nonceMigrations: MigrationSet = {
  '0010_used_nonces': {
    async up(db) {
      // Unlogged: a crash of the database forgets them, and what was sealed in the last two windows could be sent a second time.
      await sql`create unlogged table used_nonce (nonce text primary key, until timestamptz not null)`.execute(db);
    },
  },
};

type NonceTables = {
  used_nonce: { nonce: string; until: Date };
};

export interface UsedNonces {
  /** False where it was used before, in whichever process. */
  use(nonce: string): Promise<boolean>;
  /** Those with which no message can be accepted any more. */
  forgetOld(): Promise<void>;
}

/**
 * Remembers nonces as long as a message with them could be accepted: one that arrives now was sealed at most a window ahead of the clock, and is
 * accepted until a window after that. So what is remembered is bounded by the calls of two windows.
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
