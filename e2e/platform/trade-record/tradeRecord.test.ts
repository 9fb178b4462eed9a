import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '@site/shared/wire/call';
import { balanceDaysCall, dealRecordCall, lockedMoneyCall, payCall } from '@site/shared/wire/funds';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { TEST_GAMES } from '../venues/testing/games';
import { aWithdrawer } from '../withdrawals/testing/aWithdrawer';

const site = platformForTests(undefined, TEST_GAMES);
let token: string;

const DAY_MS = 24 * 3_600_000;
/** Noon in Shanghai. */
const START = Date.UTC(2026, 10, 21, 4);
beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.set(START - 4 * DAY_MS);
  site.clock.freeze();
  await site.sandbox('member/player1/balance', { central: '50.00' });
  site.clock.set(START);
  token = await site.signIn('player1', 'player123');
});
afterEach(() => {
  site.clock.reset();
});

describe('the trade record', () => {
  it('says of each day on the page what came and went on all of it, a day that is on two pages included', async () => {
    await someLines([500, -200], '2026-11-20T15:59:59Z');
    // The time is 00:00 of the next day in Shanghai.
    await someLines([-100, 40], '2026-11-20T16:00:00Z');

    const first = await read({ pageSize: 3 });
    expect(first.days).toEqual([
      { day: '2026-11-21', moneyIn: '0.40', moneyOut: '1.00' },
      { day: '2026-11-20', moneyIn: '5.00', moneyOut: '2.00' },
    ]);
    const second = await read({ pageSize: 1, before: first.next ?? '' });
    expect(second.list.map(({ amount }) => amount)).toEqual(['5.00']);
    expect(second.days).toEqual([{ day: '2026-11-20', moneyIn: '5.00', moneyOut: '2.00' }]);
    expect((await read({ pageSize: 10, kind: 'withdrawal' })).days).toEqual([]);
  });

  it('goes on from any of 10,000 lines, each once, while new ones come', async () => {
    await someLines(
      Array.from({ length: 10_000 }, () => 100),
      '2026-11-20T05:00:00Z',
    );
    const ask = (before: string | undefined) => read({ pageSize: 100, ...(before !== undefined && { before }) });
    const seen: string[] = [];
    let before: string | undefined;
    for (let page = 1; page <= 5; page += 1) {
      const { list, next } = await ask(before);
      seen.push(...list.map(({ id }) => id));
      before = next;
      await someLines([1], '2026-11-21T03:00:00Z');
    }
    expect(seen).toHaveLength(500);
    expect(new Set(seen).size).toBe(500);

    // The lines older than the newest 9,950 are the remaining 50 and the opening balance.
    const last = await ask(String(BigInt(seen[0] ?? '') - 9_949n));
    expect(last.list).toHaveLength(51);
    expect(last.next).toBeUndefined();
    expect(last.days?.at(0)).toEqual({ day: '2026-11-20', moneyIn: '10000.00', moneyOut: '0.00' });
  });

  it('goes back to newer lines the same way, and shows the newest page where fewer than a page are newer', async () => {
    await someLines([1, 2, 3, 4, 5, 6, 7], '2026-11-20T05:00:00Z');
    const amounts = ({ list }: ResponseOf<typeof dealRecordCall>) => list.map(({ amount }) => amount);
    const first = await read({ pageSize: 2 });
    const second = await read({ pageSize: 2, before: first.next ?? '' });
    const third = await read({ pageSize: 2, before: second.next ?? '' });
    expect(first).not.toHaveProperty('previous');

    const again = await read({ pageSize: 2, after: third.previous ?? '' });
    expect(again).toEqual(second);
    expect(await read({ pageSize: 2, after: again.previous ?? '' })).toEqual(first);
    await someLines([8], '2026-11-20T06:00:00Z');
    expect(amounts(await read({ pageSize: 2, after: first.list.at(0)?.id ?? '' }))).toEqual(['0.08', '0.07']);
  });

  it('says how or where the money moved', async () => {
    const member = await aWithdrawer(site, '1000.00');
    const { orderId } = await member.withdraw('100.00');
    const [line] = (await read({ pageSize: 1, number: orderId })).list;

    expect(line).toMatchObject({ kind: 'withdrawal', method: '中国工商银行 **** **** **** 4562' });
    const [deposit] = (await aDeposit()).list;
    expect(deposit).toMatchObject({ kind: 'deposit', method: '银行卡转账' });
  });

  it('says of a cancelled withdrawal that its money came back, and counts it as no deposit', async () => {
    const member = await aWithdrawer(site, '1000.00');
    const order = await member.withdraw('100.00');
    await member.cancel(order);

    const { list } = await read({ number: order.orderId });
    expect(list.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['withdrawal-return', '100.00'],
      ['withdrawal', '-100.00'],
    ]);
    expect((await read({ kind: 'withdrawal-return' })).list).toMatchObject([{ reference: `withdrawal:${order.orderId}` }]);
    expect((await read({ kind: 'deposit' })).list).toEqual([]);
  });

  it('shows three months at a time, and any of them within five years', async () => {
    const amounts = async (days: { from?: string; to?: string }) =>
      (await read({ pageSize: 100, ...days })).list.map(({ amount }) => amount);
    // The first line is at the last moment of a day in Shanghai, the second at the first moment of the next.
    await someLines([700], '2026-08-21T15:59:59Z');
    await someLines([900], '2026-08-21T16:00:00Z');
    await someLines([200], '2021-11-20T05:00:00Z');
    await someLines([300], '2021-11-21T05:00:00Z');

    expect(await amounts({})).toEqual(['9.00', '50.00']);
    expect(await amounts({ to: '2026-09-01' })).toEqual(['9.00', '7.00']);
    expect(await amounts({ from: '2026-05-21' })).toEqual([]);
    expect(await amounts({ from: '2026-05-22' })).toEqual(['7.00']);
    expect(await amounts({ from: '2026-05-01', to: '2026-11-21' })).toEqual([]);
    expect(await amounts({ from: '2021-11-20', to: '2021-11-21' })).toEqual(['3.00']);
    expect(await amounts({ from: '2021-11-01', to: '2021-11-20' })).toEqual([]);
  });

  it('refuses what is no line to go on from', async () => {
    expect(await site.send(dealRecordCall, { pageNum: 1, pageSize: 10, before: 'x' }, { token })).toMatchObject({ status_code: 6007 });
    expect(await site.send(dealRecordCall, { pageNum: 1, pageSize: 10, before: '9'.repeat(19) }, { token })).toMatchObject({
      status_code: 6007,
    });
  });
});

