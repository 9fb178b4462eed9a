import { randomUUID } from 'node:crypto';
import { check, describeIssues } from '@site/shared/wire/schema';
import { type WirePlacement, type WireQuote } from '@site/shared/wire/bets';
import { type WireTicket } from '@site/shared/wire/tickets';
import { type ResourceMethod } from '@site/shared/wire/resource';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import type { ControlledClock, Crashpoints, Db, Member, MemberBalance, Sportsbook, SportsbookDependencies } from '../../kernel';
import { createClock, fen, inTransaction, NO_CRASHPOINTS, plainAnswer, SILENT_LOG } from '../../kernel';
import { auditLedger } from '../../ledger/audit';
import { parseBody } from '../../http/callHandler';
import { createLedger } from '../../ledger/createLedger';
import { readOpenHolds } from '../../ledger/readBook';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { createSportsbook } from '../createSportsbook';
import type { Calendar } from '../simulator/fixtures';

type MethodName = keyof typeof SPORTS_METHODS;

export interface TestSportsbook {
  readonly db: Db;
  readonly clock: ControlledClock;
  readonly sportsbook: Sportsbook;
  /** Starts another process on the same database. */
  another(crashpoints?: Crashpoints): Sportsbook;
  /** Creates a member with this balance in fen. */
  aMember(balance: bigint): Promise<Member>;
  balanceOf(member: Member): Promise<MemberBalance>;
  /** Calls a method as the core does and validates the response against the wire schema. */
  ask(method: MethodName, request: unknown, member: Member | null, key?: string, by?: Sportsbook): Promise<unknown>;
  quote(
    member: Member,
    selection: { gameId: string; w: string; r: string },
    more?: { oddsType?: string; stake?: string },
  ): Promise<WireQuote>;
  /** Quotes and places a bet, with the given key or a new one. */
  bet(member: Member, selection: { gameId: string; w: string; r: string }, more?: BetExtras): Promise<WirePlacement>;
  openBets(member: Member): Promise<readonly WireTicket[]>;
  ticketOf(member: Member): Promise<WireTicket | undefined>;
  sandbox(command: string, body: object): Promise<{ readonly gameId: string; readonly hgid: string }>;
  /** Advances the clock and runs a tick. */
  pass(ms: number): Promise<void>;
  /**
   * Returns the problems found by the ledger's audit, and differences between open risks and open holds; empty when all
   * is correct.
   */
  auditProblems(): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

export interface BetExtras {
  readonly stake?: string;
  readonly policy?: 'ask' | 'better' | 'tolerance';
  readonly oddsType?: string;
  readonly key?: string;
}

export interface OpenOptions {
  readonly crashpoints?: Crashpoints;
  /** Calendar, by default without fixtures, because most tests create the one match they need. */
  readonly calendar?: Calendar;
  readonly usdCny?: () => Promise<string>;
  readonly tellCashedOut?: NonNullable<SportsbookDependencies['tellCashedOut']>;
}

const noFixtures: Calendar = () => [];

/** Wednesday afternoon, Shanghai time. */
const NOON = Date.UTC(2025, 10, 19, 6, 0, 0);

/** Opens a sportsbook on its own database, with a clock that moves only when set. */
export async function openSportsbook({
  crashpoints = NO_CRASHPOINTS,
  calendar = noFixtures,
  ...rest
}: OpenOptions = {}): Promise<TestSportsbook> {
  const database = await openTestDatabase();
  const { db } = database;
  const clock = createClock(() => NOON);
  clock.freeze();
  const ledger = createLedger(clock);
  const open = (points: Crashpoints): Sportsbook =>
    createSportsbook({ db, ledger, clock, seed: 1, log: SILENT_LOG, crashpoints: points, ...rest }, calendar);
  const sportsbook = open(crashpoints);
  await sportsbook.tick();
  let members = 0;

  const ask: TestSportsbook['ask'] = async (method, request, member, key, by = sportsbook) => {
    const { request: schema, response }: ResourceMethod<unknown, unknown> = SPORTS_METHODS[method];
    const parsed = parseBody(schema, request, method, SILENT_LOG);
    const answer = await by.resource({ method, request: parsed, member, idempotencyKey: key ?? null });
    const checked = check(response, plainAnswer(answer));
    if (checked.issues !== undefined) throw new Error(`${method} breaks the wire: ${describeIssues(checked.issues)}`);
    return checked.value;
  };
  const quote: TestSportsbook['quote'] = async (member, selection, more = {}) =>
    (await ask('quote', { mode: 'single', oddsType: 'H', selections: [selection], ...more }, member)) as WireQuote;

  const openBets: TestSportsbook['openBets'] = async (member) => ((await ask('openBets', {}, member)) as { list: WireTicket[] }).list;

  return {
    db,
    clock,
    sportsbook,
    another: (points = NO_CRASHPOINTS) => open(points),
    async aMember(balance) {
      members += 1;
      const member: Member = { id: members, name: `member${members}`, nickname: '' };
      const accounts = [
        { account: { kind: 'adjustment' as const }, amount: fen(-balance) },
        { account: { kind: 'member-central' as const, memberId: member.id }, amount: fen(balance) },
      ];
      await inTransaction(db, (trx) =>
        ledger.post(trx, { key: `start:${member.id}`, kind: 'adjustment', reference: 'start', lines: accounts }),
      );
      return member;
    },
    balanceOf: (member) => ledger.balance(db, member.id),
    ask,
    quote,
    async bet(member, selection, { stake = '100.00', policy = 'better', oddsType = 'H', key = randomUUID() } = {}) {
      const { quoteId } = await quote(member, selection, { oddsType });
      return (await ask('place', { quoteId, stake, policy }, member, key)) as WirePlacement;
    },
    openBets,
    async ticketOf(member) {
      const [open, settled] = [await openBets(member), await ask('results', { pageNum: 1, pageSize: 10 }, member)];
      return [...open, ...(settled as { list: WireTicket[] }).list][0];
    },
    async sandbox(command, body) {
      const run = sportsbook.sandbox[command];
      if (!run) throw new Error(`no command ${command}`);
      return (await run(body)) as { gameId: string; hgid: string };
    },
    async pass(ms) {
      clock.advance(ms);
      await sportsbook.tick();
    },
    async auditProblems() {
      const { findings } = await auditLedger(db);
      const [risks, holds] = [await sportsbook.openRisks(db), await readOpenHolds(db)];
      const needed = risks.map(({ reference, memberId, risk }) => `${reference} of ${memberId}: ${risk}`);
      const held = holds.map(({ reference, memberId, amount }) => `${reference} of ${memberId}: ${amount}`);
      return [...findings, ...needed.filter((each) => !held.includes(each)), ...held.filter((each) => !needed.includes(each))];
    },
    async close() {
      await sportsbook.stop();
      await database.close();
    },
  };
}
