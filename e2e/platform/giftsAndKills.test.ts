import { randomUUID } from 'node:crypto';
import { joinActivityCall } from '@site/shared/wire/activities';
import { bonusGrantsCall, giveUpBonusCall } from '@site/shared/wire/bonuses';
import type { Call } from '@site/shared/wire/call';
import { chooseRebateCall, claimRebateCall } from '@site/shared/wire/rebate';
import { sql } from 'kysely';
import { hashSecret } from './kernel';
import { businessDayOf } from './kernel/businessDay';
import { answerOf } from './testing/answerOf';
import { steer } from './testing/aPlayer';
import { MOST_TRIES, openKillableProcesses } from './testing/killableProcesses';

/** Two processes run at a time, which is slow on a busy machine. */
const LIMIT_MS = 900_000;

const MEMBERS = 500;
const AT_ONCE = 40;
/** Number of finished members after which a process is killed. */
const KILL_EVERY = 120;

/** Gifts of the daily sign-in and of the lower step of the daily turnover, in fen. */
const SIGN = 100n;
const BETTING = 500n;

const processes = openKillableProcesses();
const { at } = processes;

/** Sends a call from a separate address per member, because limits apply per address. */
const ask: typeof processes.ask = (call, body, extras, first) =>
  processes.ask(
    call,
    body,
    { headers: { 'x-forwarded-for': `198.18.${String(Math.floor(first / 250))}.${String(1 + (first % 250))}` }, ...extras },
    first,
  );

/**
 * Every third member gives up the sign-in gift. Every second one gets the rebate automatically; the others claim it.
 */
const givesUp = (place: number) => place % 3 === 0;
const isAutomatic = (place: number) => place % 2 === 0;
/** Returns yesterday's turnover in fen. The rebate is a hundredth of it, at the seeded member's rate of 1.00 %. */
const turnoverOf = (place: number) => BigInt(100 + place) * 10_000n;

it(
  'five hundred members join, claim, give up and are rebated at once at two processes that are killed and started again, and every fen is as it was said',
  async () => {
    await processes.start(2);
    const today = businessDayOf(new Date());
    const yesterday = businessDayOf(new Date(), 1);
    await makeMembers(today.from, yesterday.from);
    await sql`delete from rebate_closing`.execute(processes.database.db);

    const waiting = Array.from({ length: MEMBERS }, (_, place) => place);
    let through = 0;
    let killing = Promise.resolve();
    const playOn = async (): Promise<void> => {
      for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
        await takeAll(place, yesterday.date);
        through += 1;
        const index = through / KILL_EVERY;
        if (Number.isInteger(index)) killing = killing.then(() => killAndReplace(index));
      }
    };
    const over = new AbortController();
    const ticking = (async () => {
      while (!over.signal.aborted) {
        await Promise.all([0, 1].map((index) => steer(at(index), 'tick', {}).catch(() => undefined)));
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    })();
    await Promise.all(Array.from({ length: AT_ONCE }, playOn));
    await killing;
    over.abort();
    await ticking;
    await Promise.all([0, 1].map((index) => steer(at(index), 'tick', {})));

    expect(await readBook()).toEqual(
      rowsOf((place) => {
        const rebate = turnoverOf(place) / 100n;
        const returned = givesUp(place) ? SIGN : 0n;
        return {
          name: nameOf(place),
          gifts: 2n,
          returns: returned === 0n ? 0n : 1n,
          rebates: 1n,
          balance: SIGN + BETTING + rebate - returned,
        };
      }),
    );
    const audit = await fetch(`${String(at(0).sandboxUrl)}/sandbox/ledger/audit`);
    expect(await audit.json()).toMatchObject({ exact: true, findings: [] });
  },
  LIMIT_MS,
);

function rowsOf<Row>(rowOf: (place: number) => Row): readonly Row[] {
  return Array.from({ length: MEMBERS }, (_, place) => rowOf(place));
}

