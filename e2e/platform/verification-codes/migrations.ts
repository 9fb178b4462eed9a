import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const verificationCodeMigrations: MigrationSet = {
  '1701_verification_codes': {
    async up(db) {
      await sql`
        create table verification_code (
          purpose text not null check (purpose in ('passwordRecovery', 'newDevice', 'bindPhone', 'bindEmail', 'password')),
          target text not null,
          member_id integer references member (id),
          code_hash text not null,
          failures integer not null check (failures >= 0),
          issued_at timestamptz not null,
          counted_since timestamptz not null,
          issued_count integer not null check (issued_count > 0),
          used_at timestamptz,
          primary key (purpose, target)
        )`.execute(db);
    },
  },
  '1702_codes_of_owners': {
    async up(db) {
      await sql`alter table verification_code drop constraint verification_code_purpose_check`.execute(db);
      await sql`
        alter table verification_code add constraint verification_code_purpose_check
        check (purpose in ('passwordRecovery', 'newDevice', 'bindPhone', 'bindEmail', 'password', 'confirm'))`.execute(db);
    },
  },
  '1703_codes_of_login_passwords': {
    async up(db) {
      await sql`alter table verification_code drop constraint verification_code_purpose_check`.execute(db);
      await sql`
        alter table verification_code add constraint verification_code_purpose_check
        check (purpose in ('passwordRecovery', 'newDevice', 'bindPhone', 'bindEmail', 'password', 'confirm', 'loginPassword'))`.execute(db);
    },
  },
  '1704_guesses_by_network': {
    async up(db) {
      // Codes of before last ten minutes.
      await sql`delete from verification_code`.execute(db);
      await sql`
        alter table verification_code
          drop column failures,
          add column asked_from text not null,
          add column failures_elsewhere integer not null check (failures_elsewhere >= 0)`.execute(db);
      await sql`
        create table verification_guess (
          purpose text not null,
          target text not null,
          network text not null,
          issued_at timestamptz not null,
          failures integer not null check (failures > 0),
          primary key (purpose, target, network),
          foreign key (purpose, target) references verification_code (purpose, target) on delete cascade
        )`.execute(db);
    },
  },
};
