import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const processMigrations: MigrationSet = {
  '0008_processes': {
    async up(db) {
      await sql`
        -- Unlogged is what may be lost with a crash of the database: it is written without waiting for the disk.
        create unlogged table bus_content (
          id bigint generated always as identity primary key,
          content jsonb not null,
          at timestamptz not null
        );

        create table sandbox_value (name text primary key, value jsonb not null);
      `.execute(db);
    },
  },
};
