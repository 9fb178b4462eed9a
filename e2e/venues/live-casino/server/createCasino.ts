import type { Seeds } from '../../kit/fairness/createSeeds';
import type { Log, OpenRound, VenueBank, VenueSession } from '../../kit/operator';
import { createRetrier } from '../../kit/server/createRetrier';
import { refuse } from '../../kit/server/refusal';
import { LIVE_TABLES, LIVE_VENUE } from '../games';
import { parseName } from '../names';
import type { BetAnswer, BetRequest, TableState, TakeBackRequest, WireShoe } from '../protocol';
import { createTable, type Table } from './createTable';

/** All tables of the venue. Refusals are thrown as `RefusedError`. */
export interface Casino {
  /** Opens a session with the ticket of a launch. */
  open(ticket: string): Promise<{ readonly token: string; readonly state: TableState }>;
  state(token: string): Promise<TableState>;
  bet(token: string, request: BetRequest): Promise<BetAnswer>;
  takeBack(token: string, request: TakeBackRequest): Promise<TableState>;
  shoe(name: string): WireShoe;
  /** Pays every round that is over, and loads the open ones. Failed payments are retried at the next call. */
  settle(): Promise<void>;
  /** Settles when a round has ended, and once per second while any round is unpaid. */
  tick(): Promise<void>;
}

interface Dependencies {
  readonly bank: VenueBank;
  readonly seeds: Seeds;
  readonly now: () => number;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** Limit of rounds paid concurrently. */
const PAID_AT_ONCE = 8;

const AGAIN_MS = 1_000;

export function createCasino({ bank, seeds, now, log, signal }: Dependencies): Casino {
  const tables = new Map(LIVE_TABLES.map((table) => [table.gameCode, createTable({ table, bank, seeds, now, log, signal })]));
  const retrier = createRetrier({ log, signal });
  let settling: Promise<void> | null = null;
  let settledUntil = '';
  let triedAt = -Infinity;
  let isAllPaid = false;

  const tableOf = ({ gameCode }: { readonly gameCode: string }): Table => {
    const table = tables.get(gameCode);
    if (table === undefined) throw refuse('bad-request');
    return table;
  };

  const sessionOf = async (token: string): Promise<VenueSession> => {
    const session = await bank.findSession(token);
    if (session === null) throw refuse('session-over');
    return session;
  };

  const lastOver = (): string => [...tables.values()].map((table) => table.lastOver()).join();

  /** Settles one round. @returns true when nothing more can be done for it now */
  const settleOne = async (round: OpenRound): Promise<boolean> => {
    if (signal.aborted) return true;
    let isDone = false;
    await retrier.whenDue({ what: 'settle', id: round.roundId }, async () => {
      isDone = await tableOf(round).settle(round);
    });
    return isDone;
  };

  const settleAll = async (): Promise<void> => {
    const until = lastOver();
    triedAt = performance.now();
    isAllPaid = false;
    await retrier.whenDue({ what: 'open rounds' }, async () => {
      const open = await bank.openRounds(LIVE_VENUE);
      const results: boolean[] = [];
      const rest = [...open];
      const work = async (): Promise<void> => {
        for (let round = rest.shift(); round !== undefined; round = rest.shift()) results.push(await settleOne(round));
      };
      await Promise.all(Array.from({ length: PAID_AT_ONCE }, work));
      const known = new Set(open.map(({ roundId }) => roundId));
      for (const table of tables.values()) table.forgetOver(known);
      isAllPaid = results.every(Boolean);
      settledUntil = until;
    });
  };

  const settle = async (): Promise<void> => {
    settling ??= settleAll().finally(() => {
      settling = null;
    });
    return settling;
  };

  return {
    async open(ticket) {
      const opened = await bank.openSession(ticket);
      if (opened === null) throw refuse('session-over');
      return { token: opened.token, state: await tableOf(opened.session).state(opened.token, opened.session) };
    },

    async state(token) {
      const session = await sessionOf(token);
      return tableOf(session).state(token, session);
    },

    async bet(token, request) {
      const session = await sessionOf(token);
      return tableOf(session).bet(token, session, request);
    },

    async takeBack(token, request) {
      const session = await sessionOf(token);
      return tableOf(session).takeBack(token, session, request);
    },

    shoe(name) {
      const parsed = parseName(name);
      const shoe = parsed === null ? null : tableOf(parsed.shoe).shoe(parsed.shoe);
      if (shoe === null) throw refuse('bad-request');
      return shoe;
    },

    settle,

    async tick() {
      const isDue = isAllPaid ? lastOver() !== settledUntil : performance.now() - triedAt >= AGAIN_MS;
      if (isDue) await settle();
    },
  };
}
