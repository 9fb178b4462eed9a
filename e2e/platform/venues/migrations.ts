import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';
import { isKey } from '../kernel';

export const venueMigrations: MigrationSet = {
  '1601_venues': {
    async up(db) {
      await sql`
        create table venue_wallet (
          member_id integer primary key references member (id),
          auto_transfer boolean not null
        )`.execute(db);
      await sql`
        create table venue_turnover (
          member_id integer not null references member (id),
          en_name text not null,
          turnover_left bigint not null check (turnover_left > 0),
          primary key (member_id, en_name)
        )`.execute(db);
      await sql`
        create table venue_transfer (
          member_id integer not null references member (id),
          key text not null,
          state text not null check (state in ('done', 'closed')),
          transfer_id text unique,
          fingerprint text,
          moved jsonb not null,
          kept jsonb not null,
          created_at timestamptz not null,
          primary key (member_id, key),
          check ((state = 'closed') = (transfer_id is null)),
          check ((state = 'closed') = (fingerprint is null))
        )`.execute(db);
      await sql`
        create table venue_ticket (
          ticket_hash text primary key,
          login_hash text not null,
          member_id integer not null references member (id),
          en_name text not null,
          game_code text not null,
          is_trial boolean not null,
          expires_at timestamptz not null
        )`.execute(db);
      await sql`create index venue_ticket_expiry on venue_ticket (expires_at)`.execute(db);
      await sql`
        create table venue_session (
          id bigint generated always as identity primary key,
          token_hash text not null unique,
          login_hash text not null,
          member_id integer not null references member (id),
          en_name text not null,
          game_code text not null,
          is_trial boolean not null,
          play_money bigint not null check (play_money >= 0),
          expires_at timestamptz not null,
          check (is_trial or play_money = 0)
        )`.execute(db);
      await sql`
        create table venue_pool (
          en_name text not null,
          tier text not null check (tier in ('grand', 'major', 'minor')),
          carry integer not null check (carry between 0 and 999),
          primary key (en_name, tier)
        )`.execute(db);
      await sql`
        create table venue_round (
          session_id bigint not null references venue_session (id),
          round_id text not null,
          member_id integer not null references member (id),
          en_name text not null,
          game_code text not null,
          is_trial boolean not null,
          stake bigint not null check (stake > 0),
          payout bigint not null check (payout >= 0),
          jackpot_tier text check (jackpot_tier in ('grand', 'major', 'minor')),
          jackpot_amount bigint check (jackpot_amount >= 0),
          detail jsonb not null,
          balance_after bigint not null check (balance_after >= 0),
          played_at timestamptz not null,
          primary key (session_id, round_id),
          check ((jackpot_tier is null) = (jackpot_amount is null))
        )`.execute(db);
      await sql`create index venue_round_member on venue_round (member_id) where not is_trial`.execute(db);
      await sql`create index venue_round_jackpot on venue_round (played_at desc) where jackpot_tier is not null and not is_trial`.execute(
        db,
      );
      await sql`
        create table venue_collection (
          member_id integer not null references member (id),
          en_name text not null,
          game_code text not null,
          primary key (member_id, en_name, game_code)
        )`.execute(db);
      await sql`
        create table venue_visit (
          member_id integer not null references member (id),
          en_name text not null,
          game_code text not null,
          launched_at timestamptz not null,
          primary key (member_id, en_name, game_code)
        )`.execute(db);
    },
  },
  '1602_venue_transfer_keys': {
    async up(db) {
      await sql`
        insert into idempotency_key (member_id, scope, key, fingerprint, result, created_at)
        select member_id, 'venue-transfer', key::uuid,
          encode(sha256(convert_to(replace(fingerprint, '|', E'\\n'), 'UTF8')), 'hex'),
          case state when 'done' then jsonb_build_object('transferId', transfer_id) end,
          created_at
        from venue_transfer where ${isKey('key')}
        on conflict do nothing`.execute(db);
      await sql`delete from venue_transfer where state = 'closed'`.execute(db);
      await sql`alter table venue_transfer add column kind text check (kind in ('in', 'out', 'recycle'))`.execute(db);
      await sql`update venue_transfer set kind = split_part(fingerprint, '|', 1)`.execute(db);
      await sql`
        alter table venue_transfer
          drop constraint venue_transfer_pkey,
          drop column state,
          drop column fingerprint,
          add primary key (transfer_id),
          alter column kind set not null`.execute(db);
      await sql`create index venue_transfer_member on venue_transfer (member_id)`.execute(db);
    },
  },
  '1603_rounds_that_end_later': {
    async up(db) {
      await sql`
        alter table venue_round
          add column state text not null default 'ended' check (state in ('open', 'ended', 'void')),
          add column steps jsonb not null default '[]',
          add column report jsonb,
          add unique (en_name, round_id)`.execute(db);
      await sql`create index venue_round_open on venue_round (en_name) where state = 'open'`.execute(db);
      await sql`
        create table venue_closed_round (
          en_name text not null,
          round_id text not null,
          closed_at timestamptz not null,
          primary key (en_name, round_id)
        )`.execute(db);
    },
  },
  '1604_demo_venue_secret': {
    async up(db) {
      await sql`create table demo_venue_secret (id boolean primary key check (id), secret text not null)`.execute(db);
    },
  },
  '1605_demo_venue_secret_is_no_data': {
    async up(db) {
      // A reset empties what is public, while the venues go on with their secret.
      await sql`create schema demo_venues`.execute(db);
      await sql`alter table demo_venue_secret set schema demo_venues`.execute(db);
    },
  },
  '1610_round_records': {
    async up(db) {
      await sql`create index venue_round_record on venue_round (member_id, played_at desc) where not is_trial`.execute(db);
      await sql`drop index venue_round_member`.execute(db);
    },
  },
  // Until here a row was on without a choice: only one that is off is known to be chosen.
  '1611_automatic_transfer_by_choice': {
    async up(db) {
      await sql`update venue_wallet set auto_transfer = false`.execute(db);
      await sql`
        alter table venue_wallet
          add column auto_transfer_limit bigint check (auto_transfer_limit > 0)`.execute(db);
    },
  },
  // What comes back of a round includes what was only reserved, so that no round was ever paid less than that.
  '1612_released_reserves': {
    async up(db) {
      await sql`
        alter table venue_round
          add column released bigint not null default 0,
          add check (released between 0 and least(stake, payout)),
          add check (released = 0 or state = 'ended')`.execute(db);
    },
  },
  '1613_rounds_from_the_central_wallet': {
    async up(db) {
      await sql`alter table venue_round add column is_central boolean not null default false`.execute(db);
    },
  },
  '1614_exposed_stakes': {
    async up(db) {
      await sql`alter table venue_round add column exposure bigint not null default 0`.execute(db);
      await sql`update venue_round set exposure = stake - released where state = 'ended'`.execute(db);
      await sql`
        alter table venue_round
          add check (exposure between 0 and stake - released),
          add check (exposure = 0 or state = 'ended')`.execute(db);
    },
  },
  '1620_results_of_a_game': {
    async up(db) {
      await sql`
        create index venue_round_of_game on venue_round (member_id, en_name, game_code, played_at desc)
        where not is_trial and state = 'ended'`.execute(db);
    },
  },
};
