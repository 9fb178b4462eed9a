import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const siteMigrations: MigrationSet = {
  '0013_site_content': {
    async up(db) {
      await sql`
        create table site_setting (name text primary key, value text not null);

        create table notice (
          id integer generated always as identity primary key,
          title jsonb not null,
          content jsonb not null,
          published_at timestamptz not null
        );

        create table navigation_item (position integer primary key, code text not null unique, title jsonb not null);

        create table venue (
          en_name text not null,
          category text not null,
          position integer not null,
          name jsonb not null,
          state text not null check (state in ('open', 'maintenance')),
          resumes_at timestamptz,
          is_connected boolean not null,
          turnover_times integer not null default 0 check (turnover_times >= 0),
          payout_class text not null default 'casino' check (payout_class in ('casino', 'financials')),
          wallet text not null default 'own' check (wallet in ('own', 'central')),
          primary key (en_name, category)
        );
      `.execute(db);
    },
  },
};
