import type { AddressInfo } from 'node:net';
import { createAccountService } from './accounts/createAccountService';
import { createCaptchas } from './captcha/createCaptchas';
import { createGeeTest, GEETEST_ORIGIN } from './captcha/geetest';
import { createVerificationCodes } from './verification-codes/createVerificationCodes';
import { createMailbox } from './verification-codes/createMailbox';
import { createWireCipher } from './verification-codes/createWireCipher';
import { createTicker } from './kernel/createTicker';
import { openDatabase } from './database/openDatabase';
import { createFeedbackService } from './feedback/createFeedbackService';
import { createCashier } from './deposits/createCashier';
import { createCoinWallet } from './deposits/createCoinWallet';
import { createDepositService } from './deposits/createDepositService';
import { createDisputes } from './deposits/createDisputes';
import { createServer } from './http/createServer';
import { createFaults } from './http/faults';
import { addHealth } from './http/health';
import { addReports } from './http/reports';
import { createUsedNonces } from './http/usedNonces';
import { addStreams } from './streams/addStreams';
import { createMemberEvents } from './streams/createMemberEvents';
import { createMemberHub } from './streams/createMemberHub';
import { createClock, createKeys, SILENT_LOG, type GameServers } from './kernel';
import { createIdentityCheck } from './identity/createIdentityCheck';
import { auditLedger } from './ledger/audit';
import { createChat } from './chat/createChat';
import { createLedger } from './ledger/createLedger';
import { createCallLimits } from './limits/createCallLimits';
import { createLimits } from './limits/createLimits';
import { createSecondFactors } from './second-factor/createSecondFactors';
import { createSecurityNotices } from './inbox/createSecurityNotices';
import { createChatTokens } from './members/chatTokens';
import { createAccess } from './members/createAccess';
import { createMembers } from './members/createMembers';
import { mustFindGrade } from './members/grades';
import { createSessions } from './members/createSessions';
import { platformMigrations } from './migrations';
import type { Platform, PlatformOptions } from './platformOptions';
import { joinProcesses } from './processes/joinProcesses';
import { createProtection } from './protection/createProtection';
import { createProtectionService } from './protection/createProtectionService';
import { createRealityChecks } from './protection/createRealityChecks';
import { noteActivity } from './protection/presence';
import { createShutReader } from './protection/readShut';
import { createPromotionService } from './promotions/createPromotionService';
import { readContent } from './promotions/readContent';
import { recordedFacts } from './promotions/readFacts';
import { createCrashpoints } from './sandbox/createCrashpoints';
import { checkSandboxPlace } from './sandbox/sandboxPlace';
import { shareSteering } from './sandbox/shareSteering';
import { startSandbox } from './sandbox/startSandbox';
import { createRebateService } from './rebate/createRebateService';
import { platformRoutes } from './routes';
import { resetData, seedWhenEmpty } from './seed';
import { createSecurityLog } from './security-log/createSecurityLog';
import { watchCalls } from './security-log/watchCalls';
import { createMemberSecrets } from './masked-values/createMemberSecrets';
import { createSafeCalls } from './http/safeCalls';
import { createSettings } from './site/createSettings';
import { addTelemetry } from './telemetry/addTelemetry';
import { createMetrics } from './telemetry/createMetrics';
import { startMetrics } from './telemetry/startMetrics';
import { addVenueDoor } from './venues/addVenueDoor';
import { createVenues } from './venues/createVenues';
import { keepDemoSecret } from './venues/demoSecret';
import { addWallet } from './venues/providers/addWallet';
import { roundTurnover } from './venues/rounds';
import { readWithdrawalProgress } from './withdrawals/readWithdrawalProgress';
import { createWithdrawalService } from './withdrawals/createWithdrawalService';
import { createPointService } from './loyalty/createPointService';
import { createBenefitService } from './loyalty/createBenefitService';

export const PLATFORM_PORT = 4190;

/** The cashier looks for due deposits and withdrawals this often. */
const CASHIER_TICK_MS = 500;

