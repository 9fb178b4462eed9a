import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const withdrawalMigrations: MigrationSet = {
  '0016_withdrawals': {
    async up(db) {
      await sql`
        create table withdrawal_order (
          order_id text primary key,
          member_id integer not null references member (id),
          account jsonb not null,
          amount bigint not null check (amount > 0),
          fee bigint not null check (fee >= 0 and fee < amount),
          rate text,
          network_fee text,
          state text not null check (state in ('pending', 'paid', 'rejected', 'cancelled')),
          created_at timestamptz not null,
          pays_at timestamptz,
          decided_at timestamptz,
          reason text,
          check ((state = 'pending') = (decided_at is null)),
          check (reason is null or state = 'rejected')
        );
        create index withdrawal_order_member on withdrawal_order (member_id, created_at);
        create index withdrawal_order_pending on withdrawal_order (pays_at) where state = 'pending';
      `.execute(db);
    },
  },
};
