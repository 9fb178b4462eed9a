import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const captchaMigrations: MigrationSet = {
  '0006_captchas': {
    async up(db) {
      await sql`
        create table captcha_challenge (
          id_hash text primary key,
          kind text not null check (kind in ('graphic', 'slider', 'geetest')),
          answer text not null,
          occasion integer check (occasion between 1 and 4),
          name text not null,
          ip text not null,
          network text not null,
          shown_at timestamptz not null,
          spent_at timestamptz,
          is_missed boolean not null default false
        );
        create index captcha_challenge_ip on captcha_challenge (ip, shown_at);
        create index captcha_challenge_missed_network on captcha_challenge (network, spent_at) where is_missed;
        create index captcha_challenge_missed_name on captcha_challenge (name, spent_at) where is_missed;

        create table captcha_pass (
          id_hash text primary key,
          code_hash text not null,
          occasion integer not null check (occasion between 1 and 4),
          name text not null,
          ip text not null,
          passed_at timestamptz not null,
          spent_at timestamptz
        );
        create index captcha_pass_name on captcha_pass (name, occasion);
      `.execute(db);
    },
  },
};