/** Business days that are over are looked for this often. */
const REBATE_TICK_MS = 30_000;

/** What browsers have reported is written to the log this often, where there is more of it. */
const REPORTS_TICK_MS = 60_000;

/** The book is audited this often, for the metrics. */
const AUDIT_TICK_MS = 15 * 60_000;

/** Points that are due expire this often, and grades whose time is over are looked at; a member who looks sees it at once. */
const LOYALTY_TICK_MS = 60_000;

/** What has served its time is deleted this often. */
const FORGET_TICK_MS = 60_000;

/** So long a chat or member stream goes on after its session at most. */
const SESSION_TICK_MS = 1_000;

/** The whole operator: database, money, members, sportsbook, calls, streams, and the sandbox where it is asked for. Calls and streams on loopback only. */
export async function startPlatform({
  database,
  createSportsbook,
  port = PLATFORM_PORT,
  sandbox: sandboxPlace,
  metrics: metricsPlace,
  seed = 1,
  clock = createClock(),
  log = SILENT_LOG,
  crashpoints = createCrashpoints(),
  runsByItself = true,
  games = [],
  gameServers: gameServersPlan,
  venueOrigin,
  hostOrigins = [],
  geetestOrigin = GEETEST_ORIGIN,
  settings: ownSettings,
  secret,
  resetDatabase,
}: PlatformOptions): Promise<Platform> {
  if (sandboxPlace !== undefined) checkSandboxPlace(sandboxPlace);
  const kind = sandboxPlace === undefined ? 'production' : 'sandbox';
  const keyOf = createKeys(secret);
  const { db, url: databaseUrl, close: closeDatabase } = await openDatabase(database, platformMigrations, log);
  const keys = { keyOf, areGiven: secret !== undefined };
  const processes = await joinProcesses({ databaseUrl, db, clock, log, keys }).catch(async (error: unknown) => {
    await closeDatabase();
    throw error;
  });
  const { bus, leadership } = processes;

  const ledger = createLedger(clock);
  const settings = createSettings(db, kind, ownSettings);
  const sessions = createSessions(db, clock, settings, (reader, memberId) => noteActivity(reader, memberId, clock.now()));
  const chatTokens = createChatTokens(clock, keyOf('chat'));
  const identity = createIdentityCheck(clock, settings);
  const protection = createProtection(clock);
  const coinWallet = createCoinWallet({ db, ledger, clock, settings, identity, protection });
  const deposits = createDepositService({ db, ledger, clock, settings, identity, protection, crashpoints, coinWallet });
  const disputes = createDisputes({ db, clock, deposits });
  const promotionContent = readContent();
  const promotions = createPromotionService({
    db,
    ledger,
    clock,
    crashpoints,
    protection,
    facts: recordedFacts,
    content: promotionContent,
  });
  const usdCny = () => settings.get('usdCny');
  const sportsbook = createSportsbook({ db, ledger, clock, seed, log, crashpoints, usdCny, identity, protection, leadership, bus });
  const turnoverSources = [sportsbook.turnover, roundTurnover];
  const members = createMembers(db, clock, turnoverSources);
  const securityLog = createSecurityLog(db, clock, log);
  const feedback = createFeedbackService(db, clock);
  const welfare = createBenefitService({ db, ledger, clock, settings, crashpoints, protection, members, turnoverSources });
  const points = createPointService({ db, ledger, clock, crashpoints, protection, members });
  const rebates = createRebateService({ db, ledger, clock, crashpoints, members });
  const venues = createVenues({ db, ledger, clock, members, sessions, identity, protection, crashpoints, games, settings });
  const limits = createLimits(db, clock);
  const mailbox = createMailbox(clock);
  const notices = createSecurityNotices({ db, clock, members, mailbox });
  const cipher = createWireCipher(keyOf('wire'));
  const codes = createVerificationCodes({ db, clock, mailbox, limits });
  const captchas = createCaptchas(db, clock);
  const geetest = createGeeTest(geetestOrigin, log);
  const sealing = secret === undefined ? null : createMemberSecrets(keyOf('second-factor'));
  const secondFactors = createSecondFactors({ db, clock, notices, sessions, sealing });
  const access = createAccess({ db, clock, members, sessions, settings, codes, cipher, captchas, geetest, notices, secondFactors });
  const accountService = createAccountService({ db, clock, members, sessions, codes, notices, guard: access.guard, settings });
  const withdrawals = createWithdrawalService({
    db,
    ledger,
    clock,
    settings,
    accounts: accountService.payoutAccounts,
    dailyLimits: async (memberId) => mustFindGrade(await members.vipLevel(memberId)).withdrawals,
    turnoverSources,
    identity,
    crashpoints,
  });
  const chatRooms = createChat({
    ...{ db, ledger, clock, bus, settings, crashpoints, protection, identity, members, sportsbook },
    async freeMoney(reader, memberId) {
      return (await readWithdrawalProgress(reader, { ledger, turnoverSources, identity }, memberId, clock.now())).withdrawable;
    },
  });
  const { redPackets } = chatRooms;
  const memberEvents = createMemberEvents({ db, ledger, clock });
  const memberHub = createMemberHub({ db, events: memberEvents, sessions, bus, clock, log });
  const services = {
    db,
    clock,
    ledger,
    members,
    sessions,
    settings,
    sportsbook,
    venues,
    deposits,
    disputes,
    coinWallet,
    withdrawals,
    feedback,
  };
  const faults = createFaults();
  const nonces = createUsedNonces(db, clock);
  const metrics = createMetrics();
  const watchAnswers = watchCalls(securityLog, members.findByName);

  await seedWhenEmpty({ db, clock, ledger, members, sportsbook, venues }, kind);

  // Their servers start when this one listens: they reach their players' money by its wallet protocol.
  let gameServers: GameServers | undefined;
  const venueUrl = (): string => venueOrigin ?? gameServers?.url ?? `http://localhost:${port + 1}`;
  const venueOriginOf = (enName: string): string => venueOrigin ?? gameServers?.originOf(enName) ?? venueUrl();
  const walletKeyOf = (providerId: string): string => keyOf(`provider-${providerId}`).toString('hex');

  const server = await createServer({
    clock,
    log,
    faults,
    findMember: (token) => sessions.find(token, 'site'),
    admit: createCallLimits(limits),
    onAnswer: async (call) => {
      metrics.countCall(call);
      await watchAnswers(call);
    },
    safeCalls: createSafeCalls({ cipherKey: cipher.key, clock, nonces, isOn: async () => (await settings.get('safeSwitch')) === '1' }),
    routes: platformRoutes({
      ...services,
      log,
      cipherKey: cipher.key,
      chatTokens,
      secrets: createMemberSecrets(keyOf('masked-values')),
      identity,
      protectionService: createProtectionService(db, clock),
      realityChecks: createRealityChecks(db, clock),
      shut: createShutReader(db, clock),
      access,
      secondFactors,
      accountService,
      venueUrl,
      venueOriginOf,
      promotions,
      promotionContent,
      welfare,
      points,
      rebates,
      chat: chatRooms.routes,
      memberEvents,
    }),
  });
  const chat = chatRooms.open({ sessions, chatTokens, processes: processes.names, keyOf, log });
  addHealth(server, db);
  addVenueDoor(server, { games: venues.games, originOf: venueOriginOf });
  const providers = (gameServersPlan?.providers ?? []).map((provider) => ({ ...provider, key: walletKeyOf(provider.id) }));
  addWallet(server, { bank: venues.bank, providers, clock, nonces, log });
  const reports = addReports(server, { clock, log, onReport: (kind) => metrics.reports.inc({ kind }) });
  addTelemetry(server, { clock, log, metrics });
  const streams = addStreams(server, { odds: sportsbook.odds, chat, members: memberHub, hostOrigins, clock, log, securityLog });

  const tickMoney = async (): Promise<void> => {
    await deposits.tick();
    await withdrawals.tick();
    await redPackets.tick();
  };
  const tickLoyalty = async (): Promise<void> => {
    await points.tick();
    await members.grades.tick();
  };
  const forgetOld = async (): Promise<void> => {
    for (const forgetful of [limits, nonces, processes, memberEvents]) await forgetful.forgetOld();
  };
  const led = (work: () => Promise<void>) => async (): Promise<void> => {
    if (leadership.isLeader) await work();
  };
  const cashier = createTicker('cashier', led(tickMoney), CASHIER_TICK_MS, log);
  const rebateTicker = createTicker('rebate', led(rebates.tick), REBATE_TICK_MS, log);
  const loyaltyTicker = createTicker('loyalty', led(tickLoyalty), LOYALTY_TICK_MS, log);
  const forgetTicker = createTicker('forget', led(forgetOld), FORGET_TICK_MS, log);
  const chatTicker = createTicker('chat', chat.tick, SESSION_TICK_MS, log);
  const memberTicker = createTicker('member-stream', memberHub.tick, SESSION_TICK_MS, log);
  const reportsTicker = createTicker('reports', reports.logCounts, REPORTS_TICK_MS, log);
  const audit = async (): Promise<void> => {
    const report = await auditLedger(db);
    metrics.keepAudit(report, Date.now());
    for (const finding of report.findings) log.error('audit-finding', { ...finding });
  };
  const auditTicker = createTicker('audit', led(audit), AUDIT_TICK_MS, log);
  const tickers = [cashier, rebateTicker, loyaltyTicker, forgetTicker, chatTicker, memberTicker, reportsTicker, auditTicker];
  const stopTickers = (): Promise<unknown> => Promise.all(tickers.map((ticker) => ticker.stop()));
  if (!runsByItself) await stopTickers();
  const tick = async (): Promise<void> => {
    await tickMoney();
    await rebates.tick();
    await chat.tick();
    await memberHub.tick();
    await sportsbook.tick();
    await tickLoyalty();
  };
  const forgetSteering = async (): Promise<void> => {
    venues.steering.clear();
    mailbox.clear();
    captchas.clear();
    await sportsbook.afterReset();
  };
  const reset = async (): Promise<void> => {
    const seedAgain = () => resetData({ db, clock, ledger, members, sportsbook, venues });
    await (resetDatabase === undefined ? seedAgain() : resetDatabase(db, seedAgain));
    await forgetSteering();
  };
  const steering = sandboxPlace && (await shareSteering({ db, bus, clock, sportsbook, forget: forgetSteering }));
  chat.begin();
  if (runsByItself) await sportsbook.start();
  else await sportsbook.afterReset();
  await server.listen({ host: '127.0.0.1', port });
  const address = server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${address.port}`;
  log.info('listening', { port: address.port });
  gameServers = await gameServersPlan?.start({
    walletUrl: url,
    walletKeyOf,
    cashier: createCashier(db, deposits),
    port,
    hostOrigins,
    secret: secret === undefined ? await keepDemoSecret(db) : keyOf('venues').toString('hex'),
    log,
    now: () => clock.nowMs(),
  });
  const runningMetrics = metricsPlace && (await startMetrics(metricsPlace, metrics));
  const sandbox =
    steering &&
    (await startSandbox(sandboxPlace, {
      ...services,
      securityLog,
      devices: access.devices,
      guard: access.guard,
      captchas,
      bindings: accountService.bindings,
      mailbox,
      chatAuthority: chatRooms.authority,
      reset,
      tick,
      faults,
      crashpoints,
      streams,
      reports,
      steering,
    }));

  return {
    url,
    sandboxUrl: sandbox?.url ?? null,
    metricsUrl: runningMetrics?.url ?? null,
    databaseUrl,
    venueUrl: venueUrl(),
    bank: venues.bank,
    clock,
    sportsbook,
    limits,
    tick,
    reset,
    async stop() {
      await sandbox?.stop();
      await runningMetrics?.stop();
      await gameServers?.stop();
      await server.close();
      await stopTickers();
      await sportsbook.stop();
      await processes.leave();
      await closeDatabase();
    },
  };
}
