import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const venueMigrations: MigrationSet = {
  '0024_venues': {
    async up(db) {
      await sql`
        create table venue_wallet (
          member_id integer primary key references member (id),
          auto_transfer boolean not null,
          auto_transfer_limit bigint check (auto_transfer_limit > 0)
        );

        create table venue_turnover (
          member_id integer not null references member (id),
          en_name text not null,
          turnover_left bigint not null check (turnover_left > 0),
          primary key (member_id, en_name)
        );

        create table venue_transfer (
          transfer_id text primary key,
          member_id integer not null references member (id),
          key text not null,
          kind text not null check (kind in ('in', 'out', 'recycle')),
          moved jsonb not null,
          kept jsonb not null,
          created_at timestamptz not null
        );
        create index venue_transfer_member on venue_transfer (member_id);

        create table venue_ticket (
          ticket_hash text primary key,
          login_hash text not null,
          member_id integer not null references member (id),
          en_name text not null,
          game_code text not null,
          is_trial boolean not null,
          expires_at timestamptz not null
        );
        create index venue_ticket_expiry on venue_ticket (expires_at);

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
        );

        create table venue_pool (
          en_name text not null,
          tier text not null check (tier in ('grand', 'major', 'minor')),
          carry integer not null check (carry between 0 and 999),
          primary key (en_name, tier)
        );

        create table venue_round (
          session_id bigint not null references venue_session (id),
          round_id text not null,
          member_id integer not null references member (id),
          en_name text not null,
          game_code text not null,
          is_trial boolean not null,
          is_central boolean not null default false,
          state text not null default 'ended' check (state in ('open', 'ended', 'void')),
          stake bigint not null check (stake > 0),
          payout bigint not null check (payout >= 0),
          released bigint not null default 0,
          exposure bigint not null default 0,
          jackpot_tier text check (jackpot_tier in ('grand', 'major', 'minor')),
          jackpot_amount bigint check (jackpot_amount >= 0),
          detail jsonb not null,
          steps jsonb not null default '[]',
          report jsonb,
          balance_after bigint not null check (balance_after >= 0),
          played_at timestamptz not null,
          primary key (session_id, round_id),
          unique (en_name, round_id),
          check ((jackpot_tier is null) = (jackpot_amount is null)),
          -- What comes back of a round includes what was only reserved, so that no round is ever paid less than that.
          check (released between 0 and least(stake, payout)),
          check (released = 0 or state = 'ended'),
          check (exposure between 0 and stake - released),
          check (exposure = 0 or state = 'ended')
        );
        create index venue_round_open on venue_round (en_name) where state = 'open';
        create index venue_round_ended on venue_round (played_at) where not is_trial and state = 'ended';
        create index venue_round_record on venue_round (member_id, played_at desc) where not is_trial;
        create index venue_round_of_game on venue_round (member_id, en_name, game_code, played_at desc) where not is_trial and state = 'ended';
        create index venue_round_jackpot on venue_round (played_at desc) where jackpot_tier is not null and not is_trial;
        create index venue_round_won on venue_round (played_at desc) where payout > stake and not is_trial and state = 'ended';

        create table venue_closed_round (
          en_name text not null,
          round_id text not null,
          closed_at timestamptz not null,
          primary key (en_name, round_id)
        );

        create table venue_collection (
          member_id integer not null references member (id),
          en_name text not null,
          game_code text not null,
          primary key (member_id, en_name, game_code)
        );

        create table venue_visit (
          member_id integer not null references member (id),
          en_name text not null,
          game_code text not null,
          launched_at timestamptz not null,
          primary key (member_id, en_name, game_code)
        );

        -- A reset empties the public schema, while the venues go on with their secret.
        create schema demo_venues;
        create table demo_venues.demo_venue_secret (id boolean primary key check (id), secret text not null);
      `.execute(db);
    },
  },
};