/** Performs all actions of one member, each twice with different keys. */
async function takeAll(place: number, day: string): Promise<void> {
  const token = tokenOf(place);
  const send = <Request>(call: Call<Request, unknown>, body: Request, attempt: number) =>
    ask(call, body, { token, key: randomUUID() }, place + attempt);
  const twice = async <Request>(call: Call<Request, unknown>, body: Request) => Promise.all([send(call, body, 0), send(call, body, 1)]);

  await ask(chooseRebateCall, { isAutomatic: isAutomatic(place) }, { token }, place);
  await Promise.all([twice(joinActivityCall, { id: 'daily-sign' }), twice(joinActivityCall, { id: 'daily-betting' })]);
  if (givesUp(place)) {
    const { list } = answerOf(bonusGrantsCall, await ask(bonusGrantsCall, {}, { token }, place));
    const signed = list.find(({ promotionId }) => promotionId === 'daily-sign');
    await twice(giveUpBonusCall, { id: signed?.id ?? '' });
  }
  if (isAutomatic(place)) return;
  // Repeat until the rebate of the day is calculated.
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answers = await twice(claimRebateCall, { day });
    if (answers.every(({ status_code }) => status_code === 6000)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`the rebate of ${nameOf(place)} was not worked out`);
}

interface BookRow {
  readonly name: string;
  readonly gifts: bigint;
  readonly returns: bigint;
  readonly rebates: bigint;
  readonly balance: bigint;
}

async function readBook(): Promise<readonly BookRow[]> {
  const { rows } = await sql<BookRow>`
    select member.name, max(account.balance)::bigint as balance,
      count(*) filter (where transfer.kind = 'bonus') as gifts,
      count(*) filter (where transfer.kind = 'bonus-return') as returns,
      count(*) filter (where transfer.kind = 'rebate') as rebates
    from member join ledger_account account on account.member_id = member.id and account.kind = 'member-central'
      join ledger_entry entry on entry.account_id = account.id join ledger_transfer transfer on transfer.id = entry.transfer_id
    where member.name like 'gifted%' group by member.name order by member.name`.execute(processes.database.db);
  return rows;
}

function nameOf(place: number): string {
  return `gifted${String(1_000 + place)}`;
}

function tokenOf(place: number): string {
  return `session-of-${nameOf(place)}`;
}

/**
 * Creates members with the seeded member's grade, a session, a bet of yesterday for the rebate, and one of today for
 * the turnover gift.
 */
async function makeMembers(today: Date, yesterday: Date): Promise<void> {
  const { db } = processes.database;
  for (let place = 0; place < MEMBERS; place += 1) {
    const { rows } = await sql<{ id: number }>`
      insert into member (name, nickname, password_hash, opening_turnover, registered_at)
      select ${nameOf(place)}, ${nameOf(place)}, password_hash, opening_turnover, registered_at from member where name = 'player1'
      returning id`.execute(db);
    const id = rows[0]?.id ?? 0;
    await sql`
      insert into session (token_hash, member_id, kind, created_at, expires_at, last_used_at, idle_ends_at, ip, browser, system, device_hash)
      values (${hashSecret(tokenOf(place))}, ${id}, 'site', now(), now() + interval '1 day', now(), now() + interval '1 day', '198.18.0.1', '', '', '')`.execute(
      db,
    );
    for (const [moment, stake] of [
      [yesterday, turnoverOf(place)],
      [today, 50_000n],
    ] as const) {
      const ticket = randomUUID();
      await sql`
        insert into sb_ticket (ticket_id, member_id, key, mode, state, policy, odds_type, payout_class, business_day, stake, risk, to_win,
          hold_reference, payout, result, placed_at, accepted_at, settled_at)
        values (${ticket}, ${id}, ${ticket}, 'single', 'settled', 'better', 'H', 'football', 0, ${stake}::bigint, ${stake}::bigint, 0,
          ${`ticket:${ticket}`}, 0, 'L', ${moment}, ${moment}, ${moment})`.execute(db);
    }
  }
}

async function killAndReplace(index: number): Promise<void> {
  at(index).kill();
  await processes.replace(index);
}
