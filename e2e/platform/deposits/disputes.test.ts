import { randomUUID } from 'node:crypto';
import {
  claimPaidCall,
  closeOrderCall,
  depositOrderSchema,
  depositOrderStatusCall,
  disputeOrderCall,
  payCall,
  type WireDepositOrder,
} from '@site/shared/wire/funds';
import { balanceCall } from '@site/shared/wire/balance';
import { letterListCall } from '@site/shared/wire/letters';
import { ordersCall } from '@site/shared/wire/orders';
import sharp from 'sharp';
import { answerOf } from '../testing/answerOf';
import { exactAfterEach } from '../testing/exactAfterEach';
import { platformForTests } from '../testing/platformForTests';

const site = platformForTests();
exactAfterEach(site);
let token: string;
let picture: string;

beforeAll(async () => {
  const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'the photographer' } })
    .png()
    .toBuffer();
  picture = png.toString('base64');
});
beforeEach(async () => {
  await site.sandbox('reset', {});
  await site.sandbox('settings', { cashierAutoPaySeconds: '' });
  token = await site.signIn('player1', 'player123');
});

describe('money that came in another amount', () => {
  it.each(['480.00', '520.00'])('is credited as it came: %s for an order of 500.00', async (amount) => {
    const { orderId } = await anOrder();

    await site.sandbox('cashier/pay', { orderId, amount });

    expect(await statusOf(orderId)).toMatchObject({ state: 'credited', amount, orderedAmount: '500.00' });
    expect(await balance()).toBe(amount);
  });

  it('is nothing to tell where it is what was ordered', async () => {
    const { orderId } = await anOrder();

    await site.sandbox('cashier/pay', { orderId, amount: '500.00' });

    expect(await statusOf(orderId)).not.toHaveProperty('orderedAmount');
  });
});

describe('a deposit that was paid and did not come', () => {
  it('is disputed once with a picture, of eight presses at once, and says so with its time', async () => {
    const { orderId } = await aClaimedOrder();
    expect(await statusOf(orderId)).toMatchObject({ canDispute: true });

    const answers = await Promise.all(Array.from({ length: 8 }, () => dispute(orderId)));

    expect(answers.every(({ status_code: code }) => code === 6000)).toBe(true);
    expect(await statusOf(orderId)).toMatchObject({ state: 'waiting', dispute: { state: 'open', picture: '截图.png' } });
    expect(await statusOf(orderId)).not.toHaveProperty('canDispute');
    expect(await stepsOf(orderId)).toEqual(['ordered', 'claimed', 'disputed']);
  });

  it('shows the operator the picture alone, encoded again', async () => {
    const { orderId } = await aClaimedOrder();
    await dispute(orderId);

    const response = await fetch(`${String(site.platform.sandboxUrl)}/sandbox/deposits/${orderId}/picture`);
    const kept = await sharp(Buffer.from(await response.arrayBuffer())).metadata();

    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(kept).toMatchObject({ format: 'jpeg', width: 20, height: 10 });
    expect(kept.exif).toBeUndefined();
  });

  it.each(['waiting', 'closed', 'expired'] as const)(
    'is credited once where the operator finds its money, though it is %s',
    async (state) => {
      const { orderId } = await aClaimedOrder();
      if (state === 'closed') await site.send(closeOrderCall, { orderId }, { token });
      if (state === 'expired') await site.sandbox('clock', { advanceMs: 16 * 60_000 });
      await dispute(orderId);
      expect(await statusOf(orderId)).toMatchObject({ state, dispute: { state: 'open' } });

      await Promise.all(Array.from({ length: 4 }, () => site.sandbox('deposits/answer', { orderId, found: '490.00' })));
      await site.sandbox('cashier/pay', { orderId });

      expect(await statusOf(orderId)).toMatchObject({
        state: 'credited',
        amount: '490.00',
        orderedAmount: '500.00',
        dispute: { state: 'credited', answeredAt: expect.any(Number) as number },
      });
      expect(await balance()).toBe('490.00');
      expect((await stepsOf(orderId)).at(-1)).toBe('credited');
    },
  );

  it('that the operator does not find is refused with the reason, on the order and in the inbox', async () => {
    const { orderId } = await aClaimedOrder();
    await dispute(orderId);

    await site.sandbox('deposits/answer', { orderId, reason: '截图中的收款账号与订单不符' });

    expect(await statusOf(orderId)).toMatchObject({
      state: 'waiting',
      dispute: { state: 'refused', reason: '截图中的收款账号与订单不符' },
    });
    expect(await stepsOf(orderId)).toEqual(['ordered', 'claimed', 'disputed', 'rejected']);
    const { list } = answerOf(letterListCall, await site.send(letterListCall, { pageNum: 1, pageSize: 1 }, { token }));
    expect(JSON.stringify(list)).toContain('存款核查未通过');
    // The money may still arrive in time after a refusal.
    await site.sandbox('cashier/pay', { orderId });
    expect(await balance()).toBe('500.00');
  });

  it('that came by itself meanwhile is credited, and no refusal is told', async () => {
    const { orderId } = await aClaimedOrder();
    await dispute(orderId);
    await site.sandbox('cashier/pay', { orderId });

    await site.sandbox('deposits/answer', { orderId, reason: '未查到付款' });

    expect(await statusOf(orderId)).toMatchObject({ state: 'credited', dispute: { state: 'credited' } });
    expect(await balance()).toBe('500.00');
  });
});

