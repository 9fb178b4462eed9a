import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';
import { hashSecret } from '../kernel';
import { isKey } from '../kernel';

export const promotionMigrations: MigrationSet = {
  '1501_promotions': {
    async up(db) {
      // The texts of a promotion are kept with its rule (`promotions.json`), so that a text cannot promise something else than the rule.
      await sql`drop table if exists promotion`.execute(db);
      await sql`
        create table promotion_joining (
          member_id integer not null references member (id),
          promotion_id text not null,
          period text not null,
          reward bigint not null check (reward > 0),
          day integer check (day > 0),
          joined_at timestamptz not null,
          primary key (member_id, promotion_id, period)
        )`.execute(db);
    },
  },
  '1502_races_draws_invitations': {
    async up(db) {
      await sql`
        create table promotion_entry (
          member_id integer not null references member (id),
          promotion_id text not null,
          period text not null,
          entered_at timestamptz not null,
          primary key (promotion_id, period, member_id)
        )`.execute(db);
      await sql`
        create table promotion_race_result (
          promotion_id text not null,
          period text not null,
          closed_at timestamptz not null,
          primary key (promotion_id, period)
        )`.execute(db);
      await sql`
        create table promotion_race_prize (
          promotion_id text not null,
          period text not null,
          place integer not null check (place > 0),
          member_id integer not null references member (id),
          prize bigint not null check (prize > 0),
          primary key (promotion_id, period, place),
          unique (promotion_id, period, member_id),
          foreign key (promotion_id, period) references promotion_race_result (promotion_id, period)
        )`.execute(db);
      await sql`
        create table promotion_draw (
          member_id integer not null references member (id),
          key text not null,
          promotion_id text not null,
          state text not null check (state in ('done', 'closed')),
          business_day text not null,
          number integer check (number > 0),
          prize_id text,
          reward bigint check (reward >= 0),
          at timestamptz not null,
          primary key (member_id, key),
          unique (member_id, promotion_id, business_day, number),
          check ((state = 'done') = (number is not null and prize_id is not null and reward is not null))
        )`.execute(db);
      await sql`
        create table promotion_invite_code (
          member_id integer primary key references member (id),
          code text not null unique
        )`.execute(db);
    },
  },
  '1503_join_keys': {
    async up(db) {
      await sql`
        insert into idempotency_key (member_id, scope, key, fingerprint, result, created_at)
        select member_id, 'promotion-join', key::uuid,
          case state when 'done' then encode(sha256(convert_to(promotion_id || E'\\n', 'UTF8')), 'hex') end,
          case state when 'done' then jsonb_build_object('promotionId', promotion_id, 'prizeId', prize_id) end,
          at
        from promotion_draw where ${isKey('key')}
        on conflict do nothing`.execute(db);
      await sql`delete from promotion_draw where state = 'closed'`.execute(db);
      await sql`
        alter table promotion_draw
          drop column state,
          alter column number set not null,
          alter column prize_id set not null,
          alter column reward set not null`.execute(db);
    },
  },
  '1504_promotion_schedule': {
    async up(db) {
      await sql`
        create table promotion_schedule (
          promotion_id text primary key,
          starts_at timestamptz,
          ends_at timestamptz,
          is_open boolean not null,
          check (starts_at < ends_at),
          check (not is_open or ends_at is null)
        )`.execute(db);
    },
  },
  '1505_promotion_terms': {
    async up(db) {
      await sql`alter table promotion_schedule add column terms jsonb, add column audience jsonb`.execute(db);
    },
  },
  '1506_promotion_exclusions': {
    async up(db) {
      await sql`
        create table promotion_exclusion (
          promotion_id text not null,
          period text not null,
          kind text not null check (kind in ('name', 'phone', 'account', 'device', 'network')),
          mark text not null,
          member_id integer not null references member (id),
          taken_at timestamptz not null,
          primary key (promotion_id, period, kind, mark)
        )`.execute(db);
    },
  },
  // Two spellings of one name are one mark: of a promotion that both had, the earlier row stays.
  '1507_marks_of_persons': {
    async up(db) {
      const { rows } = await sql<{ id: number; key: string }>`
        select id, person_key(real_name, birthday) as key from member where real_name is not null order by id`.execute(db);
      for (const { id, key } of rows) {
        await sql`
          delete from promotion_exclusion own where own.kind = 'name' and own.member_id = ${id} and exists (
            select 1 from promotion_exclusion other
            where other.promotion_id = own.promotion_id and other.period = own.period and other.kind = 'name' and other.mark = ${hashSecret(key)}
          )`.execute(db);
        await sql`update promotion_exclusion set mark = ${hashSecret(key)} where kind = 'name' and member_id = ${id}`.execute(db);
      }
    },
  },
};
