import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const promotionMigrations: MigrationSet = {
  '1501_promotions': {
    async up(db) {
      // What a promotion says stands beside its rule (`promotions.json`): a text that promises something else than the rule does cannot be kept apart.
      await sql`drop table if exists promotion`.execute(db);
      await sql`
        create table promotion_joining (
          member_id integer not null references member (id),
          promotion_id text not null,
          period text not null,
          reward bigint not null check (reward > 0),
          day integer check (day > 0),
          joined_at timestamptz not null,
          primary key (member_id, promotion_id, period)
        )`.execute(db);
    },
  },
};
