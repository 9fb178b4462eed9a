import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const accountMigrations: MigrationSet = {
  '0012_accounts': {
    async up(db) {
      await sql`
        create table payout_account (
          id text primary key,
          member_id integer not null references member (id),
          kind text not null check (kind in ('bank', 'virtual', 'alipay')),
          code text not null,
          number text not null,
          is_default boolean not null,
          added_at timestamptz not null,
          removed_at timestamptz,
          check (removed_at is null or not is_default)
        );
        create unique index payout_account_number on payout_account (kind, number) where removed_at is null;
        create unique index payout_account_default on payout_account (member_id) where is_default;
        create index payout_account_member on payout_account (member_id);

        create table withdraw_password (
          member_id integer primary key references member (id),
          password_hash text not null,
          failures integer not null default 0 check (failures >= 0),
          locked_until timestamptz
        );
      `.execute(db);
    },
  },
};
