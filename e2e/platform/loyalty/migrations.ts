import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';
import { isKey } from '../kernel';

export const welfareMigrations: MigrationSet = {
  '1721_points': {
    async up(db) {
      await sql`
        create table point_exchange (
          member_id integer not null references member (id),
          key text not null,
          exchange_id text unique,
          points integer check (points > 0),
          points_left integer check (points_left >= 0),
          created_at timestamptz not null,
          primary key (member_id, key),
          check ((exchange_id is null) = (points is null) and (points is null) = (points_left is null))
        )`.execute(db);
    },
  },
  '1722_point_exchange_keys': {
    async up(db) {
      await sql`
        insert into idempotency_key (member_id, scope, key, fingerprint, result, created_at)
        select member_id, 'points-exchange', key::uuid,
          encode(sha256(convert_to(points::text, 'UTF8')), 'hex'), 
          case when exchange_id is not null then jsonb_build_object('exchangeId', exchange_id) end, created_at
        from point_exchange where ${isKey('key')}
        on conflict do nothing`.execute(db);
      await sql`delete from point_exchange where exchange_id is null`.execute(db);
      await sql`alter table point_exchange drop column key`.execute(db);
      await sql`
        alter table point_exchange
          add primary key (exchange_id),
          alter column points set not null,
          alter column points_left set not null`.execute(db);
      await sql`create index point_exchange_member on point_exchange (member_id)`.execute(db);
    },
  },
  // What was earned and exchanged before is booked at the first look at a member's points.
  '1723_points_expire': {
    async up(db) {
      await sql`
        create table point_lot (
          member_id integer not null references member (id),
          expires_at timestamptz not null,
          remaining integer not null check (remaining >= 0),
          primary key (member_id, expires_at)
        )`.execute(db);
      await sql`create index point_lot_due on point_lot (expires_at) where remaining > 0`.execute(db);
      await sql`
        create table point_entry (
          id bigint generated always as identity primary key,
          member_id integer not null references member (id),
          kind text not null check (kind in ('earned', 'exchanged', 'expired', 'corrected')),
          points integer not null check (points <> 0 and (kind = 'earned') = (points > 0)),
          points_left integer not null check (points_left >= 0),
          reference text,
          at timestamptz not null,
          check ((kind in ('exchanged', 'expired')) = (reference is not null)),
          unique (member_id, kind, reference)
        )`.execute(db);
      await sql`create index point_entry_member on point_entry (member_id, id desc)`.execute(db);
    },
  },
  '1724_points_of_predictions': {
    async up(db) {
      await sql`
        alter table point_entry
          drop constraint point_entry_kind_check,
          drop constraint point_entry_check,
          drop constraint point_entry_check1,
          add constraint point_entry_kind_check check (kind in ('earned', 'predicted', 'exchanged', 'expired', 'corrected')),
          add constraint point_entry_sign_check check (points <> 0 and (kind in ('earned', 'predicted')) = (points > 0)),
          add constraint point_entry_reference_check check ((kind in ('predicted', 'exchanged', 'expired')) = (reference is not null))`.execute(
        db,
      );
    },
  },
};
