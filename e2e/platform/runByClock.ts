import type { ChatServer } from './chat-server/createChatServer';
import type { PlatformServices } from './createServices';
import type { Reports } from './http/reports';
import type { UsedNonces } from './http/usedNonces';
import { createTicker } from './kernel/createTicker';
import { auditLedger } from './ledger/audit';
import type { joinProcesses } from './processes/joinProcesses';
import type { Metrics } from './telemetry/createMetrics';

const CASHIER_TICK_MS = 500;

/** Interval at which ended business days are checked for. */
const REBATE_TICK_MS = 30_000;

/** Interval at which changed counts of browser reports are logged. */
const REPORTS_TICK_MS = 60_000;

const AUDIT_TICK_MS = 15 * 60_000;

/** Interval at which points expire and grades are refreshed; a member who reads them gets current values in between. */
const LOYALTY_TICK_MS = 60_000;

const FORGET_TICK_MS = 60_000;

/** Longest time that a chat or member stream stays open after its session ends. */
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
  /** Runs all work that is due by the clock now. */
  tick(): Promise<void>;
  /** Stops the scheduled work after the runs in progress. */
  stop(): Promise<void>;
}

/** Starts the platform's scheduled work. Work for all members runs only in the leading process. */
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
