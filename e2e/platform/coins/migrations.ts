import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

/** The table itself comes with the coins of members (`deposits`). */
export const coinMigrations: MigrationSet = {
  '1321_quoted_network_fees': {
    async up(db) {
      await sql`alter table coin_quote add column network_fee text`.execute(db);
    },
  },
};
