import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const homeMigrations: MigrationSet = {
  '2601_recent_wins': {
    async up(db) {
      await sql`create index sb_ticket_won on sb_ticket (settled_at desc) where payout > risk`.execute(db);
      await sql`create index venue_round_won on venue_round (played_at desc) where payout > stake and not is_trial and state = 'ended'`.execute(
        db,
      );
    },
  },
};
