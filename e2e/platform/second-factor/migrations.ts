import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const secondFactorMigrations: MigrationSet = {
  '0018_second_factor': {
    async up(db) {
      await sql`
        create table second_factor (
          member_id integer primary key references member (id),
          secret text not null,
          begun_at timestamptz not null,
          confirmed_at timestamptz,
          last_step integer not null default 0,
          failures integer not null default 0,
          locked_until timestamptz
        );

        create table second_factor_recovery (
          member_id integer not null references member (id),
          code_hash text not null,
          primary key (member_id, code_hash)
        );
      `.execute(db);
    },
  },
};
