import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const chatPictureMigrations: MigrationSet = {
  '0031_chat_pictures': {
    async up(db) {
      await sql`
        create table chat_picture (
          picture_id text primary key,
          member_id integer not null references member (id),
          rid text not null references chat_room (rid),
          message_id bigint unique references chat_message (id),
          width integer not null check (width > 0),
          height integer not null check (height > 0),
          content bytea,
          small bytea,
          uploaded_at timestamptz not null,
          check ((content is null) = (small is null)),
          check (content is not null or message_id is not null)
        );
        create index chat_picture_loose on chat_picture (member_id) where message_id is null;
        create index chat_picture_kept on chat_picture (uploaded_at) where content is not null;
      `.execute(db);
    },
  },
};
