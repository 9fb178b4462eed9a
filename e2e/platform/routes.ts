import type { AccountService } from './accounts/createAccountService';
import type { BonusService } from './bonuses/createBonusService';
import { bonusRoutes } from './bonuses/routes';
import { createPlayRecord } from './bet-record/createPlayRecord';
import { betRecordRoutes } from './bet-record/routes';
import type { CoinQuotes } from './coins/createCoinQuotes';
import type { CoinWallet } from './deposits/createCoinWallet';
import type { DepositService } from './deposits/createDepositService';
import type { Disputes } from './deposits/createDisputes';
import { fundsRoutes } from './deposits/routes';
import type { createFeedbackService } from './feedback/createFeedbackService';
import { feedbackRoutes } from './feedback/routes';
import { liveDetailRoute } from './games/liveDetailRoute';
import { resourceRoute } from './games/resourceRoute';
import { gameRoutes } from './games/routes';
import type { Route } from './http/route';
import { identityRoutes } from './identity/identityRoutes';
import { createInboxService } from './inbox/createInboxService';
import { inboxRoutes } from './inbox/routes';
import type { Clock, Db, IdentityCheck, Ledger, Log, Sportsbook } from './kernel';
import type { createBenefitService } from './loyalty/createBenefitService';
import type { createPointService } from './loyalty/createPointService';
import { welfareRoutes } from './loyalty/routes';
import type { MemberSecrets } from './masked-values/createMemberSecrets';
import { securityRoutes } from './masked-values/routes';
import { sealContact } from './masked-values/sealContact';
import type { ChatTokens } from './members/chatTokens';
import type { createAccess } from './members/createAccess';
import { memberCountRoutes } from './member-counts/routes';
import type { Members } from './members/createMembers';
import type { Sessions } from './members/createSessions';
import { gradeRoutes } from './members/gradeRoutes';
import { homeRoutes } from './home/routes';
import { readConsent } from './consent/consents';
import { consentRoutes } from './consent/routes';
import type { AvatarService } from './members/createAvatars';
import { memberRoutes } from './members/routes';
import { orderRoutes } from './orders/routes';
import type { PartnerService } from './partners/createPartnerService';
import { partnerRoutes } from './partners/routes';
import type { createPromotionService } from './promotions/createPromotionService';
import type { readContent } from './promotions/readContent';
import { protectionRoutes } from './protection/routes';
import type { ProtectionService } from './protection/createProtectionService';
import type { RealityChecks } from './protection/createRealityChecks';
import type { ShutReader } from './protection/readShut';
import { promotionRoutes } from './promotions/routes';
import type { RebateService } from './rebate/createRebateService';
import { rebateRoutes } from './rebate/routes';
import { advertisingRoutes } from './home/advertising';
import type { Settings } from './site/createSettings';
import { siteRoutes } from './site/routes';
import type { MemberEvents } from './streams/createMemberEvents';
import { memberStreamRoutes } from './streams/routes';
import { tradeRecordRoutes } from './trade-record/routes';
import type { Venues } from './venues/createVenues';
import type { WithdrawalService } from './withdrawals/createWithdrawalService';
import { securityLogRoutes } from './security-log/routes';
import type { SecondFactors } from './second-factor/createSecondFactors';
import { secondFactorRoutes } from './second-factor/routes';
import { withdrawalRoutes } from './withdrawals/routes';

interface RouteDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly ledger: Ledger;
  readonly settings: Settings;
  /** Cipher key that the pre-info call returns. */
  readonly cipherKey: string;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly chatTokens: ChatTokens;
  readonly secrets: MemberSecrets;
  readonly identity: IdentityCheck;
  readonly protectionService: ProtectionService;
  readonly realityChecks: RealityChecks;
  readonly shut: ShutReader;
  readonly access: ReturnType<typeof createAccess>;
  readonly secondFactors: SecondFactors;
  readonly accountService: AccountService;
  readonly sportsbook: Sportsbook;
  readonly venues: Venues;
  /** Origin of the cashier pages, where deposits are paid. */
  readonly venueUrl: () => string;
  /** Origin at which players reach the games of a venue. */
  readonly venueOriginOf: (enName: string) => string;
  readonly deposits: DepositService;
  readonly disputes: Disputes;
  readonly quotes: CoinQuotes;
  readonly coinWallet: CoinWallet;
  readonly withdrawals: WithdrawalService;
  readonly feedback: ReturnType<typeof createFeedbackService>;
  readonly promotions: ReturnType<typeof createPromotionService>;
  readonly promotionContent: ReturnType<typeof readContent>;
  readonly welfare: ReturnType<typeof createBenefitService>;
  readonly points: ReturnType<typeof createPointService>;
  readonly rebates: RebateService;
  readonly partners: PartnerService;
  readonly bonuses: BonusService;
  readonly chat: readonly Route[];
  readonly avatars: AvatarService;
  readonly memberEvents: MemberEvents;
}

