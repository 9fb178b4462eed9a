import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';
import { isKey } from '../kernel';

export const fundsMigrations: MigrationSet = {
  '1301_deposits': {
    async up(db) {
      await sql`
        create table payment_type (
          code text primary key,
          position integer not null,
          name jsonb not null,
          min_amount bigint not null check (min_amount > 0),
          max_amount bigint not null check (max_amount >= min_amount),
          quick_amounts jsonb not null,
          pay_within_seconds integer not null check (pay_within_seconds > 0),
          waiting text not null,
          state text not null check (state in ('open', 'maintenance')),
          is_recommended boolean not null,
          payee jsonb not null
        )`.execute(db);
      await sql`
        create table deposit_order (
          order_id text primary key,
          member_id integer not null references member (id),
          type text not null references payment_type (code),
          amount bigint not null check (amount > 0),
          state text not null check (state in ('waiting', 'credited', 'closed', 'expired')),
          created_at timestamptz not null,
          expires_at timestamptz not null,
          pays_at timestamptz,
          credited_at timestamptz,
          check ((state = 'credited') = (credited_at is not null))
        )`.execute(db);
      await sql`create index deposit_order_waiting on deposit_order (expires_at) where state = 'waiting'`.execute(db);
      await sql`
        create table deposit_key (
          member_id integer not null references member (id),
          key text not null,
          order_id text references deposit_order (order_id),
          primary key (member_id, key)
        )`.execute(db);
    },
  },
  '1302_deposit_ways': {
    async up(db) {
      await sql`
        alter table deposit_order
          add column rate text,
          add column cashier_ticket text unique`.execute(db);
      // Their waiting pages exist from this version on.
      await sql`update payment_type set state = 'open' where waiting in ('virtual', 'huione', 'xnbsk')`.execute(db);
    },
  },
  '1303_deposit_keys': {
    async up(db) {
      await sql`
        insert into idempotency_key (member_id, scope, key, fingerprint, result, created_at)
        select taken.member_id, 'deposit', taken.key::uuid,
          encode(sha256(convert_to(type || E'\\n' || amount, 'UTF8')), 'hex'),
          case when order_id is not null then jsonb_build_object('orderId', order_id) end,
          coalesce(created_at, now())
        from deposit_key taken left join deposit_order using (order_id)
        where ${isKey('taken.key')}
        on conflict do nothing`.execute(db);
      await sql`drop table deposit_key`.execute(db);
    },
  },
  '1304_deposit_steps': {
    async up(db) {
      await sql`
        create table deposit_step (
          id bigint generated always as identity primary key,
          order_id text not null references deposit_order (order_id),
          step text not null,
          at timestamptz not null
        )`.execute(db);
      await sql`create index deposit_step_order on deposit_step (order_id)`.execute(db);
      await sql`create index deposit_order_member on deposit_order (member_id, created_at)`.execute(db);
      // When an order of before was closed is not known.
      await sql`insert into deposit_step (order_id, step, at) select order_id, 'ordered', created_at from deposit_order`.execute(db);
      await sql`
        insert into deposit_step (order_id, step, at)
        select order_id, state, coalesce(credited_at, expires_at) from deposit_order where state in ('credited', 'expired')`.execute(db);
    },
  },
  '1305_signal_codes_and_coins': {
    async up(db) {
      await sql`alter table deposit_order add column signal_code text`.execute(db);
      // Of what waits, a code names one order of a way to pay.
      await sql`create unique index deposit_order_signal on deposit_order (type, signal_code) where state = 'waiting'`.execute(db);
      await sql`
        create table coin_entry (
          id bigint generated always as identity primary key,
          member_id integer not null references member (id),
          reference text not null unique,
          amount bigint not null check (amount <> 0),
          balance_after bigint not null check (balance_after >= 0),
          at timestamptz not null
        )`.execute(db);
      await sql`create index coin_entry_member on coin_entry (member_id, id)`.execute(db);
      await sql`
        create table coin_quote (
          quote_id text primary key,
          member_id integer not null references member (id),
          rate text not null,
          expires_at timestamptz not null
        )`.execute(db);
      await sql`create index coin_quote_member on coin_quote (member_id)`.execute(db);
      await sql`
        create table coin_transfer (
          transfer_id text primary key,
          member_id integer not null references member (id),
          coins bigint not null check (coins > 0),
          rate text not null,
          amount bigint not null check (amount > 0),
          at timestamptz not null
        )`.execute(db);
    },
  },
  '1306_claimed_deposits': {
    async up(db) {
      await sql`alter table deposit_order add column claimed_at timestamptz`.execute(db);
    },
  },
  '1307_coin_addresses': {
    async up(db) {
      await sql`
        alter table deposit_order
          add column coin_address text unique,
          add column coins_held bigint not null default 0 check (coins_held >= 0),
          add column coins_returned bigint not null default 0 check (coins_returned >= 0)`.execute(db);
      await sql`
        create table coin_receipt (
          transaction_id text primary key,
          order_id text not null references deposit_order (order_id),
          amount bigint not null check (amount > 0),
          at timestamptz not null
        )`.execute(db);
      await sql`create index coin_receipt_order on coin_receipt (order_id)`.execute(db);
      // A network becomes a way of its own; the seed adds the other behind it.
      await sql`update payment_type set name = '{"zh-CN":"USDT-TRC20","zh-TW":"USDT-TRC20"}' where code = 'USDT'`.execute(db);
      await sql`
        update payment_type set position = position + 1
        where position > (select position from payment_type where code = 'USDT')`.execute(db);
    },
  },
  '1308_deposit_disputes': {
    async up(db) {
      await sql`alter table deposit_order add column ordered_amount bigint check (ordered_amount > 0)`.execute(db);
      await sql`
        create table deposit_dispute (
          order_id text primary key references deposit_order (order_id),
          member_id integer not null references member (id),
          picture_name text not null,
          picture bytea not null,
          opened_at timestamptz not null,
          answered_at timestamptz,
          refusal text check (refusal is null or answered_at is not null)
        )`.execute(db);
      await sql`create index deposit_dispute_open on deposit_dispute (member_id) where answered_at is null`.execute(db);
    },
  },
  '1309_credited_deposits': {
    async up(db) {
      await sql`create index deposit_order_credited on deposit_order (type, credited_at) where state = 'credited'`.execute(db);
    },
  },
  '1310_deposit_promotions': {
    async up(db) {
      await sql`
        alter table deposit_order
          add column promotion_id text,
          add column promotion_reward bigint check (promotion_reward > 0),
          add check (promotion_reward is null or promotion_id is not null)`.execute(db);
    },
  },
};
