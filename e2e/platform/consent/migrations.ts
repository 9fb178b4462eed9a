import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const consentMigrations: MigrationSet = {
  '0029_terms_consent': {
    async up(db) {
      await sql`
        create table terms_consent (
          member_id integer not null references member (id),
          version text not null,
          agreed_at timestamptz not null,
          primary key (member_id, version)
        );
      `.execute(db);
    },
  },
};
