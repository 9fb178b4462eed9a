import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';
import { GRADES } from './grades';
import { CREATE_PERSON_KEY } from './personKey';

export const memberMigrations: MigrationSet = {
  '1101_members': {
    async up(db) {
      await sql`
        create table member (
          id integer generated always as identity primary key,
          name text not null unique check (name = lower(name)),
          nickname text not null,
          password_hash text not null,
          phone text,
          email text,
          real_name text,
          gender text check (gender in ('male', 'female')),
          birthday text,
          has_second_password boolean not null default false,
          vip_level integer not null check (vip_level between 0 and 10),
          registered_at timestamptz not null
        )`.execute(db);
      await sql`
        create table session (
          token_hash text primary key,
          member_id integer not null references member (id),
          kind text not null check (kind in ('site', 'launch')),
          created_at timestamptz not null,
          expires_at timestamptz not null
        )`.execute(db);
      await sql`create index session_member on session (member_id)`.execute(db);
      await sql`
        create table letter (
          id integer generated always as identity primary key,
          member_id integer references member (id),
          kind text not null check (kind in ('notice', 'activity', 'bulletin', 'match', 'fd')),
          created_at timestamptz not null
        )`.execute(db);
      await sql`
        create table letter_read (
          letter_id integer not null references letter (id),
          member_id integer not null references member (id),
          primary key (letter_id, member_id)
        )`.execute(db);
    },
  },
  '1102_turnover': {
    async up(db) {
      await sql`alter table member add column opening_turnover bigint not null default 0 check (opening_turnover >= 0)`.execute(db);
      // A grade is now what the turnover has reached; anyone who has one is given the turnover it takes.
      for (const { grade, turnover } of GRADES) {
        await sql`update member set opening_turnover = ${turnover} where vip_level = ${grade}`.execute(db);
      }
      await sql`alter table member drop column vip_level`.execute(db);
    },
  },
  '1103_unique_bindings': {
    async up(db) {
      await sql`create unique index member_phone on member (phone) where phone is not null`.execute(db);
      await sql`create unique index member_email on member (lower(email)) where email is not null`.execute(db);
    },
  },
  '1104_avatar': {
    async up(db) {
      await sql`alter table member add column avatar text`.execute(db);
    },
  },
  '1106_person_key': {
    async up(db) {
      for (const statement of CREATE_PERSON_KEY) await statement.execute(db);
    },
  },
  // Without a row a member holds what all turnover has reached, from the first look on.
  '1105_grades_are_kept': {
    async up(db) {
      await sql`
        create table member_grade (
          member_id integer primary key references member (id),
          grade integer not null check (grade between 0 and 10),
          reached integer not null check (reached between grade and 10),
          held_from timestamptz not null,
          held_until timestamptz not null check (held_until > held_from)
        )`.execute(db);
      await sql`create index member_grade_due on member_grade (held_until) where grade > 0`.execute(db);
      await sql`
        create table member_grade_change (
          id bigint generated always as identity primary key,
          member_id integer not null references member (id),
          at timestamptz not null,
          from_grade integer not null check (from_grade between 0 and 10),
          to_grade integer not null check (to_grade between 0 and 10),
          reason text not null check (reason in ('reached', 'kept', 'fell', 'regained')),
          check (case reason when 'kept' then to_grade = from_grade when 'fell' then to_grade = from_grade - 1 else to_grade > from_grade end)
        )`.execute(db);
      await sql`create unique index member_grade_looked_at on member_grade_change (member_id, at) where reason in ('kept', 'fell')`.execute(
        db,
      );
      await sql`create index member_grade_change_member on member_grade_change (member_id, id desc)`.execute(db);
    },
  },
};
