import { randomUUID } from 'node:crypto';
import { balanceCall } from '@site/shared/wire/balance';
import {
  claimPaidCall,
  closeOrderCall,
  dealRecordCall,
  depositOrderSchema,
  depositOrderStatusCall,
  payCall,
  type WireDepositOrder,
} from '@site/shared/wire/funds';
import { ordersCall } from '@site/shared/wire/orders';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import type { FundsTables } from './tables';

const site = platformForTests();
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  token = await site.signIn('player1', 'player123');
});

describe('a deposit order', () => {
  it('waits, is credited when the cashier reports the money, and is in the trade record', async () => {
    const order = await aDeposit('500.00');
    expect(order).toMatchObject({ state: 'waiting', amount: '500.00', payee: { account: expect.any(String) as string } });
    expect(await balance()).toBe('0.00');

    expect(await site.sandbox('cashier/pay', { orderId: order.orderId })).toEqual({
      orderId: order.orderId,
      state: 'credited',
      amount: '500.00',
    });

    expect(await statusOf(order)).toMatchObject({ state: 'credited', creditedAt: expect.any(Number) as number });
    expect(await balance()).toBe('500.00');
    expect(await site.send(dealRecordCall, { pageNum: 1, pageSize: 10 }, { token })).toMatchObject({
      data: { total: 1, list: [{ kind: 'deposit', amount: '500.00', balanceAfter: '500.00', reference: `deposit:${order.orderId}` }] },
    });
    await expectExactBook();
  });

  it('is credited once, though the cashier reports it ten times at once and the scheduler runs', async () => {
    const order = await aDeposit('120.00');
    site.clock.advance(6_000);

    await Promise.all([
      ...Array.from({ length: 10 }, () => site.sandbox('cashier/pay', { orderId: order.orderId })),
      site.platform.tick(),
      site.platform.tick(),
    ]);

    expect(await balance()).toBe('120.00');
    await expectExactBook();
  });

  it('is paid by the demo cashier some seconds later, by the sandbox clock', async () => {
    const order = await aDeposit('100.00');

    await site.sandbox('clock', { advanceMs: 4_000 });
    expect(await statusOf(order)).toMatchObject({ state: 'waiting' });
    await site.sandbox('clock', { advanceMs: 2_000 });
    expect(await statusOf(order)).toMatchObject({ state: 'credited' });
  });

  it('expires without payment, and is not credited afterwards', async () => {
    await site.sandbox('settings', { cashierAutoPaySeconds: '' });
    const order = await aDeposit('100.00');

    await site.sandbox('clock', { advanceMs: 15 * 60_000 });
    expect(await statusOf(order)).toMatchObject({ state: 'expired' });
    await site.sandbox('cashier/pay', { orderId: order.orderId });

    expect(await statusOf(order)).toMatchObject({ state: 'expired' });
    expect(await balance()).toBe('0.00');
    await expectExactBook();
  });

  it('counts as paid in time when no tick ran between payment and expiry', async () => {
    const order = await aDeposit('100.00');

    await site.sandbox('clock', { advanceMs: 3_600_000 });

    expect(await statusOf(order)).toMatchObject({ state: 'credited' });
  });

  it('is closed by its member and not credited afterwards', async () => {
    const order = await aDeposit('100.00');

    expect(await site.send(closeOrderCall, { orderId: order.orderId }, { token })).toMatchObject({ data: { state: 'closed' } });
    await site.sandbox('cashier/pay', { orderId: order.orderId });
    await site.sandbox('clock', { advanceMs: 60_000 });

    expect(await balance()).toBe('0.00');
    await expectExactBook();
  });

  it('shows the money that came before it was closed', async () => {
    const order = await aDeposit('100.00');
    await site.sandbox('cashier/pay', { orderId: order.orderId });

    expect(await site.send(closeOrderCall, { orderId: order.orderId }, { token })).toMatchObject({ data: { state: 'credited' } });
  });

  it('is visible to its member only', async () => {
    const order = await aDeposit('100.00');
    const other = await site.signIn('player2', 'player234');

    expect(await site.send(depositOrderStatusCall, { orderId: order.orderId }, { token: other })).toMatchObject({ status_code: 6004 });
    expect(await site.send(closeOrderCall, { orderId: order.orderId }, { token: other })).toMatchObject({ status_code: 6004 });
    expect(await statusOf(order)).toMatchObject({ state: 'waiting' });
  });

  it('is refused by a way in maintenance', async () => {
    await site.db.withTables<FundsTables>().updateTable('payment_type').set({ state: 'maintenance' }).where('code', '=', 'BANK').execute();

    expect(await site.send(payCall, { type: 'BANK', amount: '100.00' }, { token, key: randomUUID() })).toMatchObject({ status_code: 6013 });
  });

  it.each([
    ['below the least', 'BANK', '19.99', 6007, '存款金额须为 ¥20 至 ¥50,000'],
    ['above the most', 'BANK', '50000.01', 6007, '存款金额须为 ¥20 至 ¥50,000'],
    ['by a way there is not', 'GOLD', '100.00', 6013, '该存款方式暂不可用，请选择其他方式'],
  ])('is refused %s', async (_what, type, amount, code, message) => {
    expect(await site.send(payCall, { type, amount }, { token, key: randomUUID() })).toMatchObject({ status_code: code, message });
  });
});

