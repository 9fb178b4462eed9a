import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const welfareMigrations: MigrationSet = {
  '0023_points': {
    async up(db) {
      await sql`
        create table point_lot (
          member_id integer not null references member (id),
          expires_at timestamptz not null,
          remaining integer not null check (remaining >= 0),
          primary key (member_id, expires_at)
        );
        create index point_lot_due on point_lot (expires_at) where remaining > 0;

        create table point_entry (
          id bigint generated always as identity primary key,
          member_id integer not null references member (id),
          kind text not null check (kind in ('earned', 'predicted', 'exchanged', 'expired', 'corrected')),
          points integer not null,
          points_left integer not null check (points_left >= 0),
          reference text,
          at timestamptz not null,
          unique (member_id, kind, reference),
          constraint point_entry_sign_check check (points <> 0 and (kind in ('earned', 'predicted')) = (points > 0)),
          constraint point_entry_reference_check check ((kind in ('predicted', 'exchanged', 'expired')) = (reference is not null))
        );
        create index point_entry_member on point_entry (member_id, id desc);

        create table point_exchange (
          exchange_id text primary key,
          member_id integer not null references member (id),
          points integer not null check (points > 0),
          points_left integer not null check (points_left >= 0),
          created_at timestamptz not null
        );
        create index point_exchange_member on point_exchange (member_id);
      `.execute(db);
    },
  },
};
