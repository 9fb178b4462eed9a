import { chatMigrations } from './chat/migrations';
import { fundsMigrations } from './funds/migrations';
import type { MigrationSet } from './kernel';
import { ledgerMigrations } from './ledger/migrations';
import { memberMigrations } from './members/migrations';
import { promotionMigrations } from './promotions/migrations';
import { siteMigrations } from './site/migrations';
import { sportsbookMigrations } from './sportsbook/migrations';
import { venueMigrations } from './venues/migrations';

/** The whole schema, module by module. */
export const platformMigrations: MigrationSet = {
  ...ledgerMigrations,
  ...memberMigrations,
  ...siteMigrations,
  ...fundsMigrations,
  ...chatMigrations,
  ...promotionMigrations,
  ...venueMigrations,
  ...sportsbookMigrations,
};
