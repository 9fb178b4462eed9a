import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const ledgerMigrations: MigrationSet = {
  '0001_ledger': {
    async up(db) {
      await sql`
        create table ledger_account (
          id bigint generated always as identity primary key,
          kind text not null,
          member_id integer,
          en_name text,
          tier text check (tier in ('grand', 'major', 'minor')),
          balance bigint not null default 0,
          unique nulls not distinct (kind, member_id, en_name, tier),
          check (kind <> 'member-held' or balance >= 0),
          constraint ledger_account_has_member check ((member_id is null) = (kind not in ('member-central', 'member-held', 'member-venue'))),
          constraint ledger_account_has_venue check ((en_name is null) = (kind not in ('member-venue', 'venue', 'venue-pool'))),
          constraint ledger_account_has_tier check ((tier is null) = (kind <> 'venue-pool')),
          constraint ledger_account_holds_nothing_owed check (kind not in ('member-venue', 'venue-pool') or balance >= 0)
        );
        create index ledger_account_member on ledger_account (member_id) where member_id is not null;

        create table ledger_transfer (
          id bigint generated always as identity primary key,
          key text not null unique,
          kind text not null,
          reference text not null,
          fingerprint text not null,
          correlation uuid,
          created_at timestamptz not null
        );
        create index ledger_transfer_reference on ledger_transfer (reference);
        create index ledger_transfer_correlation on ledger_transfer (correlation) where correlation is not null;
        -- What a member has played since a moment is summed before every stake of one who has limits.
        create index ledger_transfer_time on ledger_transfer (created_at);

        create table ledger_entry (
          id bigint generated always as identity primary key,
          transfer_id bigint not null references ledger_transfer (id),
          account_id bigint not null references ledger_account (id),
          amount bigint not null check (amount <> 0),
          balance_after bigint not null
        );
        create index ledger_entry_transfer on ledger_entry (transfer_id);
        create index ledger_entry_account on ledger_entry (account_id, id);

        create table ledger_hold (
          reference text primary key,
          member_id integer not null,
          amount bigint not null check (amount > 0),
          state text not null check (state in ('open', 'ended')),
          ended_by bigint references ledger_transfer (id),
          check ((state = 'ended') = (ended_by is not null))
        );
        create index ledger_hold_open on ledger_hold (member_id) where state = 'open';

        -- A book is corrected by another entry, never by changing one.
        create function ledger_entry_is_append_only() returns trigger language plpgsql as $$
        begin
          raise exception 'ledger entries are never changed or deleted';
        end $$;
        create trigger ledger_entry_append_only before update or delete on ledger_entry
          for each row execute function ledger_entry_is_append_only();
      `.execute(db);
    },
  },
};
