import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const coinMigrations: MigrationSet = {
  '0015_coin_quotes': {
    async up(db) {
      await sql`
        create table coin_quote (
          quote_id text primary key,
          member_id integer not null references member (id),
          rate text not null,
          network_fee text,
          expires_at timestamptz not null
        );
        create index coin_quote_member on coin_quote (member_id);
      `.execute(db);
    },
  },
};
