import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';
import { isKey } from '../kernel';

export const feedbackMigrations: MigrationSet = {
  '1711_feedback': {
    async up(db) {
      await sql`
        create table feedback (
          feedback_id text primary key,
          member_id integer not null references member (id),
          key text,
          type text not null check (type in ('deposit', 'withdrawal', 'bet', 'game', 'account', 'promotion', 'other')),
          content text not null,
          reference text,
          created_at timestamptz not null,
          answer text,
          answered_at timestamptz,
          read_at timestamptz,
          deleted_at timestamptz,
          unique (member_id, key),
          check ((answer is null) = (answered_at is null)),
          check (read_at is null or answered_at is not null)
        )`.execute(db);
      await sql`
        create table feedback_image (
          image_id text primary key,
          member_id integer not null references member (id),
          feedback_id text references feedback (feedback_id),
          position integer,
          name text not null,
          content bytea not null,
          uploaded_at timestamptz not null,
          check ((feedback_id is null) = (position is null))
        )`.execute(db);
      await sql`create index feedback_image_member on feedback_image (member_id)`.execute(db);
    },
  },
  '1712_feedback_keys': {
    async up(db) {
      await sql`
        insert into idempotency_key (member_id, scope, key, fingerprint, result, created_at)
        select member_id, 'feedback', key::uuid,
          encode(sha256(convert_to(
            concat(type, E'\\n', reference, E'\\n', (
              select string_agg(image_id || E'\\n', '' order by position)
              from feedback_image where feedback_image.feedback_id = feedback.feedback_id
            ), content), 'UTF8')), 'hex'),
          jsonb_build_object('feedbackId', feedback_id), created_at
        from feedback where ${isKey('key')}
        on conflict do nothing`.execute(db);
      await sql`alter table feedback drop column key`.execute(db);
    },
  },
  '1713_feedback_conversation': {
    async up(db) {
      await sql`
        create table feedback_message (
          feedback_id text not null references feedback (feedback_id),
          number integer not null check (number > 0),
          author text not null check (author in ('member', 'operator')),
          content text not null,
          created_at timestamptz not null,
          primary key (feedback_id, number)
        )`.execute(db);
      await sql`
        insert into feedback_message (feedback_id, number, author, content, created_at)
        select feedback_id, 1, 'operator', answer, answered_at from feedback where answer is not null`.execute(db);
      await sql`
        alter table feedback
          add column is_waiting boolean not null default true,
          add column closed_at timestamptz,
          add column rating integer check (rating between 1 and 5),
          add constraint feedback_closed check ((closed_at is null) = (rating is null)),
          add constraint feedback_turn check (is_waiting or answered_at is not null)`.execute(db);
      await sql`update feedback set is_waiting = false where answer is not null`.execute(db);
      await sql`alter table feedback drop column answer`.execute(db);
      await sql`alter table feedback_image add column message integer not null default 0`.execute(db);
      await sql`create index feedback_member on feedback (member_id, created_at desc) where deleted_at is null`.execute(db);
    },
  },
};
