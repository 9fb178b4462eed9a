import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const verificationCodeMigrations: MigrationSet = {
  '0011_verification_codes': {
    async up(db) {
      await sql`
        create table verification_code (
          purpose text not null
            check (purpose in ('passwordRecovery', 'newDevice', 'bindPhone', 'bindEmail', 'password', 'confirm', 'loginPassword')),
          target text not null,
          member_id integer references member (id),
          code_hash text not null,
          asked_from text not null,
          failures_elsewhere integer not null check (failures_elsewhere >= 0),
          issued_at timestamptz not null,
          counted_since timestamptz not null,
          issued_count integer not null check (issued_count > 0),
          used_at timestamptz,
          primary key (purpose, target)
        );

        create table verification_guess (
          purpose text not null,
          target text not null,
          network text not null,
          issued_at timestamptz not null,
          failures integer not null check (failures > 0),
          primary key (purpose, target, network),
          foreign key (purpose, target) references verification_code (purpose, target) on delete cascade
        );
      `.execute(db);
    },
  },
};
