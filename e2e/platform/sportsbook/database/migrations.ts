import { sql } from 'kysely';
import type { MigrationSet } from '../../kernel';

/** Tables of the sportsbook. No other module reads them. */
export const sportsbookMigrations: MigrationSet = {
  '0025_sportsbook': {
    async up(db) {
      await sql`
        create table sb_match (
          game_id integer primary key,
          sport text not null default 'FT',
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
          -- What a match of another sport than football ended with beyond its score.
          end_facts jsonb,
          check ((ended_as is null) = (ended_at is null)),
          check ((ended_as is null) = (final_home is null)),
          check ((ended_as is null) = (final_away is null))
        );
        create index sb_match_running on sb_match (starts_at) where ended_as is null;
        create index sb_match_listed on sb_match (listed_at) where ended_as is null;
        -- The results of a day, and the matches of suites in the calendar.
        create index sb_match_day on sb_match (starts_at);
        create index sb_match_made on sb_match (starts_at) where kind = 'scripted';

        -- Every process is notified of a change of a match with the commit, and reads the match again.
        create function tell_of_matches() returns trigger language plpgsql as $$
        begin
          perform pg_notify('platform', '{"topic":"matches"}');
          return null;
        end $$;
        create trigger tell_of_matches after insert or update on sb_match
          for each statement execute function tell_of_matches();

        create table sb_match_event (
          id bigint generated always as identity primary key,
          game_id integer not null references sb_match (game_id),
          kind text not null,
          side text check (side in ('home', 'away')),
          at double precision not null,
          seen_at double precision not null,
          score jsonb,
          half jsonb,
          amount integer check (amount > 0),
          parts jsonb,
          winners jsonb
        );
        create index sb_match_event_match on sb_match_event (game_id, id);

        create table sb_fixed_market (
          game_id integer not null references sb_match (game_id),
          line_game_id text not null,
          w text not null,
          ratio text,
          strong text check (strong in ('H', 'C', '')),
          state text check (state in ('open', 'suspended', 'closed')),
          prices jsonb not null,
          primary key (line_game_id, w)
        );
        create index sb_fixed_market_match on sb_fixed_market (game_id);

        create table sb_quote (
          quote_id text primary key,
          member_id integer not null,
          mode text not null,
          odds_type text not null,
          entries jsonb not null,
          folds jsonb,
          whole jsonb,
          -- Selections of one match as one bet have one price together.
          together jsonb,
          created_at timestamptz not null,
          expires_at timestamptz not null,
          used_by text
        );
        create index sb_quote_expiry on sb_quote (expires_at);

        create sequence sb_ticket_number;
        create table sb_ticket (
          ticket_id text primary key,
          member_id integer not null,
          key text not null,
          -- A part that was paid early is a ticket of its own: every sum over tickets counts both.
          part_of text references sb_ticket (ticket_id),
          mode text not null check (mode in ('single', 'parlay', 'system', 'builder')),
          folds jsonb,
          lines integer not null default 1 check (lines > 0),
          together text,
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
          -- Filled by the tick after the settlement.
          turnover bigint check (turnover between 0 and risk),
          restores integer not null default 0,
          result text,
          placed_at timestamptz not null,
          deadline timestamptz,
          accepted_at timestamptz,
          settled_at timestamptz,
          unique (member_id, key),
          check (state not in ('open', 'settled', 'cashed-out') or accepted_at is not null),
          constraint sb_ticket_folds_of_systems check ((mode = 'system') = (folds is not null)),
          constraint sb_ticket_together_of_builder check ((mode = 'builder') = (together is not null)),
          -- A cashed-out ticket has a payout and the time of it, but no result.
          constraint sb_ticket_settled_at check ((state in ('settled', 'cashed-out')) = (settled_at is not null)),
          constraint sb_ticket_payout_at_end check ((state in ('settled', 'cashed-out')) = (payout is not null)),
          constraint sb_ticket_result_of_settled check ((state = 'settled') = (result is not null)),
          constraint sb_ticket_turnover_of_settled check (turnover is null or state = 'settled')
        );
        create index sb_ticket_member on sb_ticket (member_id, placed_at desc);
        create index sb_ticket_parts on sb_ticket (part_of) where part_of is not null;
        create index sb_ticket_running on sb_ticket (state) where state in ('confirming', 'open');
        create index sb_ticket_settled on sb_ticket (settled_at) where state = 'settled';
        create index sb_ticket_uncounted on sb_ticket (ticket_id) where state = 'settled' and turnover is null;
        create index sb_ticket_won on sb_ticket (settled_at desc) where payout > risk;

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
        );
        create index sb_ticket_leg_match on sb_ticket_leg (game_id);

        create table sb_placement (
          member_id integer not null,
          key text not null,
          state text not null check (state in ('pending', 'accepted', 'rejected')),
          ticket_id text references sb_ticket (ticket_id),
          reason text,
          offer_quote_id text references sb_quote (quote_id),
          created_at timestamptz not null,
          primary key (member_id, key),
          check ((state = 'rejected') = (reason is not null)),
          check (state not in ('pending', 'accepted') or ticket_id is not null)
        );

        create table sb_day_rate (
          business_day integer primary key,
          usd_cny text not null
        );

        create table sb_cash_out_quote (
          quote_id text primary key,
          member_id integer not null,
          ticket_id text not null references sb_ticket (ticket_id),
          amount bigint not null check (amount > 0),
          stake bigint check (stake > 0),
          of_stake bigint check (of_stake >= stake),
          scores jsonb not null,
          created_at timestamptz not null,
          expires_at timestamptz not null,
          used_by text
        );
        create index sb_cash_out_quote_expiry on sb_cash_out_quote (expires_at);

        create table sb_cash_out (
          member_id integer not null,
          key text not null,
          state text not null check (state in ('pending', 'paid', 'refused')),
          quote_id text not null references sb_cash_out_quote (quote_id),
          ticket_id text not null references sb_ticket (ticket_id),
          part_id text references sb_ticket (ticket_id),
          -- Set for a payment that a target asked for instead of the member.
          target bigint check (target > 0),
          received jsonb not null,
          reason text,
          offer_quote_id text references sb_cash_out_quote (quote_id),
          created_at timestamptz not null,
          deadline timestamptz,
          primary key (member_id, key),
          check ((state = 'refused') = (reason is not null)),
          check (state <> 'pending' or deadline is not null)
        );
        -- One early payment of a ticket is in progress at a time; the whole and each part are paid once.
        create unique index sb_cash_out_pending on sb_cash_out (ticket_id) where state = 'pending';
        create unique index sb_cash_out_paid on sb_cash_out (coalesce(part_id, ticket_id)) where state = 'paid';
        create index sb_cash_out_offer on sb_cash_out (offer_quote_id) where offer_quote_id is not null;
        create index sb_cash_out_quote_used on sb_cash_out (quote_id);

        create table sb_auto_cash_out (
          ticket_id text primary key references sb_ticket (ticket_id),
          member_id integer not null,
          target bigint not null check (target > 0),
          set_at timestamptz not null
        );
      `.execute(db);
    },
  },
};
