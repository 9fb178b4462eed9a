import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '@site/shared/wire/call';
import { closeOrderCall, dealRecordCall, payCall, type WireDepositOrder } from '@site/shared/wire/funds';
import { ordersCall } from '@site/shared/wire/orders';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { aWithdrawer } from '../withdrawals/testing/aWithdrawer';

const site = platformForTests();
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.set(Date.UTC(2026, 10, 21, 4));
  site.clock.freeze();
  token = await site.signIn('player1', 'player123');
});
afterEach(() => {
  site.clock.reset();
});

describe('the trade record', () => {
  const search = async (wanted: Partial<RequestOf<typeof dealRecordCall>>) =>
    answerOf(dealRecordCall, await site.send(dealRecordCall, { pageNum: 1, pageSize: 1, ...wanted }, { token }));

  it('is read by day and by number, with the sums of all that fits, not of the page [R-API-070]', async () => {
    const first = await aDeposit('100.00');
    await site.sandbox('cashier/pay', { orderId: first.orderId });
    site.clock.advance(24 * 3_600_000);
    token = await site.signIn('player1', 'player123');
    const second = await aDeposit('50.00');
    await site.sandbox('cashier/pay', { orderId: second.orderId });

    expect(await search({ kind: 'deposit', from: '2026-11-21' })).toMatchObject({ total: 2, moneyIn: '150.00', moneyOut: '0.00' });
    expect(await search({ from: '2026-11-22', to: '2026-11-22' })).toMatchObject({ total: 1, moneyIn: '50.00' });
    expect(await search({ number: first.orderId })).toMatchObject({ total: 1, list: [{ reference: `deposit:${first.orderId}` }] });
    const [line] = (await search({ number: second.orderId })).list;
    expect(await search({ number: line?.id ?? '' })).toMatchObject({ total: 1, list: [line] });
  });

  it("finds nothing under another member's number, a pattern or a day that there is not", async () => {
    const { orderId } = await aDeposit('100.00');
    await site.sandbox('cashier/pay', { orderId });
    const other = await site.signIn('player2', 'player234');
    const ask = (wanted: Partial<RequestOf<typeof dealRecordCall>>) =>
      site.send(dealRecordCall, { pageNum: 1, pageSize: 10, ...wanted }, { token: other });

    for (const number of [orderId, '%', "' or 1=1 --", '<b>'])
      expect(await ask({ number })).toMatchObject({ data: { total: 0, list: [] } });
    expect(await ask({ from: '2026-13-01' })).toMatchObject({ status_code: 6007 });
    expect(await ask({ number: '1'.repeat(65) })).toMatchObject({ status_code: 6007 });
  });
});

