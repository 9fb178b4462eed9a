import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const fundsMigrations: MigrationSet = {
  '0014_deposits': {
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
        );

        create table deposit_order (
          order_id text primary key,
          member_id integer not null references member (id),
          type text not null references payment_type (code),
          amount bigint not null check (amount > 0),
          ordered_amount bigint check (ordered_amount > 0),
          rate text,
          state text not null check (state in ('waiting', 'credited', 'closed', 'expired')),
          created_at timestamptz not null,
          expires_at timestamptz not null,
          pays_at timestamptz,
          claimed_at timestamptz,
          credited_at timestamptz,
          cashier_ticket text unique,
          signal_code text,
          coin_address text unique,
          coins_held bigint not null default 0 check (coins_held >= 0),
          coins_returned bigint not null default 0 check (coins_returned >= 0),
          promotion_id text,
          promotion_reward bigint check (promotion_reward > 0),
          check ((state = 'credited') = (credited_at is not null)),
          check (promotion_reward is null or promotion_id is not null)
        );
        create index deposit_order_waiting on deposit_order (expires_at) where state = 'waiting';
        create index deposit_order_member on deposit_order (member_id, created_at);
        create index deposit_order_credited on deposit_order (type, credited_at) where state = 'credited';
        -- A code names one waiting order of a payment type.
        create unique index deposit_order_signal on deposit_order (type, signal_code) where state = 'waiting';

        create table deposit_step (
          id bigint generated always as identity primary key,
          order_id text not null references deposit_order (order_id),
          step text not null,
          at timestamptz not null
        );
        create index deposit_step_order on deposit_step (order_id);

        create table deposit_dispute (
          order_id text primary key references deposit_order (order_id),
          member_id integer not null references member (id),
          picture_name text not null,
          picture bytea not null,
          opened_at timestamptz not null,
          answered_at timestamptz,
          refusal text check (refusal is null or answered_at is not null)
        );
        create index deposit_dispute_open on deposit_dispute (member_id) where answered_at is null;

        create table coin_receipt (
          transaction_id text primary key,
          order_id text not null references deposit_order (order_id),
          amount bigint not null check (amount > 0),
          at timestamptz not null
        );
        create index coin_receipt_order on coin_receipt (order_id);

        create table coin_entry (
          id bigint generated always as identity primary key,
          member_id integer not null references member (id),
          reference text not null unique,
          amount bigint not null check (amount <> 0),
          balance_after bigint not null check (balance_after >= 0),
          at timestamptz not null
        );
        create index coin_entry_member on coin_entry (member_id, id);

        create table coin_transfer (
          transfer_id text primary key,
          member_id integer not null references member (id),
          coins bigint not null check (coins > 0),
          rate text not null,
          amount bigint not null check (amount > 0),
          at timestamptz not null
        );
      `.execute(db);
    },
  },
};