describe('a dispute is refused', () => {
  it('before the order is claimed as paid, and a week after it was made', async () => {
    const { orderId } = await anOrder();
    expect(await dispute(orderId)).toMatchObject({
      status_code: 6012,
      message: expect.stringContaining('请付款后先点“我已付款”') as string,
    });

    await site.sandbox('clock', { advanceMs: 7 * 24 * 60 * 60_000 });
    token = await site.signIn('player1', 'player123');
    expect(await dispute(orderId)).toMatchObject({ status_code: 6012 });
    expect(await statusOf(orderId)).not.toHaveProperty('canDispute');
  });

  it('with what is no picture, and nothing of it is kept', async () => {
    const { orderId } = await aClaimedOrder();

    expect(await dispute(orderId, Buffer.from('<svg/>').toString('base64'))).toMatchObject({ status_code: 6010 });
    expect(await statusOf(orderId)).toMatchObject({ canDispute: true });
  });

  it('of another member’s order, which stays unknown', async () => {
    const { orderId } = await aClaimedOrder();
    const other = await site.signIn('player2', 'player234');

    expect(await site.send(disputeOrderCall, { orderId, name: 'a.png', content: picture }, { token: other })).toMatchObject({
      status_code: 6004,
    });
  });

  it('where five are open, also of all at once', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, aClaimedOrder));
    await Promise.all(orders.map(({ orderId }) => site.send(closeOrderCall, { orderId }, { token })));
    const sixth = await aClaimedOrder();

    const answers = await Promise.all([...orders, sixth].map(({ orderId }) => dispute(orderId)));

    expect(answers.map(({ status_code: code }) => code).sort()).toEqual([6000, 6000, 6000, 6000, 6000, 6012]);
  });

  it('no longer where the money of one of the five has come by itself', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, aClaimedOrder));
    for (const { orderId } of orders) await dispute(orderId);
    await site.sandbox('cashier/pay', { orderId: orders[0]?.orderId });
    const sixth = await aClaimedOrder();

    expect(await dispute(sixth.orderId)).toMatchObject({ status_code: 6000 });
    const seventh = await anOrderAfterClosing(sixth);
    expect(await dispute(seventh.orderId)).toMatchObject({ status_code: 6012, message: '您已有 5 笔订单正在核查，请等待结果' });
  });
});

const dispute = (orderId: string, content = picture) =>
  site.send(disputeOrderCall, { orderId, name: 'C:\\照片\\截图.png', content }, { token });

async function anOrder(): Promise<WireDepositOrder> {
  return depositOrderSchema.parse(
    answerOf(payCall, await site.send(payCall, { type: 'BANK', amount: '500.00' }, { token, key: randomUUID() })),
  );
}

async function aClaimedOrder(): Promise<WireDepositOrder> {
  const { orderId } = await anOrder();
  return answerOf(claimPaidCall, await site.send(claimPaidCall, { orderId }, { token }));
}

/** Closes the given order first, because a member can have only five waiting orders. */
async function anOrderAfterClosing({ orderId }: WireDepositOrder): Promise<WireDepositOrder> {
  await site.send(closeOrderCall, { orderId }, { token });
  return aClaimedOrder();
}

const statusOf = async (orderId: string) =>
  answerOf(depositOrderStatusCall, await site.send(depositOrderStatusCall, { orderId }, { token })).order;
const stepsOf = async (orderId: string) =>
  answerOf(ordersCall, await site.send(ordersCall, { orderId }, { token })).list[0]?.steps.map(({ step }) => step) ?? [];
const balance = async () => answerOf(balanceCall, await site.send(balanceCall, { withLockMoney: true }, { token })).balance;
