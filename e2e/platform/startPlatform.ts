import type { AddressInfo } from 'node:net';
import { GEETEST_ORIGIN } from './captcha/geetest';
import { createServices } from './createServices';
import { openDatabase } from './database/openDatabase';
import { addChatPictures } from './chat-pictures/routes';
import { createCashier } from './deposits/createCashier';
import { createCallQueue } from './http/createCallQueue';
import { createServer } from './http/createServer';
import { createFaults } from './http/faults';
import { addHealth } from './http/health';
import { addReports } from './http/reports';
import { createUsedNonces } from './http/usedNonces';
import { addStreams } from './streams/addStreams';
import { createClock, createKeys, SILENT_LOG, type GameServers } from './kernel';
import { createCallLimits } from './limits/createCallLimits';
import { CALLS_IN_FLIGHT, GUEST_CALLS_IN_FLIGHT } from './limits/limitTable';
import { platformMigrations } from './migrations';
import type { Platform, PlatformOptions } from './platformOptions';
import { createOperatorActions } from './operator/createOperatorActions';
import { joinProcesses } from './processes/joinProcesses';
import { createCrashpoints } from './sandbox/createCrashpoints';
import { checkSandboxPlace } from './sandbox/sandboxPlace';
import { shareSteering } from './sandbox/shareSteering';
import { startOperator, startSandbox } from './sandbox/startSandbox';
import { platformRoutes } from './routes';
import { runByClock } from './runByClock';
import { resetData, seedWhenEmpty } from './seed';
import { watchCalls } from './security-log/watchCalls';
import { createSafeCalls } from './http/safeCalls';
import { addTelemetry } from './telemetry/addTelemetry';
import { createMetrics } from './telemetry/createMetrics';
import { startMetrics } from './telemetry/startMetrics';
import { addVenueDoor } from './venues/addVenueDoor';
import { keepDemoSecret } from './venues/demoSecret';
import { addWallet } from './venues/providers/addWallet';

/**
 * Starts the whole platform: database, money, members, sportsbook, calls, streams, and the sandbox on request. Calls
 * and streams listen on loopback only.
 */
