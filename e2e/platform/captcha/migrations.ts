import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const captchaMigrations: MigrationSet = {
  '1901_captchas': {
    async up(db) {
      await sql`
        create table captcha_challenge (
          id_hash text primary key,
          kind text not null check (kind in ('graphic', 'slider', 'geetest')),
          answer text not null,
          occasion integer check (occasion between 1 and 4),
          name text not null,
          ip text not null,
          shown_at timestamptz not null,
          spent_at timestamptz
        )`.execute(db);
      await sql`create index captcha_challenge_ip on captcha_challenge (ip, shown_at)`.execute(db);
      await sql`
        create table captcha_pass (
          id_hash text primary key,
          code_hash text not null,
          occasion integer not null check (occasion between 1 and 4),
          name text not null,
          ip text not null,
          passed_at timestamptz not null,
          spent_at timestamptz
        )`.execute(db);
      await sql`create index captcha_pass_name on captcha_pass (name, occasion)`.execute(db);
    },
  },
  '1902_captcha_misses': {
    async up(db) {
      await sql`alter table captcha_challenge add column is_missed boolean not null default false`.execute(db);
      await sql`create index captcha_challenge_missed_ip on captcha_challenge (ip, spent_at) where is_missed`.execute(db);
      await sql`create index captcha_challenge_missed_name on captcha_challenge (name, spent_at) where is_missed`.execute(db);
    },
  },
  '1903_misses_by_network': {
    async up(db) {
      // Puzzles of before are over within an hour.
      await sql`delete from captcha_challenge`.execute(db);
      await sql`alter table captcha_challenge add column network text not null`.execute(db);
      await sql`drop index captcha_challenge_missed_ip`.execute(db);
      await sql`create index captcha_challenge_missed_network on captcha_challenge (network, spent_at) where is_missed`.execute(db);
    },
  },
};
