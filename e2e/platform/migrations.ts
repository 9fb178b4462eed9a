import type { MigrationSet } from './kernel';
import { ledgerMigrations } from './ledger/migrations';

/** The whole schema, module by module. */
export const platformMigrations: MigrationSet = { ...ledgerMigrations };