describe('the list of orders', () => {
  it('has deposits and withdrawals, newest first, each with its method and what happened to it when', async () => {
    const deposit = await aDeposit('100.00');
    site.clock.advance(1_000);
    await site.send(closeOrderCall, { orderId: deposit.orderId }, { token });
    site.clock.advance(1_000);
    const member = await aWithdrawer(site, '1000.00');
    const withdrawal = await member.withdraw('300.00');
    site.clock.advance(1_000);
    await site.sandbox('withdrawals/decide', { orderId: withdrawal.orderId, pay: false, reason: '户名不符' });

    const start = Date.UTC(2026, 10, 21, 4);
    expect(await read({ size: 20 })).toEqual({
      open: 0,
      list: [
        expect.objectContaining({
          orderId: withdrawal.orderId,
          kind: 'withdrawal',
          state: 'rejected',
          amount: '300.00',
          reason: '户名不符',
          method: '中国工商银行 **** **** **** 4562',
          steps: [
            { step: 'ordered', at: start + 2_000 },
            { step: 'rejected', at: start + 3_000 },
          ],
        }),
        expect.objectContaining({
          orderId: deposit.orderId,
          kind: 'deposit',
          state: 'closed',
          waiting: 'transfer',
          method: '银行卡转账',
          steps: [
            { step: 'ordered', at: start },
            { step: 'closed', at: start + 1_000 },
          ],
        }),
      ],
    });
  });

  it('is chosen from by kind, by how an order ended and by business days', async () => {
    const closed = await aDeposit('100.00');
    await site.send(closeOrderCall, { orderId: closed.orderId }, { token });
    // 00:00 of the next day in Shanghai.
    site.clock.set(Date.UTC(2026, 10, 21, 16));
    const waiting = await aDeposit('200.00');
    const member = await aWithdrawer(site, '1000.00');
    const pending = await member.withdraw('300.00');

    expect(await idsOf({ size: 20, kind: 'withdrawal' })).toEqual([pending.orderId]);
    expect(await idsOf({ size: 20, kind: 'deposit', group: 'open' })).toEqual([waiting.orderId]);
    expect(await idsOf({ size: 20, group: 'ended' })).toEqual([closed.orderId]);
    expect(await idsOf({ size: 20, to: '2026-11-21' })).toEqual([closed.orderId]);
    expect(await idsOf({ size: 20, from: '2026-11-22', kind: 'deposit' })).toEqual([waiting.orderId]);
    expect((await read({ size: 20, group: 'done' })).open).toBe(2);
  });

  it('goes page by page through orders of the same millisecond, each once, while new ones come', async () => {
    await someOrders(250);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read({ size: 40, ...(cursor !== undefined && { cursor }) });
      seen.push(...page.list.map(({ orderId }) => orderId));
      cursor = page.next;
      await someOrders(1, '2026-11-21T05:00:00Z');
    } while (cursor !== undefined);

    expect(seen).toHaveLength(250);
    expect(new Set(seen).size).toBe(250);
  });

  it('answers a text that is no cursor, and a day that there is not, with a refusal', async () => {
    expect(await site.send(ordersCall, { size: 20, cursor: 'x' }, { token })).toMatchObject({ status_code: 6007 });
    expect(await site.send(ordersCall, { size: 20, from: '2026-13-01' }, { token })).toMatchObject({ status_code: 6007 });
  });

  it('is the member’s own: another member finds neither the list nor the order by its number', async () => {
    const { orderId } = await aDeposit('100.00');
    const other = await site.signIn('player2', 'player234');

    expect(answerOf(ordersCall, await site.send(ordersCall, { size: 20 }, { token: other })).list).toEqual([]);
    expect(await site.send(ordersCall, { orderId }, { token: other })).toMatchObject({ status_code: 6004 });
    expect((await read({ orderId })).list).toMatchObject([{ orderId }]);
  });
});

describe('orders that wait', () => {
  it('are five at most, also of ten that come at once, and one that is cancelled makes room', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay('100.00')));

    expect(answers.filter((each) => each.status_code === 6000)).toHaveLength(5);
    expect(answers.find((each) => each.status_code !== 6000)).toMatchObject({
      status_code: 6012,
      message: '您已有 5 笔存款订单等待付款，请先完成或取消其中一笔',
    });
    const [first] = (await read({ size: 1 })).list;
    await site.send(closeOrderCall, { orderId: first?.orderId ?? '' }, { token });
    expect(await pay('100.00')).toMatchObject({ status_code: 6000 });
  });

  it('do not keep the answer of a key from its member', async () => {
    const key = randomUUID();
    const order = await aDeposit('100.00', key);
    for (let count = 1; count < 5; count += 1) await aDeposit('100.00');

    expect(await pay('100.00', key)).toMatchObject({ data: { orderId: order.orderId } });
  });
});

const pay = (amount: string, key: string = randomUUID()) => site.send(payCall, { type: 'BANK', amount }, { token, key });

async function aDeposit(amount: string, key?: string): Promise<WireDepositOrder> {
  return answerOf(payCall, await pay(amount, key));
}

async function read(request: RequestOf<typeof ordersCall>): Promise<ResponseOf<typeof ordersCall>> {
  return answerOf(ordersCall, await site.send(ordersCall, request, { token }));
}

async function idsOf(request: RequestOf<typeof ordersCall>): Promise<readonly string[]> {
  return (await read(request)).list.map(({ orderId }) => orderId);
}

async function someOrders(count: number, at = '2026-11-20T05:00:00Z'): Promise<void> {
  await sql`
    insert into deposit_order (order_id, member_id, type, amount, state, created_at, expires_at)
    select 'CK' || left(md5(random()::text || n), 15), (select id from member where name = 'player1'), 'BANK', 10000, 'closed', ${at}::timestamptz, ${at}::timestamptz
    from generate_series(1, ${count}::int) n`.execute(site.db);
}
