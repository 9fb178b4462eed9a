import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const feedbackMigrations: MigrationSet = {
  '0022_feedback': {
    async up(db) {
      await sql`
        create table feedback (
          feedback_id text primary key,
          member_id integer not null references member (id),
          type text not null check (type in ('deposit', 'withdrawal', 'bet', 'game', 'account', 'promotion', 'other')),
          content text not null,
          reference text,
          created_at timestamptz not null,
          is_waiting boolean not null default true,
          answered_at timestamptz,
          read_at timestamptz,
          closed_at timestamptz,
          rating integer check (rating between 1 and 5),
          deleted_at timestamptz,
          check (read_at is null or answered_at is not null),
          constraint feedback_closed check ((closed_at is null) = (rating is null)),
          constraint feedback_turn check (is_waiting or answered_at is not null)
        );
        create index feedback_member on feedback (member_id, created_at desc) where deleted_at is null;

        create table feedback_message (
          feedback_id text not null references feedback (feedback_id),
          number integer not null check (number > 0),
          author text not null check (author in ('member', 'operator')),
          content text not null,
          created_at timestamptz not null,
          primary key (feedback_id, number)
        );

        create table feedback_image (
          image_id text primary key,
          member_id integer not null references member (id),
          feedback_id text references feedback (feedback_id),
          message integer not null default 0,
          position integer,
          name text not null,
          content bytea not null,
          uploaded_at timestamptz not null,
          check ((feedback_id is null) = (position is null))
        );
        create index feedback_image_member on feedback_image (member_id);
      `.execute(db);
    },
  },
};