export async function startPlatform({
  database,
  createSportsbook,
  port,
  sandbox: sandboxPlace,
  operator: operatorPlace,
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
  seedCopy,
  seedScope,
  makeDatabase,
  onProgress = () => undefined,
}: PlatformOptions): Promise<Platform> {
  for (const place of [sandboxPlace, operatorPlace]) if (place !== undefined) checkSandboxPlace(place);
  if (operatorPlace !== undefined && operatorPlace.secret === undefined)
    throw new Error('the operator’s door needs a secret: OPERATOR_SECRET');
  const kind = sandboxPlace === undefined ? 'production' : 'sandbox';
  const keyOf = createKeys(secret);
  const { db, url: databaseUrl, close: closeDatabase } = await openDatabase(database, platformMigrations, log, onProgress, makeDatabase);
  const keys = { keyOf, areGiven: secret !== undefined };
  const processes = await joinProcesses({ databaseUrl, db, clock, log, keys }).catch(async (error: unknown) => {
    await closeDatabase();
    throw error;
  });
  const { bus, leadership } = processes;
  // The game servers start last and delay nothing else. They access their players' money by the wallet protocol of this
  // platform.
  let gameServers: GameServers | undefined;
  const services = createServices({
    db,
    kind,
    clock,
    log,
    crashpoints,
    keyOf,
    areKeysKept: keys.areGiven,
    bus,
    leadership,
    createSportsbook,
    seed,
    games,
    geetestOrigin,
    ownSettings,
    isVenueUp: (enName) => gameServers?.isUp(enName) ?? !gameServersPlan?.providers.some(({ enNames }) => enNames.includes(enName)),
  });
  const { access, captchas, chatTokens, ledger, limits, mailbox, members, securityLog, sessions, settings } = services;
  const { cipherKey, deposits, sportsbook, venues } = services;
  const faults = createFaults();
  const nonces = createUsedNonces(db, clock);
  const metrics = createMetrics();
  const watchAnswers = watchCalls(securityLog, members.findByName);
  const callLimits = createCallLimits({ limits, clock, db });

  onProgress({ kind: 'progress', step: 'seed' });
  await seedWhenEmpty({ db, clock, ledger, members, sportsbook, venues, scope: seedScope }, kind, seedCopy);

  const venueUrl = (): string => venueOrigin ?? gameServers?.url ?? `http://localhost:${port + 1}`;
  const venueOriginOf = (enName: string): string => venueOrigin ?? gameServers?.originOf(enName) ?? venueUrl();
  const walletKeyOf = (providerId: string): string => keyOf(`provider-${providerId}`).toString('hex');

  const server = await createServer({
    clock,
    log,
    faults,
    findMember: (token) => sessions.find(token, 'site'),
    limits: callLimits,
    queues: {
      money: createCallQueue(CALLS_IN_FLIGHT),
      usual: createCallQueue(CALLS_IN_FLIGHT),
      guests: createCallQueue(GUEST_CALLS_IN_FLIGHT),
    },
    onAnswer: async (call) => {
      metrics.countCall(call);
      await watchAnswers(call);
    },
    safeCalls: createSafeCalls({
      ...{ cipherKey, clock, nonces },
      isOn: async () => (await settings.get('safeSwitch')) === '1',
      opensCbc: async () => (await settings.get('safeSwitchCbc')) === '1',
    }),
    routes: platformRoutes({ ...services, chat: services.chatRooms.routes, avatars: services.chatRooms.avatars, venueUrl, venueOriginOf }),
  });
  const chat = services.chatRooms.open({ sessions, chatTokens, processes: processes.names, keyOf, log });
  addChatPictures(server, services.chatRooms.pictures);
  addHealth(server, db);
  addVenueDoor(server, { games: venues.games, originOf: venueOriginOf });
  const providers = (gameServersPlan?.providers ?? []).map((provider) => ({ ...provider, key: walletKeyOf(provider.id) }));
  addWallet(server, { bank: venues.bank, providers, clock, nonces, log });
  const reports = addReports(server, { clock, log, onReport: (kind) => metrics.reports.inc({ kind }) });
  addTelemetry(server, { clock, log, metrics });
  const streams = addStreams(server, { odds: sportsbook.odds, chat, members: services.memberHub, hostOrigins, clock, log, securityLog });

  const clockWork = runByClock({ services, processes, chat, reports, nonces, metrics });
  if (!runsByItself) await clockWork.stop();
  const forgetSteering = async (): Promise<void> => {
    callLimits.clear();
    venues.steering.clear();
    mailbox.clear();
    captchas.clear();
    chat.forget();
    await sportsbook.afterReset();
  };
  const reset = async (): Promise<void> => {
    const seedAgain = () => resetData({ db, clock, ledger, members, sportsbook, venues });
    await (seedCopy === undefined ? seedAgain() : seedCopy.reset(db, seedAgain));
    await forgetSteering();
  };
  const steering = sandboxPlace && (await shareSteering({ db, bus, clock, sportsbook, forget: forgetSteering }));
  chat.begin();
  onProgress({ kind: 'progress', step: 'simulator' });
  if (runsByItself) await sportsbook.start();
  else await sportsbook.afterReset();
  onProgress({ kind: 'progress', step: 'listening' });
  await server.listen({ host: '127.0.0.1', port });
  const address = server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${address.port}`;
  log.info('listening', { port: address.port });
  const runningMetrics = metricsPlace && (await startMetrics(metricsPlace, metrics));
  const operator = createOperatorActions({ db, clock, members, chatRooms: services.chatRooms, partnerDesk: services.partnerDesk });
  const operatorDoor = operatorPlace && (await startOperator(operatorPlace, { operator, clock, securityLog }));
  const sandbox =
    steering &&
    (await startSandbox(sandboxPlace, {
      ...services,
      operator,
      devices: access.devices,
      guard: access.guard,
      bindings: services.accountService.bindings,
      reset,
      tick: clockWork.tick,
      faults,
      crashpoints,
      streams,
      reports,
      steering,
    }));
  onProgress({ kind: 'progress', step: 'venues' });
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
  onProgress({ kind: 'progress', step: 'ready' });

  return {
    url,
    sandboxUrl: sandbox?.url ?? null,
    operatorUrl: operatorDoor?.url ?? null,
    metricsUrl: runningMetrics?.url ?? null,
    databaseUrl,
    venueUrl: venueUrl(),
    bank: venues.bank,
    clock,
    sportsbook,
    limits,
    tick: clockWork.tick,
    reset,
    async stop() {
      await sandbox?.stop();
      await operatorDoor?.stop();
      await runningMetrics?.stop();
      await gameServers?.stop();
      await server.close();
      await clockWork.stop();
      await sportsbook.stop();
      await processes.leave();
      await closeDatabase();
    },
  };
}
