import { sql } from 'kysely';
import type { MigrationSet } from '../../kernel';
import { isKey } from '../../kernel';
import { sportsMigrations } from './sportsMigrations';

/** The sportsbook's own tables. No one else reads them. */
export const sportsbookMigrations: MigrationSet = {
  ...sportsMigrations,
  '2001_sportsbook_matches': {
    async up(db) {
      await sql`
        create table sb_match (
          game_id integer primary key,
          league_id integer not null,
          league text not null,
          home_id integer not null,
          home text not null,
          away_id integer not null,
          away text not null,
          starts_at timestamptz not null,
          listed_at timestamptz not null,
          home_rate double precision not null check (home_rate > 0),
          away_rate double precision not null check (away_rate > 0),
          seed integer not null,
          kind text not null check (kind in ('natural', 'scripted')),
          anchor_at timestamptz not null,
          anchor_elapsed double precision not null,
          speed double precision not null check (speed > 0),
          revision integer not null default 0,
          ended_as text check (ended_as in ('finished', 'abandoned')),
          ended_at timestamptz,
          final_home integer check (final_home >= 0),
          final_away integer check (final_away >= 0),
          half_home integer check (half_home >= 0),
          half_away integer check (half_away >= 0),
          check ((ended_as is null) = (ended_at is null)),
          check ((ended_as is null) = (final_home is null)),
          check ((ended_as is null) = (final_away is null))
        )`.execute(db);
      await sql`create index sb_match_running on sb_match (starts_at) where ended_as is null`.execute(db);
      await sql`
        create table sb_match_event (
          id bigint generated always as identity primary key,
          game_id integer not null references sb_match (game_id),
          kind text not null,
          side text check (side in ('home', 'away')),
          at double precision not null,
          seen_at double precision not null,
          score jsonb,
          half jsonb
        )`.execute(db);
      await sql`create index sb_match_event_match on sb_match_event (game_id, id)`.execute(db);
      await sql`
        create table sb_fixed_market (
          game_id integer not null references sb_match (game_id),
          line_game_id text not null,
          w text not null,
          ratio text,
          strong text check (strong in ('H', 'C', '')),
          state text check (state in ('open', 'suspended', 'closed')),
          prices jsonb not null,
          primary key (line_game_id, w)
        )`.execute(db);
      await sql`create index sb_fixed_market_match on sb_fixed_market (game_id)`.execute(db);
    },
  },
  '2002_sportsbook_tickets': {
    async up(db) {
      await sql`
        create table sb_quote (
          quote_id text primary key,
          member_id integer not null,
          mode text not null,
          odds_type text not null,
          entries jsonb not null,
          created_at timestamptz not null,
          expires_at timestamptz not null,
          used_by text
        )`.execute(db);
      await sql`create index sb_quote_expiry on sb_quote (expires_at)`.execute(db);
      await sql`create sequence sb_ticket_number`.execute(db);
      await sql`
        create table sb_ticket (
          ticket_id text primary key,
          member_id integer not null,
          key text not null,
          mode text not null check (mode in ('single', 'parlay', 'system')),
          state text not null check (state in ('confirming', 'open', 'settled', 'rejected', 'cashed-out')),
          policy text not null check (policy in ('ask', 'better', 'tolerance')),
          odds_type text not null,
          payout_class text not null,
          business_day integer not null,
          stake bigint not null check (stake > 0),
          risk bigint not null check (risk > 0),
          to_win bigint not null check (to_win >= 0),
          hold_reference text not null unique,
          payout bigint check (payout >= 0),
          result text,
          placed_at timestamptz not null,
          deadline timestamptz,
          accepted_at timestamptz,
          settled_at timestamptz,
          unique (member_id, key),
          check ((state = 'settled') = (settled_at is not null)),
          check ((state = 'settled') = (payout is not null)),
          check ((state = 'settled') = (result is not null)),
          check (state not in ('open', 'settled', 'cashed-out') or accepted_at is not null)
        )`.execute(db);
      await sql`create index sb_ticket_member on sb_ticket (member_id, placed_at desc)`.execute(db);
      await sql`create index sb_ticket_running on sb_ticket (state) where state in ('confirming', 'open')`.execute(db);
      await sql`
        create table sb_ticket_leg (
          ticket_id text not null references sb_ticket (ticket_id),
          position integer not null,
          game_id integer not null references sb_match (game_id),
          shown jsonb not null,
          line_game_id text not null,
          w text not null,
          r text not null,
          odds_type text not null,
          ior text not null,
          ratio text not null,
          strong text not null,
          received_elapsed double precision,
          bet_home integer,
          bet_away integer,
          result text,
          primary key (ticket_id, position)
        )`.execute(db);
      await sql`create index sb_ticket_leg_match on sb_ticket_leg (game_id)`.execute(db);
      await sql`
        create table sb_placement (
          member_id integer not null,
          key text not null,
          state text not null check (state in ('pending', 'accepted', 'rejected', 'closed')),
          fingerprint text not null,
          ticket_id text references sb_ticket (ticket_id),
          reason text,
          offer_quote_id text references sb_quote (quote_id),
          created_at timestamptz not null,
          primary key (member_id, key),
          check ((state = 'rejected') = (reason is not null)),
          check (state not in ('pending', 'accepted') or ticket_id is not null)
        )`.execute(db);
      await sql`
        create table sb_day_rate (
          business_day integer primary key,
          usd_cny text not null
        )`.execute(db);
    },
  },
  '2003_sportsbook_combinations': {
    async up(db) {
      await sql`
        alter table sb_quote
          add column folds jsonb,
          add column whole jsonb`.execute(db);
      await sql`
        alter table sb_ticket
          add column folds jsonb,
          add column lines integer not null default 1 check (lines > 0),
          add column restores integer not null default 0,
          add constraint sb_ticket_folds_of_systems check ((mode = 'system') = (folds is not null))`.execute(db);
    },
  },
  '2004_sportsbook_cash_out': {
    async up(db) {
      // A cashed-out ticket has a payout and the time of it, but no result.
      await sql`
        alter table sb_ticket
          drop constraint sb_ticket_check,
          drop constraint sb_ticket_check1,
          drop constraint sb_ticket_check2,
          add constraint sb_ticket_settled_at check ((state in ('settled', 'cashed-out')) = (settled_at is not null)),
          add constraint sb_ticket_payout_at_end check ((state in ('settled', 'cashed-out')) = (payout is not null)),
          add constraint sb_ticket_result_of_settled check ((state = 'settled') = (result is not null))`.execute(db);
      await sql`
        create table sb_cash_out_quote (
          quote_id text primary key,
          member_id integer not null,
          ticket_id text not null references sb_ticket (ticket_id),
          amount bigint not null check (amount > 0),
          scores jsonb not null,
          created_at timestamptz not null,
          expires_at timestamptz not null,
          used_by text
        )`.execute(db);
      await sql`create index sb_cash_out_quote_expiry on sb_cash_out_quote (expires_at)`.execute(db);
      await sql`
        create table sb_cash_out (
          member_id integer not null,
          key text not null,
          state text not null check (state in ('pending', 'paid', 'refused', 'closed')),
          quote_id text references sb_cash_out_quote (quote_id),
          ticket_id text references sb_ticket (ticket_id),
          received jsonb not null,
          reason text,
          offer_quote_id text references sb_cash_out_quote (quote_id),
          created_at timestamptz not null,
          deadline timestamptz,
          primary key (member_id, key),
          check ((state = 'closed') = (quote_id is null)),
          check ((state = 'closed') = (ticket_id is null)),
          check ((state = 'refused') = (reason is not null)),
          check (state <> 'pending' or deadline is not null)
        )`.execute(db);
      // One early payment of a ticket under way at a time, and one in all.
      await sql`create unique index sb_cash_out_of_ticket on sb_cash_out (ticket_id) where state in ('pending', 'paid')`.execute(db);
      await sql`create index sb_cash_out_offer on sb_cash_out (offer_quote_id) where offer_quote_id is not null`.execute(db);
      await sql`create index sb_cash_out_quote_used on sb_cash_out (quote_id)`.execute(db);
    },
  },
  '2005_sportsbook_keys': {
    async up(db) {
      await sql`
        insert into idempotency_key (member_id, scope, key, fingerprint, result, created_at)
        select member_id, 'bet', key::uuid,
          case when state <> 'closed' then encode(sha256(convert_to(replace(fingerprint, ' ', E'\\n'), 'UTF8')), 'hex') end,
          case when state <> 'closed' then jsonb_build_object('key', key) end,
          created_at
        from sb_placement where ${isKey('key')}
        on conflict do nothing`.execute(db);
      await sql`delete from sb_placement where state = 'closed'`.execute(db);
      await sql`
        alter table sb_placement
          drop column fingerprint,
          drop constraint sb_placement_state_check,
          add constraint sb_placement_state_check check (state in ('pending', 'accepted', 'rejected'))`.execute(db);
      await sql`
        insert into idempotency_key (member_id, scope, key, fingerprint, result, created_at)
        select member_id, 'cash-out', key::uuid,
          encode(sha256(convert_to(quote_id, 'UTF8')), 'hex'),
          case when state <> 'closed' then jsonb_build_object('key', key) end,
          created_at
        from sb_cash_out where ${isKey('key')}
        on conflict do nothing`.execute(db);
      await sql`delete from sb_cash_out where state = 'closed'`.execute(db);
      await sql`
        alter table sb_cash_out
          alter column quote_id set not null,
          alter column ticket_id set not null,
          drop constraint sb_cash_out_state_check,
          add constraint sb_cash_out_state_check check (state in ('pending', 'paid', 'refused'))`.execute(db);
    },
  },
  '2011_sportsbook_news': {
    async up(db) {
      // Every process is notified of a change of a match with the commit, and reads the match again.
      await sql`
        create function tell_of_matches() returns trigger language plpgsql as $$
        begin
          perform pg_notify('platform', '{"topic":"matches"}');
          return null;
        end $$`.execute(db);
      await sql`
        create trigger tell_of_matches after insert or update on sb_match
        for each statement execute function tell_of_matches()`.execute(db);
    },
  },
  '2012_sportsbook_days': {
    async up(db) {
      // The results of a day, and the matches of suites in the calendar.
      await sql`create index sb_match_day on sb_match (starts_at)`.execute(db);
      await sql`create index sb_match_made on sb_match (starts_at) where kind = 'scripted'`.execute(db);
    },
  },
  '2013_sportsbook_parts': {
    async up(db) {
      // A part that was paid early is a ticket of its own: every sum over tickets counts both.
      await sql`alter table sb_ticket add column part_of text references sb_ticket (ticket_id)`.execute(db);
      await sql`create index sb_ticket_parts on sb_ticket (part_of) where part_of is not null`.execute(db);
      await sql`
        alter table sb_cash_out_quote
          add column stake bigint check (stake > 0),
          add column of_stake bigint check (of_stake >= stake)`.execute(db);
      await sql`alter table sb_cash_out add column part_id text references sb_ticket (ticket_id)`.execute(db);
      // One early payment of a ticket under way at a time, one of the whole, and one of each part.
      await sql`drop index sb_cash_out_of_ticket`.execute(db);
      await sql`create unique index sb_cash_out_pending on sb_cash_out (ticket_id) where state = 'pending'`.execute(db);
      await sql`create unique index sb_cash_out_paid on sb_cash_out (coalesce(part_id, ticket_id)) where state = 'paid'`.execute(db);
    },
  },
  '2014_sportsbook_auto_cash_out': {
    async up(db) {
      await sql`
        create table sb_auto_cash_out (
          ticket_id text primary key references sb_ticket (ticket_id),
          member_id integer not null,
          target bigint not null check (target > 0),
          set_at timestamptz not null
        )`.execute(db);
      // Of a payment that was asked for by a target instead of the member's press.
      await sql`alter table sb_cash_out add column target bigint check (target > 0)`.execute(db);
    },
  },
  '2015_sportsbook_builder': {
    async up(db) {
      // Selections of one match as one bet have one price together.
      await sql`alter table sb_quote add column together jsonb`.execute(db);
      await sql`
        alter table sb_ticket
          add column together text,
          drop constraint sb_ticket_mode_check,
          add constraint sb_ticket_mode_check check (mode in ('single', 'parlay', 'system', 'builder')),
          add constraint sb_ticket_together_of_builder check ((mode = 'builder') = (together is not null))`.execute(db);
    },
  },
  '2016_sportsbook_turnover': {
    async up(db) {
      // The next tick counts it for tickets that were settled before.
      await sql`
        alter table sb_ticket
          add column turnover bigint check (turnover between 0 and risk),
          add constraint sb_ticket_turnover_of_settled check (turnover is null or state = 'settled')`.execute(db);
      await sql`create index sb_ticket_uncounted on sb_ticket (ticket_id) where state = 'settled' and turnover is null`.execute(db);
    },
  },
};
