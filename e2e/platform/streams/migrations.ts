import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

/**
 * The database writes the events of members itself, at the commit of the transaction that causes them. No code path can
 * forget one, none of a rolled-back transaction is sent, and the row with a member's last number is locked only during
 * the commit. A crash of the database may lose events but not their numbers, so a reader detects the gap.
 */
export const memberStreamMigrations: MigrationSet = {
  '0026_member_stream': {
    async up(db) {
      await sql`
        create table member_version (member_id integer primary key, version bigint not null);

        create unlogged table member_event (
          member_id integer not null,
          version bigint not null,
          kind text not null,
          reference text not null,
          amount bigint not null,
          reason text,
          request_id uuid,
          at timestamptz not null,
          primary key (member_id, version)
        );
        create index member_event_at on member_event (at);

        -- The same notification twice in a transaction is one.
        create function tell_member(
          of_member integer, event_kind text, about text, moved bigint, words text, request uuid, moment timestamptz
        ) returns void language plpgsql as $$
        declare
          next bigint;
        begin
          insert into member_version (member_id, version) values (of_member, 1)
            on conflict (member_id) do update set version = member_version.version + 1
            returning version into next;
          insert into member_event (member_id, version, kind, reference, amount, reason, request_id, at)
            values (of_member, next, event_kind, about, moved, words, request, moment);
          perform pg_notify('platform', json_build_object('topic', 'member', 'content', json_build_object('memberId', of_member))::text);
        end $$;

        create function tell_of_transfer() returns trigger language plpgsql as $$
        declare
          moved record;
        begin
          for moved in
            select account.member_id,
              coalesce(sum(entry.amount) filter (where case new.kind
                when 'round' then account.kind in ('member-venue', 'member-central')
                when 'withdrawal-payout' then account.kind = 'member-held'
                else account.kind = 'member-central' end), 0)::bigint as amount
            from ledger_entry entry join ledger_account account on account.id = entry.account_id
            where entry.transfer_id = new.id and account.member_id is not null
            group by account.member_id order by account.member_id
          loop
            perform tell_member(moved.member_id, new.kind, new.reference, moved.amount, null, new.correlation, new.created_at);
          end loop;
          return null;
        end $$;
        create constraint trigger tell_of_transfer after insert on ledger_transfer deferrable initially deferred
          for each row when (new.kind <> 'closed') execute function tell_of_transfer();

        create function tell_of_refusal() returns trigger language plpgsql as $$
        begin
          perform tell_member(
            new.member_id, 'withdrawal-refused', 'withdrawal:' || new.order_id, new.amount, new.reason, null, new.decided_at);
          return null;
        end $$;
        create constraint trigger tell_of_refusal after update on withdrawal_order deferrable initially deferred
          for each row when (new.state = 'rejected' and old.state <> 'rejected') execute function tell_of_refusal();

        create function tell_of_letter() returns trigger language plpgsql as $$
        begin
          perform tell_member(new.member_id, 'letter', new.id::text, 0, null, null, new.created_at);
          return null;
        end $$;
        create constraint trigger tell_of_letter after insert on letter deferrable initially deferred
          for each row when (new.member_id is not null) execute function tell_of_letter();
      `.execute(db);
    },
  },
};
