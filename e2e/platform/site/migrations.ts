import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const siteMigrations: MigrationSet = {
  '1201_site_content': {
    async up(db) {
      await sql`create table site_setting (name text primary key, value text not null)`.execute(db);
      await sql`
        create table notice (
          id integer generated always as identity primary key,
          title jsonb not null,
          content jsonb not null,
          published_at timestamptz not null
        )`.execute(db);
      await sql`create table navigation_item (position integer primary key, code text not null unique, title jsonb not null)`.execute(db);
      await sql`
        create table venue (
          en_name text not null,
          category text not null,
          position integer not null,
          name jsonb not null,
          rebate text not null,
          state text not null check (state in ('open', 'maintenance')),
          resumes_at timestamptz,
          is_connected boolean not null,
          primary key (en_name, category)
        )`.execute(db);
      await sql`
        create table promotion (
          id integer generated always as identity primary key,
          position integer not null,
          title jsonb not null,
          summary jsonb not null,
          category text not null,
          scene text not null,
          starts_at timestamptz not null,
          ends_at timestamptz
        )`.execute(db);
    },
  },
  '1202_connected_venues': {
    async up(db) {
      await sql`alter table venue add column turnover_times integer not null default 0 check (turnover_times >= 0)`.execute(db);
      // With the game servers the slot venues are connected, also where the list of venues exists already.
      await sql`update venue set is_connected = true where category = 'DZ'`.execute(db);
      await sql`update venue set turnover_times = 1 where en_name = 'QKDZ'`.execute(db);
    },
  },
  '1203_venue_payout_class': {
    async up(db) {
      await sql`
        alter table venue
          add column payout_class text not null default 'casino' check (payout_class in ('casino', 'financials'))`.execute(db);
    },
  },
  '1204_venues_of_all_categories': {
    async up(db) {
      await sql`
        update venue set is_connected = true
        where en_name in ('XMTY', 'HTZR', 'QYQP', 'ZYDJ', 'G1CP', 'SGCP', 'SHBY')`.execute(db);
    },
  },
  '1205_venue_wallet': {
    async up(db) {
      await sql`alter table venue add column wallet text not null default 'own' check (wallet in ('own', 'central'))`.execute(db);
      await sql`update venue set wallet = 'central' where en_name = 'SGCP'`.execute(db);
    },
  },
  // The rates are those of the VIP ladder.
  '1206_rebate_by_grade': {
    async up(db) {
      await sql`alter table venue drop column rebate`.execute(db);
    },
  },
  // A site with members may have pages open that know the CBC form alone; the operator ends it.
  '1207_safe_switch_cbc': {
    async up(db) {
      await sql`insert into site_setting (name, value) select 'safeSwitchCbc', '1' where exists (select from member)`.execute(db);
    },
  },
};