describe('a deposit that its member says is paid', () => {
  const claim = (orderId: string, by = token) => site.send(claimPaidCall, { orderId }, { token: by });
  const stepsOf = async (orderId: string) =>
    answerOf(ordersCall, await site.send(ordersCall, { orderId }, { token })).list.flatMap(({ steps }) => steps.map(({ step }) => step));

  beforeEach(() => site.sandbox('settings', { cashierAutoPaySeconds: '' }));

  it('keeps the time of the first word, though it is said by eight at once and again later, and still waits for the money', async () => {
    const { orderId } = await aDeposit('100.00');

    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(orderId)));
    await site.sandbox('clock', { advanceMs: 60_000 });
    answers.push(await claim(orderId));

    const orders = answers.map((each) => answerOf(claimPaidCall, each));
    expect(new Set(orders.map(({ claimedAt }) => claimedAt)).size).toBe(1);
    expect(orders[0]).toMatchObject({ state: 'waiting', claimedAt: expect.any(Number) as number });
    expect(await stepsOf(orderId)).toEqual(['ordered', 'claimed']);
    expect(await balance()).toBe('0.00');
    await site.sandbox('cashier/pay', { orderId });
    expect(await stepsOf(orderId)).toEqual(['ordered', 'claimed', 'credited']);
    await expectExactBook();
  });

  it('is nobody else’s to speak of', async () => {
    const { orderId } = await aDeposit('100.00');
    const other = await site.signIn('player2', 'player234');

    expect(await claim(orderId, other)).toMatchObject({ status_code: 6004 });
    expect(await stepsOf(orderId)).toEqual(['ordered']);
  });

  it.each(['credited', 'closed', 'expired'] as const)('is answered as it is once it is %s', async (state) => {
    const { orderId } = await aDeposit('100.00');
    if (state === 'credited') await site.sandbox('cashier/pay', { orderId });
    if (state === 'closed') await site.send(closeOrderCall, { orderId }, { token });
    if (state === 'expired') await site.sandbox('clock', { advanceMs: 15 * 60_000 });

    const order = answerOf(claimPaidCall, await claim(orderId));

    expect(order.state).toBe(state);
    expect(order.claimedAt).toBeUndefined();
    expect(await stepsOf(orderId)).toEqual(['ordered', state]);
  });

  it('keeps nothing after its time, also before the order is expired by a tick', async () => {
    const { orderId } = await aDeposit('100.00');
    site.clock.advance(15 * 60_000);

    expect(answerOf(claimPaidCall, await claim(orderId)).claimedAt).toBeUndefined();
  });
});

describe('the key of a deposit', () => {
  it('makes one order of eight requests that come at once', async () => {
    const key = randomUUID();

    const orders = await Promise.all(Array.from({ length: 8 }, () => aDeposit('300.00', key)));

    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
  });

  it('is refused with another amount', async () => {
    const key = randomUUID();
    await aDeposit('300.00', key);

    expect(await site.send(payCall, { type: 'BANK', amount: '301.00' }, { token, key })).toMatchObject({ status_code: 6009 });
  });

  it('may be used again after a refusal', async () => {
    const key = randomUUID();
    await site.send(payCall, { type: 'BANK', amount: '1.00' }, { token, key });

    expect(await aDeposit('300.00', key)).toMatchObject({ state: 'waiting' });
  });

  it('finds the order whose answer was lost', async () => {
    const key = randomUUID();
    const order = await aDeposit('300.00', key);

    expect(await site.send(depositOrderStatusCall, { key }, { token })).toMatchObject({ data: { order: { orderId: order.orderId } } });
  });

  it('is closed by asking for it before it arrives', async () => {
    const key = randomUUID();

    expect(await site.send(depositOrderStatusCall, { key }, { token })).toMatchObject({ status_code: 6000, data: {} });
    expect(await site.send(payCall, { type: 'BANK', amount: '300.00' }, { token, key })).toMatchObject({ status_code: 6008 });
    expect(await site.send(depositOrderStatusCall, { key }, { token })).toMatchObject({ status_code: 6000, data: {} });
  });

  it('either makes an order or is closed when both happen at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const key = randomUUID();
      const [paid, asked] = await Promise.all([
        site.send(payCall, { type: 'BANK', amount: '300.00' }, { token, key }),
        site.send(depositOrderStatusCall, { key }, { token }),
      ]);
      const wasOrdered = paid.status_code === 6000;
      expect((asked.data as { order?: unknown }).order !== undefined).toBe(wasOrdered);
    }
  });

  it('belongs to its member: the same key of another is another', async () => {
    const key = randomUUID();
    await aDeposit('300.00', key);
    const other = await site.signIn('player2', 'player234');

    expect(await site.send(payCall, { type: 'BANK', amount: '40.00' }, { token: other, key })).toMatchObject({ status_code: 6000 });
  });
});

describe('a crash between the posting and the order’s state', () => {
  it('leaves neither, and the next report credits once', async () => {
    const order = await aDeposit('250.00');
    await site.sandbox('crash', { point: 'deposit:after-posting', how: 'throw' });

    await site.sandbox('cashier/pay', { orderId: order.orderId });
    expect(await statusOf(order)).toMatchObject({ state: 'waiting' });
    expect(await balance()).toBe('0.00');

    await site.sandbox('cashier/pay', { orderId: order.orderId });
    expect(await balance()).toBe('250.00');
    await expectExactBook();
  });
});

async function aDeposit(amount: string, key: string = randomUUID()): Promise<WireDepositOrder> {
  const { data } = await site.send(payCall, { type: 'BANK', amount }, { token, key });
  return depositOrderSchema.parse(data);
}

async function statusOf({ orderId }: WireDepositOrder): Promise<unknown> {
  const { data } = await site.send(depositOrderStatusCall, { orderId }, { token });
  return (data as { order: unknown }).order;
}

async function balance(): Promise<string> {
  const { data } = await site.send(balanceCall, { withLockMoney: true }, { token });
  return (data as { balance: string }).balance;
}

async function expectExactBook(): Promise<void> {
  expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true, findings: [] });
}
