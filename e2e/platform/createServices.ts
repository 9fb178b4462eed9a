import { createAccountService } from './accounts/createAccountService';
import { createBonusService } from './bonuses/createBonusService';
import { createCaptchas } from './captcha/createCaptchas';
import { createGeeTest } from './captcha/geetest';
import { createChat } from './chat-server/createChat';
import { hasSpoken } from './chat/hasSpoken';
import { createCoinQuotes } from './coins/createCoinQuotes';
import { createCoinWallet } from './deposits/createCoinWallet';
import { createDepositService } from './deposits/createDepositService';
import { createDisputes } from './deposits/createDisputes';
import { readDeposited } from './deposits/readDeposited';
import { createFeedbackService } from './feedback/createFeedbackService';
import { namesIn } from './http/namesIn';
import { createIdentityCheck } from './identity/createIdentityCheck';
import { createSecurityNotices } from './inbox/createSecurityNotices';
import { sendInboxMessage } from './inbox/sendInboxMessage';
import {
  formatYuanInText,
  type Bus,
  type CatalogueGame,
  type ControlledClock,
  type CreateSportsbook,
  type Db,
  type KeyOf,
  type Leadership,
  type Log,
} from './kernel';
import { createLedger } from './ledger/createLedger';
import { createLimits } from './limits/createLimits';
import { createBenefitService } from './loyalty/createBenefitService';
import { createPointService } from './loyalty/createPointService';
import { createMemberSecrets } from './masked-values/createMemberSecrets';
import { createChatTokens } from './members/chatTokens';
import { createAccess } from './members/createAccess';
import { createMembers } from './members/createMembers';
import { createSessions } from './members/createSessions';
import { mustFindGrade } from './members/grades';
import { createPartnerDesk } from './partners/createPartnerDesk';
import { createPartnerService } from './partners/createPartnerService';
import { createDepositBonuses } from './promotions/createDepositBonuses';
import { createPromotionService } from './promotions/createPromotionService';
import { readContent } from './promotions/readContent';
import { recordedFacts } from './promotions/readFacts';
import { createProtection } from './protection/createProtection';
import { createProtectionService } from './protection/createProtectionService';
import { createRealityChecks } from './protection/createRealityChecks';
import { noteActivity } from './protection/presence';
import type { MeasuredSums } from './protection/measure';
import { createShutReader } from './protection/readShut';
import { createRebateService } from './rebate/createRebateService';
import type { ControlledCrashpoints } from './sandbox/createCrashpoints';
import { createSecondFactors } from './second-factor/createSecondFactors';
import { createSecurityLog } from './security-log/createSecurityLog';
import { createSettings, type OwnSettings } from './site/createSettings';
import { createMemberEvents } from './streams/createMemberEvents';
import { createMemberHub } from './streams/createMemberHub';
import { createVenues } from './venues/createVenues';
import { openStakes, roundReleased } from './venues/rounds';
import { createMailbox } from './verification-codes/createMailbox';
import { createVerificationCodes } from './verification-codes/createVerificationCodes';
import { createWireCipher } from './verification-codes/createWireCipher';
import { readWithdrawalProgress } from './withdrawals/readWithdrawalProgress';
import { createWithdrawalService } from './withdrawals/createWithdrawalService';

const MEASURED_SUMS: MeasuredSums = { deposited: readDeposited, released: roundReleased };

interface Dependencies {
  readonly db: Db;
  readonly kind: 'production' | 'sandbox';
  readonly clock: ControlledClock;
  readonly log: Log;
  readonly crashpoints: ControlledCrashpoints;
  readonly keyOf: KeyOf;
  /** True when the keys derive from a secret that outlives this process. */
  readonly areKeysKept: boolean;
  readonly bus: Bus;
  readonly leadership: Leadership;
  readonly createSportsbook: CreateSportsbook;
  readonly seed: number;
  readonly games: readonly CatalogueGame[];
  readonly geetestOrigin: string;
  readonly ownSettings: OwnSettings | undefined;
  /** Returns true when the server of a venue runs. */
  readonly isVenueUp: (enName: string) => boolean;
}

