import type { ChatServer } from './chat-server/createChatServer';
import type { PlatformServices } from './createServices';
import type { Reports } from './http/reports';
import type { UsedNonces } from './http/usedNonces';
import { createTicker } from './kernel/createTicker';
import { auditLedger } from './ledger/audit';
import type { joinProcesses } from './processes/joinProcesses';
import type { Metrics } from './telemetry/createMetrics';

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

interface Dependencies {
  readonly services: PlatformServices;
  readonly processes: Awaited<ReturnType<typeof joinProcesses>>;
  readonly chat: ChatServer;
  readonly reports: Reports;
  readonly nonces: UsedNonces;
  readonly metrics: Metrics;
}

export interface ClockWork {
  /** Everything that is due by the clock, at once. */
  tick(): Promise<void>;
  /** Ends what happens by itself, after the runs that are under way. */
  stop(): Promise<void>;
}

/** What the platform does without being asked. What concerns all members is done by one process, the leader. */
export function runByClock({ services, processes, chat, reports, nonces, metrics }: Dependencies): ClockWork {
  const { db, log, deposits, withdrawals, points, members, promotions, rebates, partners, limits, memberEvents, memberHub, sportsbook } =
    services;
  const tickMoney = async (): Promise<void> => {
    await deposits.tick();
    await withdrawals.tick();
    await services.bonuses.tick();
    await services.chatRooms.redPackets.tick();
    await services.chatRooms.payPredictions();
  };
  const tickLoyalty = async (): Promise<void> => {
    await points.tick();
    await members.grades.tick();
    await promotions.tick();
  };
  const forgetOld = async (): Promise<void> => {
    for (const forgetful of [limits, nonces, processes, memberEvents, services.chatRooms.pictures]) await forgetful.forgetOld();
  };
  const audit = async (): Promise<void> => {
    const report = await auditLedger(db);
    metrics.keepAudit(report, Date.now());
    for (const finding of report.findings) log.error('audit-finding', { ...finding });
  };
  const led = (work: () => Promise<void>) => async (): Promise<void> => {
    if (processes.leadership.isLeader) await work();
  };
  const tickers = [
    createTicker('cashier', led(tickMoney), CASHIER_TICK_MS, log),
    createTicker('rebate', led(rebates.tick), REBATE_TICK_MS, log),
    createTicker('commission', led(partners.tick), REBATE_TICK_MS, log),
    createTicker('loyalty', led(tickLoyalty), LOYALTY_TICK_MS, log),
    createTicker('forget', led(forgetOld), FORGET_TICK_MS, log),
    createTicker('chat', chat.tick, SESSION_TICK_MS, log),
    createTicker('member-stream', memberHub.tick, SESSION_TICK_MS, log),
    createTicker('reports', reports.logCounts, REPORTS_TICK_MS, log),
    createTicker('audit', led(audit), AUDIT_TICK_MS, log),
  ];
  return {
    async tick() {
      await tickMoney();
      await rebates.tick();
      await partners.tick();
      await chat.tick();
      await memberHub.tick();
      await sportsbook.tick();
      await tickLoyalty();
    },
    async stop() {
      await Promise.all(tickers.map((ticker) => ticker.stop()));
    },
  };
}
