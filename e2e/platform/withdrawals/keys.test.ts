import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import { withdrawalsCall, withdrawCall } from '@site/shared/wire/withdrawals';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { aWithdrawer, type Withdrawer } from './testing/aWithdrawer';

const site = platformForTests();
let player: Withdrawer;

beforeEach(start);
afterEach(expectExactBook);

describe('the key of a withdrawal', () => {
  it('makes one of eight requests that come at once', async () => {
    const key = randomUUID();

    const orders = await Promise.all(Array.from({ length: 8 }, () => player.withdraw('300.00', { key })));

    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await player.money()).toEqual({ balance: '700.00', lockMoney: '300.00' });
  });

  it('is refused with another amount', async () => {
    const key = randomUUID();
    await player.withdraw('300.00', { key });

    expect(await player.ask('301.00', { key })).toMatchObject({ status_code: 6009 });
  });

  it('finds the withdrawal whose answer was lost', async () => {
    const key = randomUUID();
    const { orderId } = await player.withdraw('300.00', { key });

    expect(await askFor(key)).toEqual([orderId]);
  });

  it('is closed by asking for it before it arrives', async () => {
    const key = randomUUID();

    expect(await askFor(key)).toEqual([]);
    expect(await player.ask('300.00', { key })).toMatchObject({ status_code: 6008 });
    expect(await askFor(key)).toEqual([]);
    expect(await player.money()).toEqual({ balance: '1000.00', lockMoney: '0.00' });
  });

  it('either makes a withdrawal or is closed when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = randomUUID();
      const [sent, found] = await Promise.all([player.ask('100.00', { key }), askFor(key)]);
      expect(found.length === 1).toBe(sent.status_code === 6000);
    }
  });
});

describe('requests with different keys at the same time', () => {
  it('hold no more than there is', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => player.ask('400.00')));

    expect(answers.filter(({ status_code: code }) => code === 6000)).toHaveLength(2);
    expect(await player.money()).toEqual({ balance: '200.00', lockMoney: '800.00' });
  });

  it('are no more than the day allows', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => player.ask('100.00')));

    expect(answers.filter(({ status_code: code }) => code === 6000)).toHaveLength(5);
  });
});

describe('a crash', () => {
  it.each(['withdrawal:before-hold'])('at %s leaves nothing, and the key is free', async (point) => {
    const key = randomUUID();
    await site.sandbox('crash', { point, how: 'throw' });
    await player.ask('300.00', { key }).catch(() => undefined);
    expect(await player.money()).toEqual({ balance: '1000.00', lockMoney: '0.00' });

    expect(await player.withdraw('300.00', { key })).toMatchObject({ state: 'pending' });
  });

  it('between the posting and the state leaves the withdrawal pending, and the next decision ends it', async () => {
    const order = await player.withdraw('300.00');
    await site.sandbox('crash', { point: 'withdrawal:after-posting', how: 'throw' });
    await site.sandbox('withdrawals/decide', { orderId: order.orderId, pay: true });
    expect(await player.statusOf(order)).toMatchObject({ state: 'pending' });

    await site.sandbox('withdrawals/decide', { orderId: order.orderId, pay: true });

    expect(await player.statusOf(order)).toMatchObject({ state: 'paid' });
  });
});

const step = fc.record({
  amount: fc.integer({ min: 10_000, max: 60_000 }).map((fen) => (fen / 100).toFixed(2)),
  twice: fc.boolean(),
  then: fc.array(fc.constantFrom('pay' as const, 'reject' as const, 'cancel' as const), { maxLength: 3 }),
});

it('under concurrent requests and decisions no fen is paid twice, lost, or taken below 0', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      await start();
      const paid = (await Promise.all(steps.map(take))).reduce((sum, fen) => sum + fen, 0);

      const { balance, lockMoney } = await player.money();
      expect(Math.round(Number(balance) * 100) + Math.round(Number(lockMoney) * 100) + paid).toBe(100_000);
      expect(Number(balance)).toBeGreaterThanOrEqual(0);
      await expectExactBook();
    }),
    { numRuns: runs(4, 12) },
  );
});

/** Requests and decides a withdrawal, and returns the amount that left the site, in fen. */
async function take({ amount, twice, then }: { amount: string; twice: boolean; then: ('pay' | 'reject' | 'cancel')[] }): Promise<number> {
  const key = randomUUID();
  const [first] = await Promise.all([player.ask(amount, { key }), ...(twice ? [player.ask(amount, { key })] : [])]);
  if (first.status_code !== 6000) return 0;
  const { orderId } = answerOf(withdrawCall, first);
  await Promise.all(
    then.map((word) =>
      word === 'cancel'
        ? player.cancel({ orderId })
        : site.sandbox('withdrawals/decide', word === 'pay' ? { orderId, pay: true } : { orderId, pay: false, reason: '户名不符' }),
    ),
  );
  return (await player.statusOf({ orderId })).state === 'paid' ? Math.round(Number(amount) * 100) : 0;
}

async function start(): Promise<void> {
  await site.sandbox('reset', {});
  await site.sandbox('settings', { withdrawalAutoPaySeconds: '' });
  player = await aWithdrawer(site, '1000.00');
}

async function askFor(key: string): Promise<readonly string[]> {
  return answerOf(withdrawalsCall, await player.send(withdrawalsCall, { key })).list.map(({ orderId }) => orderId);
}

async function expectExactBook(): Promise<void> {
  expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true, findings: [] });
}
