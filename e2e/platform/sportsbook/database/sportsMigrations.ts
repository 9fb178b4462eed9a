import { sql } from 'kysely';
import type { MigrationSet } from '../../kernel';

/** Sports other than football: the sport of a match, and what it ended with beyond its score. */
export const sportsMigrations: MigrationSet = {
  '2010_sportsbook_sports': {
    async up(db) {
      await sql`
        alter table sb_match
          add column sport text not null default 'FT',
          add column end_facts jsonb`.execute(db);
      await sql`
        alter table sb_match_event
          add column amount integer check (amount > 0),
          add column parts jsonb,
          add column winners jsonb`.execute(db);
      await sql`create index sb_match_listed on sb_match (listed_at) where ended_as is null`.execute(db);
    },
  },
};
