import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const bonusMigrations: MigrationSet = {
  '0030_bonus_grants': {
    async up(db) {
      await sql`
        create table bonus_grant (
          transfer_id bigint primary key references ledger_transfer (id),
          member_id integer not null references member (id),
          promotion_id text not null,
          title jsonb not null,
          amount bigint not null check (amount > 0),
          times integer not null check (times > 0),
          weights jsonb not null,
          granted_at timestamptz not null,
          expires_at timestamptz not null check (expires_at > granted_at),
          due_at timestamptz not null,
          state text not null check (state in ('open', 'met', 'spent', 'given-up', 'expired')),
          closed_at timestamptz,
          taken_back bigint check (taken_back between 0 and amount),
          check ((state = 'open') = (closed_at is null)),
          check ((state in ('given-up', 'expired')) = (taken_back is not null))
        );
        create index bonus_grant_member on bonus_grant (member_id, transfer_id);
        create index bonus_grant_due on bonus_grant (due_at) where state = 'open';
      `.execute(db);
    },
  },
};