export function platformRoutes(dependencies: RouteDependencies): readonly Route[] {
  const { db, clock, log, ledger, settings, cipherKey, members, sessions, chatTokens, secrets, identity, access, accountService, shut } =
    dependencies;
  const {
    sportsbook,
    venues,
    venueUrl,
    venueOriginOf,
    deposits,
    disputes,
    quotes,
    coinWallet,
    withdrawals,
    feedback,
    promotions,
    promotionContent,
    welfare,
    points,
    rebates,
    partners,
    bonuses,
    chat,
    avatars,
    memberEvents,
    protectionService,
    realityChecks,
    secondFactors,
  } = dependencies;
  const promotionTitle = (id: string) => promotionContent.find((each) => each.id === id)?.title ?? null;
  const inbox = createInboxService(db, shut.isShut);
  const playRecord = createPlayRecord({ db, clock, sportsbook, venues: venues.list, catalogue: venues.games });
  return [
    ...siteRoutes(db, settings, cipherKey),
    ...advertisingRoutes(promotions, shut.isShut),
    ...memberRoutes({
      members,
      avatars,
      chatTokens,
      sealed: (memberId) => sealContact(db, secrets, memberId),
      standing: (memberId) => identity.standing(db, memberId),
      async realityCheckAt(memberId, token) {
        const signedInAt = await sessions.openedAt(token);
        return signedInAt === null ? null : realityChecks.askAt(memberId, signedInAt);
      },
      agreedTerms: (memberId) => readConsent(db, memberId),
    }),
    ...consentRoutes({ db, clock }),
    ...homeRoutes({ db, clock }),
    ...identityRoutes({ db, clock, bindings: accountService.bindings, shut }),
    ...securityLogRoutes(db, clock),
    ...secondFactorRoutes({ secondFactors, passwords: accountService.passwords }),
    ...protectionRoutes({ protection: protectionService, realityChecks, sessions }),
    ...securityRoutes(secrets),
    ...access.routes,
    ...accountService.routes,
    ...gradeRoutes(members, settings),
    ...inboxRoutes({ inbox, db, clock }),
    ...memberCountRoutes({ db, inbox, feedback, welfare, rebates, shut }),
    ...feedbackRoutes({
      feedback,
      latestPlay: (memberId, size, language) => playRecord.latest(memberId, size, language),
      runningPromotions: promotions.running,
    }),
    ...welfareRoutes({ db, welfare, points, promotionTitle }),
    ...rebateRoutes(rebates),
    ...partnerRoutes(partners),
    ...bonusRoutes(bonuses),
    ...fundsRoutes({
      db,
      ledger,
      clock,
      deposits,
      disputes,
      version: memberEvents.version,
      coinWallet,
      quotes,
      promotionTitle,
      cashierUrl: (ticket, language) => `${venueUrl()}/cashier/${ticket}?lang=${language}`,
    }),
    ...orderRoutes({ db, promotionTitle }),
    ...tradeRecordRoutes({ db, clock, promotionTitle }),
    ...withdrawalRoutes({ withdrawals, password: accountService.withdrawalPassword, secondFactors, settings, quotes }),
    ...betRecordRoutes({ db, record: playRecord, venues: venues.list }),
    ...gameRoutes({ db, sessions, venues: venues.list, launches: venues.launches(venueOriginOf) }),
    ...venues.routes(venueOriginOf),
    resourceRoute({ sportsbook, sessions, log }),
    liveDetailRoute(sportsbook),
    ...chat,
    ...promotionRoutes(promotions),
    ...memberStreamRoutes(memberEvents),
  ];
}
