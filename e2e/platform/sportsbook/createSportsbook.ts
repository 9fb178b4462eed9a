import { liveMatchDetailCall } from '@site/shared/wire/liveMatch';
import { createTicker, type Ticker } from '../kernel/createTicker';
import type { OpenRisk, Reader, Sportsbook, SportsbookDependencies } from '../kernel';
import { fen } from '../kernel';
import type { BettingContext } from './betting/bettingContext';
import { askByTargets } from './betting/cash-out/askByTargets';
import { deleteOldCashOutQuotes } from './betting/cash-out/cashOutQuotes';
import { decideCashOuts } from './betting/cash-out/decideCashOuts';
import { countTurnover } from './betting/countTurnover';
import { decideTickets } from './betting/decideTickets';
import { deleteOldQuotes } from './betting/quotes';
import { settleTickets } from './betting/settleTickets';
import { ticketNow } from './betting/ticketNow';
import { createBoard } from './board/createBoard';
import { createOddsHub } from './board/createOddsHub';
import { createSharedAnswers } from './board/createSharedAnswers';
import { createMatchUpdater } from './matches/createMatchUpdater';
import { ticketsByNumber } from './records';
import { createResource, readLiveDetail } from './resource';
import { createSchedule } from './schedule/createSchedule';
import { createSandbox } from './sandbox/createSandbox';
import { DEFAULT_SETTINGS, TICK_MS, type SportsbookSettings } from './matches/settings';
import { calendarOf } from './simulator/calendar';
import type { Calendar } from './simulator/fixtures';
import type { SportsbookTables } from './database/tables';

const HOUSEKEEPING_MS = 60_000;

/**
 * Creates the sportsbook: matches, prices, bets and their settlement. All money decisions use only the database and the
 * clock, under locks, so that any number of processes may run. Each process has its own in-memory board for reading.
 * The leader writes what becomes due by time; the others follow.
 *
 * @param calendar matches of each day; test suites that create their own pass an empty one
 */
export function createSportsbook(dependencies: SportsbookDependencies, calendar: Calendar = calendarOf): Sportsbook {
  const { db, ledger, clock, seed, log, crashpoints, identity, protection, leadership, bus, tellReopened, tellCashedOut } = dependencies;
  let settings: SportsbookSettings = DEFAULT_SETTINGS;
  let usdCny = settings.usdCny;
  let lastHousekeepingMinute: number | null = null;

  const context: BettingContext = {
    db,
    ledger,
    clock,
    log,
    crashpoints,
    settings: () => settings,
    usdCny: () => usdCny,
    identity,
    protection,
    tellReopened,
    tellCashedOut,
  };
  const matches = createMatchUpdater({ db, clock, calendar, seed, log, settings: () => settings });
  const board = createBoard(() => settings);
  const schedule = createSchedule({ db, clock, calendar, seed, settings: () => settings });
  const shared = createSharedAnswers(board, clock, dependencies.namesIn ?? ((_language, answer) => answer));
  const odds = createOddsHub(board, clock, log);
  let ticker: Ticker | null = null;
  let running: Promise<void> = Promise.resolve();
  let hasNews = false;

  /** Runs work that is not needed on every tick. */
  async function housekeeping(leads: boolean): Promise<void> {
    const minute = Math.floor(clock.nowMs() / HOUSEKEEPING_MS);
    if (minute === lastHousekeepingMinute) return;
    lastHousekeepingMinute = minute;
    usdCny = (await dependencies.usdCny?.()) ?? settings.usdCny;
    if (!leads) return;
    await deleteOldQuotes(context);
    await deleteOldCashOutQuotes(context);
  }

  async function catchUp(): Promise<void> {
    await housekeeping(true);
    odds.publish(board.update(await matches.refresh()));
    await decideTickets(context);
    await decideCashOuts(context);
    await askByTargets(context);
    await settleTickets(context);
    await countTurnover(context);
  }

  async function readOn(): Promise<void> {
    await housekeeping(false);
    odds.publish(board.update(await matches.follow()));
  }

  async function readNews(): Promise<void> {
    hasNews = false;
    const known = await matches.heed();
    if (known) odds.publish(board.update(known));
  }

  /** Runs work one after the other in this process; a failed run does not stop the next. */
  function run(work: () => Promise<void>): Promise<void> {
    running = running.catch(() => undefined).then(work);
    return running;
  }

  const tick = (): Promise<void> => run(catchUp);

  /** Collapses several notices into one refresh. */
  async function heed(): Promise<void> {
    if (hasNews) return;
    hasNews = true;
    await run(readNews);
  }

  const tickAsLed = (): Promise<void> => (leadership?.isLeader === false ? run(readOn) : tick());

  return {
    resource: createResource(context, { board, schedule, shared }),
    liveDetail: (gameId) =>
      shared.share('liveDetail', gameId, async () =>
        shared.ofData(liveMatchDetailCall.response, await readLiveDetail(schedule, board, gameId)),
      ),
    odds,
    tick,
    async start() {
      await tick();
      bus?.subscribe('matches', { receive: heed, catchUp: heed });
      ticker = createTicker('sportsbook', tickAsLed, TICK_MS, log);
    },
    async stop() {
      await ticker?.stop();
      ticker = null;
      await running.catch(() => undefined);
    },
    // This reset needs no work: the core has emptied every table, and the next calendar check creates the fixtures.
    reset: () => Promise.resolve(),
    async afterReset() {
      await running.catch(() => undefined);
      settings = DEFAULT_SETTINGS;
      lastHousekeepingMinute = null;
      matches.clear();
      board.clear();
      await tick();
    },
    sandbox: createSandbox({
      context,
      seed,
      tick,
      tune(changes) {
        settings = { ...settings, ...changes };
        return settings;
      },
    }),
    tickets: (memberId, ticketIds) => ticketsByNumber(context, memberId, ticketIds),
    ticketNow: (ticketId, since) => ticketNow(context, ticketId, since),
    openRisks,
  };
}

async function openRisks(reader: Reader): Promise<readonly OpenRisk[]> {
  const rows = await reader
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .select(['hold_reference', 'member_id', 'risk'])
    .where('state', 'in', ['confirming', 'open'])
    .execute();
  return rows.map(({ hold_reference: reference, member_id: memberId, risk }) => ({ reference, memberId, risk: fen(risk) }));
}
