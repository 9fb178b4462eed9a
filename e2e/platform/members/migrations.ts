import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';
import { CREATE_PERSON_KEY } from './personKey';

export const memberMigrations: MigrationSet = {
  '0003_members': {
    async up(db) {
      await sql`
        create table member (
          id integer generated always as identity primary key,
          name text not null unique check (name = lower(name)),
          nickname text not null,
          avatar text,
          password_hash text not null,
          phone text,
          email text,
          real_name text,
          gender text check (gender in ('male', 'female')),
          birthday text,
          has_second_password boolean not null default false,
          opening_turnover bigint not null default 0 check (opening_turnover >= 0),
          registered_at timestamptz not null
        );
        create unique index member_phone on member (phone) where phone is not null;
        create unique index member_email on member (lower(email)) where email is not null;

        -- Without a row a member holds what all turnover has reached, from the first look on.
        create table member_grade (
          member_id integer primary key references member (id),
          grade integer not null check (grade between 0 and 10),
          reached integer not null check (reached between grade and 10),
          held_from timestamptz not null,
          held_until timestamptz not null check (held_until > held_from)
        );
        create index member_grade_due on member_grade (held_until) where grade > 0;

        create table member_grade_change (
          id bigint generated always as identity primary key,
          member_id integer not null references member (id),
          at timestamptz not null,
          from_grade integer not null check (from_grade between 0 and 10),
          to_grade integer not null check (to_grade between 0 and 10),
          reason text not null check (reason in ('reached', 'kept', 'fell', 'regained')),
          check (case reason when 'kept' then to_grade = from_grade when 'fell' then to_grade = from_grade - 1 else to_grade > from_grade end)
        );
        create unique index member_grade_looked_at on member_grade_change (member_id, at) where reason in ('kept', 'fell');
        create index member_grade_change_member on member_grade_change (member_id, id desc);
      `.execute(db);
      for (const statement of CREATE_PERSON_KEY) await statement.execute(db);
    },
  },
};
