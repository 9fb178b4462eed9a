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
};
