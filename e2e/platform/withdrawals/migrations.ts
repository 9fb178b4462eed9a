import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';
import { isKey } from '../kernel';

export const withdrawalMigrations: MigrationSet = {
  '1351_withdrawals': {
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
        )`.execute(db);
      await sql`create index withdrawal_order_member on withdrawal_order (member_id, created_at)`.execute(db);
      await sql`create index withdrawal_order_pending on withdrawal_order (pays_at) where state = 'pending'`.execute(db);
      await sql`
        create table withdrawal_key (
          member_id integer not null references member (id),
          key text not null,
          order_id text references withdrawal_order (order_id),
          primary key (member_id, key)
        )`.execute(db);
    },
  },
  '1352_withdrawal_keys': {
    async up(db) {
      await sql`
        insert into idempotency_key (member_id, scope, key, fingerprint, result, created_at)
        select taken.member_id, 'withdrawal', taken.key::uuid,
          encode(sha256(convert_to((account ->> 'id') || E'\\n' || amount, 'UTF8')), 'hex'),
          case when order_id is not null then jsonb_build_object('orderId', order_id) end,
          coalesce(created_at, now())
        from withdrawal_key taken left join withdrawal_order using (order_id)
        where ${isKey('taken.key')}
        on conflict do nothing`.execute(db);
      await sql`drop table withdrawal_key`.execute(db);
    },
  },
};
