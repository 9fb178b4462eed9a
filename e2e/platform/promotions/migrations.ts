import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const promotionMigrations: MigrationSet = {
  '0020_promotions': {
    async up(db) {
      await sql`
        create table promotion_joining (
          member_id integer not null references member (id),
          promotion_id text not null,
          period text not null,
          reward bigint not null check (reward > 0),
          day integer check (day > 0),
          joined_at timestamptz not null,
          primary key (member_id, promotion_id, period)
        );

        create table promotion_entry (
          member_id integer not null references member (id),
          promotion_id text not null,
          period text not null,
          entered_at timestamptz not null,
          primary key (promotion_id, period, member_id)
        );

        create table promotion_race_result (
          promotion_id text not null,
          period text not null,
          closed_at timestamptz not null,
          primary key (promotion_id, period)
        );

        create table promotion_race_prize (
          promotion_id text not null,
          period text not null,
          place integer not null check (place > 0),
          member_id integer not null references member (id),
          prize bigint not null check (prize > 0),
          primary key (promotion_id, period, place),
          unique (promotion_id, period, member_id),
          foreign key (promotion_id, period) references promotion_race_result (promotion_id, period)
        );

        create table promotion_draw (
          member_id integer not null references member (id),
          key text not null,
          promotion_id text not null,
          business_day text not null,
          number integer not null check (number > 0),
          prize_id text not null,
          reward bigint not null check (reward >= 0),
          at timestamptz not null,
          primary key (member_id, key),
          unique (member_id, promotion_id, business_day, number)
        );

        create table promotion_invite_code (
          member_id integer primary key references member (id),
          code text not null unique
        );

        create table promotion_schedule (
          promotion_id text primary key,
          starts_at timestamptz,
          ends_at timestamptz,
          is_open boolean not null,
          terms jsonb,
          audience jsonb,
          bonus jsonb,
          check (starts_at < ends_at),
          check (not is_open or ends_at is null)
        );

        create table promotion_exclusion (
          promotion_id text not null,
          period text not null,
          kind text not null check (kind in ('name', 'phone', 'account', 'device', 'network')),
          mark text not null,
          member_id integer not null references member (id),
          taken_at timestamptz not null,
          primary key (promotion_id, period, kind, mark)
        );
      `.execute(db);
    },
  },
};
