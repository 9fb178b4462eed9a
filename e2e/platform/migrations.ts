import { accountMigrations } from './accounts/migrations';
import { captchaMigrations } from './captcha/migrations';
import { chatMigrations } from './chat/migrations';
import { codeMigrations } from './codes/migrations';
import { feedbackMigrations } from './feedback/migrations';
import { fundsMigrations } from './funds/migrations';
import type { MigrationSet } from './kernel';
import { idempotencyMigrations } from './kernel';
import { ledgerMigrations } from './ledger/migrations';
import { accessMigrations } from './members/accessMigrations';
import { letterMigrations } from './letters/migrations';
import { memberMigrations } from './members/migrations';
import { promotionMigrations } from './promotions/migrations';
import { siteMigrations } from './site/migrations';
import { sportsbookMigrations } from './sportsbook/database/migrations';
import { venueMigrations } from './venues/migrations';
import { withdrawalMigrations } from './withdrawals/migrations';
import { welfareMigrations } from './welfare/migrations';

/** The whole schema, module by module. */
export const platformMigrations: MigrationSet = {
  ...ledgerMigrations,
  ...memberMigrations,
  ...idempotencyMigrations,
  ...accessMigrations,
  ...captchaMigrations,
  ...codeMigrations,
  ...accountMigrations,
  ...siteMigrations,
  ...fundsMigrations,
  ...withdrawalMigrations,
  ...chatMigrations,
  ...promotionMigrations,
  ...letterMigrations,
  ...feedbackMigrations,
  ...welfareMigrations,
  ...venueMigrations,
  ...sportsbookMigrations,
};
