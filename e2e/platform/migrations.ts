import { accountMigrations } from './accounts/migrations';
import { bonusMigrations } from './bonuses/migrations';
import { captchaMigrations } from './captcha/migrations';
import { chatMigrations } from './chat/migrations';
import { chatPictureMigrations } from './chat-pictures/migrations';
import { claimMigrations } from './database/claimDatabase';
import { consentMigrations } from './consent/migrations';
import { verificationCodeMigrations } from './verification-codes/migrations';
import { feedbackMigrations } from './feedback/migrations';
import { fundsMigrations } from './deposits/migrations';
import { coinMigrations } from './coins/migrations';
import type { MigrationSet } from './kernel';
import { nonceMigrations } from './http/usedNonces';
import { idempotencyMigrations } from './kernel';
import { ledgerMigrations } from './ledger/migrations';
import { limitMigrations } from './limits/migrations';
import { accessMigrations } from './members/accessMigrations';
import { inboxMigrations } from './inbox/migrations';
import { memberMigrations } from './members/migrations';
import { partnerMigrations } from './partners/migrations';
import { processMigrations } from './processes/migrations';
import { protectionMigrations } from './protection/migrations';
import { promotionMigrations } from './promotions/migrations';
import { redPacketMigrations } from './red-packets/migrations';
import { rebateMigrations } from './rebate/migrations';
import { secondFactorMigrations } from './second-factor/migrations';
import { securityLogMigrations } from './security-log/migrations';
import { memberStreamMigrations } from './streams/migrations';
import { siteMigrations } from './site/migrations';
import { sportsbookMigrations } from './sportsbook/database/migrations';
import { venueMigrations } from './venues/migrations';
import { withdrawalMigrations } from './withdrawals/migrations';
import { welfareMigrations } from './loyalty/migrations';

/** Whole schema, module by module. */
export const platformMigrations: MigrationSet = {
  ...ledgerMigrations,
  ...securityLogMigrations,
  ...memberMigrations,
  ...idempotencyMigrations,
  ...accessMigrations,
  ...captchaMigrations,
  ...claimMigrations,
  ...processMigrations,
  ...limitMigrations,
  ...nonceMigrations,
  ...verificationCodeMigrations,
  ...accountMigrations,
  ...siteMigrations,
  ...fundsMigrations,
  ...coinMigrations,
  ...withdrawalMigrations,
  ...protectionMigrations,
  ...secondFactorMigrations,
  ...chatMigrations,
  ...promotionMigrations,
  ...inboxMigrations,
  ...feedbackMigrations,
  ...welfareMigrations,
  ...venueMigrations,
  ...sportsbookMigrations,
  ...memberStreamMigrations,
  ...rebateMigrations,
  ...redPacketMigrations,
  ...consentMigrations,
  ...bonusMigrations,
  ...chatPictureMigrations,
  ...partnerMigrations,
};
