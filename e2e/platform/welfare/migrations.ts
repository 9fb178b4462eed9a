import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const welfareMigrations: MigrationSet = {
  '1721_points': {
    async up(db) {
      await sql`
        create table point_exchange (
          member_id integer not null references member (id),
          key text not null,
          exchange_id text unique,
          points integer check (points > 0),
          points_left integer check (points_left >= 0),
          created_at timestamptz not null,
          primary key (member_id, key),
          check ((exchange_id is null) = (points is null) and (points is null) = (points_left is null))
        )`.execute(db);
    },
  },
};
