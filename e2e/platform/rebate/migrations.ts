import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const rebateMigrations: MigrationSet = {
  '0027_rebate': {
    async up(db) {
      await sql`
        create table rebate_day (
          member_id integer not null references member (id),
          business_day text not null,
          grade integer not null check (grade between 0 and 10),
          amount bigint not null check (amount > 0),
          state text not null check (state in ('due', 'paid')),
          paid_at timestamptz,
          primary key (member_id, business_day),
          check ((state = 'paid') = (paid_at is not null))
        );

        create table rebate_line (
          member_id integer not null,
          business_day text not null,
          category text not null,
          turnover bigint not null check (turnover > 0),
          rate integer not null check (rate >= 0),
          amount bigint not null check (amount = turnover * rate / 10000),
          primary key (member_id, business_day, category),
          foreign key (member_id, business_day) references rebate_day (member_id, business_day)
        );

        create table rebate_choice (
          member_id integer primary key references member (id),
          is_automatic boolean not null
        );

        create table rebate_closing (business_day text primary key, closed_at timestamptz not null);
      `.execute(db);
    },
  },
};