/** Creates all services on one database. Starts no server and no timer. */
export function createServices(dependencies: Dependencies) {
  const { db, kind, clock, log, crashpoints, keyOf, areKeysKept, bus, leadership, ownSettings, isVenueUp } = dependencies;
  const ledger = createLedger(clock);
  const settings = createSettings(db, kind, ownSettings);
  const sessions = createSessions(db, clock, settings, (reader, memberId) => noteActivity(reader, memberId, clock.now()));
  const identity = createIdentityCheck(clock, settings);
  const protection = createProtection({ clock, sums: MEASURED_SUMS });
  const promotionContent = readContent();
  const promotionRules = { ledger, clock, crashpoints, protection, facts: { ...recordedFacts, hasSpoken }, content: promotionContent };
  const quotes = createCoinQuotes({ db, clock, settings });
  const coinWallet = createCoinWallet({ db, ledger, clock, quotes, identity, protection });
  const depositBonuses = createDepositBonuses(promotionRules);
  const deposits = createDepositService({
    db,
    ledger,
    clock,
    settings,
    identity,
    protection,
    crashpoints,
    coinWallet,
    bonuses: depositBonuses,
  });
  const usdCny = () => settings.get('usdCny');
  const { createSportsbook, seed, games } = dependencies;
  const sportsbook = createSportsbook({
    ...{ db, ledger, clock, seed, log, crashpoints, usdCny, identity, protection, leadership, bus, namesIn },
    tellReopened: (trx, { memberId, ticketId: ticket }) =>
      sendInboxMessage(trx, { memberId, event: 'ticket_reopened', values: { ticket } }, clock.now()),
    tellCashedOut: (trx, { memberId, ticketId: ticket, target, paid }) => {
      const values = { ticket, target: formatYuanInText(target), amount: formatYuanInText(paid) };
      return sendInboxMessage(trx, { memberId, event: 'ticket_cashed_out', values }, clock.now());
    },
  });
  const members = createMembers(db, clock);
  const promotions = createPromotionService({ db, ...promotionRules, bringGradeToPresent: (memberId) => members.vipLevel(memberId) });
  const rebates = createRebateService({ db, ledger, clock, crashpoints, members });
  const limits = createLimits(db, clock);
  const mailbox = createMailbox(clock);
  const notices = createSecurityNotices({ db, clock, members, mailbox });
  const cipher = createWireCipher(keyOf('wire'));
  const codes = createVerificationCodes({ db, clock, mailbox, limits });
  const captchas = createCaptchas(db, clock);
  const geetest = createGeeTest(dependencies.geetestOrigin, log);
  const sealing = areKeysKept ? createMemberSecrets(keyOf('second-factor')) : null;
  const secondFactors = createSecondFactors({ db, clock, notices, sessions, sealing });
  const access = createAccess({ db, clock, members, sessions, settings, codes, cipher, captchas, geetest, notices, secondFactors });
  const accountService = createAccountService({ db, clock, members, sessions, codes, notices, guard: access.guard, settings });
  const withdrawals = createWithdrawalService({
    db,
    ledger,
    clock,
    settings,
    quotes,
    accounts: accountService.payoutAccounts,
    dailyLimits: async (memberId) => mustFindGrade(await members.vipLevel(memberId)).withdrawals,
    identity,
    crashpoints,
  });
  const points = createPointService({ db, ledger, clock, crashpoints, protection, members });
  const chatRooms = createChat({
    ...{ db, ledger, clock, bus, settings, crashpoints, protection, identity, members, sportsbook, points },
    async freeMoney(reader, memberId) {
      return (await readWithdrawalProgress(reader, { ledger, identity }, memberId, clock.now())).withdrawable;
    },
  });
  const memberEvents = createMemberEvents({ db, ledger, clock });
  return {
    db,
    clock,
    log,
    ledger,
    settings,
    sessions,
    identity,
    protectionService: createProtectionService(db, clock, MEASURED_SUMS),
    realityChecks: createRealityChecks(db, clock),
    shut: createShutReader(db, clock),
    quotes,
    coinWallet,
    deposits,
    disputes: createDisputes({ db, clock, deposits }),
    promotionContent,
    promotions,
    sportsbook,
    members,
    limits,
    mailbox,
    cipherKey: cipher.key,
    captchas,
    secondFactors,
    access,
    accountService,
    withdrawals,
    secrets: createMemberSecrets(keyOf('masked-values')),
    securityLog: createSecurityLog(db, clock, log),
    feedback: createFeedbackService(db, clock),
    welfare: createBenefitService({ db, ledger, clock, settings, crashpoints, protection, members, rebates, promotions }),
    points,
    rebates,
    partners: createPartnerService({ db, ledger, clock, crashpoints }),
    partnerDesk: createPartnerDesk(db, clock),
    bonuses: createBonusService({ db, ledger, clock, crashpoints, openStakes }),
    venues: createVenues({ db, ledger, clock, members, sessions, identity, protection, crashpoints, games, settings, isUp: isVenueUp }),
    chatTokens: createChatTokens(clock, keyOf('chat')),
    chatRooms,
    memberEvents,
    memberHub: createMemberHub({ db, events: memberEvents, sessions, bus, clock, log }),
  };
}

export type PlatformServices = ReturnType<typeof createServices>;