describe('the balance day by day', () => {
  it('is that of the end of each day in Shanghai, of today that of now, and begins with the first money', async () => {
    await someLines([10_000], '2026-11-19T15:59:59Z');
    await someLines([-2_000], '2026-11-19T16:00:00Z');
    await site.sandbox('member/player1/venue-balance', { enName: 'JGDZ', balance: '30.00' });

    expect(await days(30)).toEqual([
      { day: '2026-11-17', central: '50.00', inVenues: '0.00', locked: '0.00' },
      { day: '2026-11-18', central: '50.00', inVenues: '0.00', locked: '0.00' },
      { day: '2026-11-19', central: '150.00', inVenues: '0.00', locked: '0.00' },
      { day: '2026-11-20', central: '130.00', inVenues: '0.00', locked: '0.00' },
      { day: '2026-11-21', central: '130.00', inVenues: '30.00', locked: '0.00' },
    ]);
    expect(await days(2)).toHaveLength(2);
  });

  it('counts what a withdrawal locks as money the member has', async () => {
    const member = await aWithdrawer(site, '1000.00');
    const order = await member.withdraw('100.00');
    const today = async () => (await days(2)).at(-1);

    expect(await today()).toEqual({ day: '2026-11-21', central: '900.00', inVenues: '0.00', locked: '100.00' });
    const wallets = answerOf(allBalanceCall, await site.send(allBalanceCall, { category: '8' }, { token }));
    expect(wallets).toMatchObject({ centerWalletBalance: '900.00', lockMoney: '100.00' });
    await member.cancel(order);
    expect(await today()).toEqual({ day: '2026-11-21', central: '1000.00', inVenues: '0.00', locked: '0.00' });
  });

  it('has no day of a member who never had money', async () => {
    token = await site.signIn('player2', 'player234');

    expect(await days(30)).toEqual([]);
  });
});

describe('what is locked', () => {
  it('is told by order, newest first, with the sum the balance says, and is the member’s own', async () => {
    const member = await aWithdrawer(site, '1000.00');
    const first = await member.withdraw('100.00');
    site.clock.advance(1_000);
    const second = await member.withdraw('200.00');

    const locked = await readLocked(token);
    expect(locked).toEqual({
      count: 2,
      total: (await member.money()).lockMoney,
      list: [
        { kind: 'withdrawal', number: second.orderId, amount: '200.00', at: START + 1_000 },
        { kind: 'withdrawal', number: first.orderId, amount: '100.00', at: START },
      ],
    });
    expect(await readLocked(await site.signIn('player2', 'player234'))).toEqual({ count: 0, total: '0.00', list: [] });

    await member.cancel(first);
    expect((await readLocked(token)).list.map(({ number }) => number)).toEqual([second.orderId]);
  });
});

async function aDeposit(): Promise<ResponseOf<typeof dealRecordCall>> {
  const { orderId } = answerOf(payCall, await site.send(payCall, { type: 'BANK', amount: '100.00' }, { token, key: randomUUID() }));
  await site.sandbox('cashier/pay', { orderId });
  return read({ number: orderId });
}

async function read(wanted: Partial<RequestOf<typeof dealRecordCall>>): Promise<ResponseOf<typeof dealRecordCall>> {
  return answerOf(dealRecordCall, await site.send(dealRecordCall, { pageNum: 1, pageSize: 10, ...wanted }, { token }));
}

async function days(count: number): Promise<ResponseOf<typeof balanceDaysCall>['list']> {
  return answerOf(balanceDaysCall, await site.send(balanceDaysCall, { days: count }, { token })).list;
}

async function readLocked(of: string): Promise<ResponseOf<typeof lockedMoneyCall>> {
  return answerOf(lockedMoneyCall, await site.send(lockedMoneyCall, {}, { token: of }));
}

/** Inserts adjustments of player1's central wallet, in fen, at one moment. */
async function someLines(amounts: readonly number[], at: string): Promise<void> {
  await sql`
    with own as (
      select id, balance from ledger_account
      where kind = 'member-central' and member_id = (select id from member where name = 'player1')
    ), given as (
      select amount, place, sum(amount) over (order by place) as reached from unnest(${amounts}::bigint[]) with ordinality as given (amount, place)
    ), posted as (
      insert into ledger_transfer (key, kind, reference, fingerprint, created_at)
      select 'some:' || md5(random()::text || place), 'adjustment', 'some:' || place, '', ${at}::timestamptz from given
      returning id, reference
    ), written as (
      insert into ledger_entry (transfer_id, account_id, amount, balance_after)
      select posted.id, own.id, given.amount, own.balance + given.reached
      from posted join given on posted.reference = 'some:' || given.place cross join own
      order by given.place
    )
    update ledger_account set balance = balance + (select sum(amount) from given) where id = (select id from own)`.execute(site.db);
}
