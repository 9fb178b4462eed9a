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
};
