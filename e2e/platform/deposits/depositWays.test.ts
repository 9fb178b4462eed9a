import { randomUUID } from 'node:crypto';
import { balanceCall } from '@site/shared/wire/balance';
import { depositOrderStatusCall, payCall, paymentTypesCall, transferRateCall, type WireDepositOrder } from '@site/shared/wire/funds';
import { isCoinAddress } from '@site/shared/validation/coinAddress';
import { DEMO_VENUES } from '@site/venues';
import { answerOf } from '../testing/answerOf';
import { exactAfterEach } from '../testing/exactAfterEach';
import { platformAtNoon } from '../testing/platformAtNoon';

const site = platformAtNoon(undefined, [], DEMO_VENUES);
exactAfterEach(site);
let token: string;

beforeEach(async () => {
  token = await site.signIn('player1', 'player123');
});

it('offers a way for each of the five waiting pages, all of them open [R-API-061]', async () => {
  const { list } = answerOf(paymentTypesCall, await site.send(paymentTypesCall, {}, { token }));

  expect(new Set(list.map(({ waiting }) => waiting))).toEqual(new Set(['recharge', 'transfer', 'virtual', 'huione', 'xnbsk']));
  expect(list.every(({ state }) => state === 'open')).toBe(true);
});

it('says by which channel each way is paid, that it is free, and how soon nine in ten deposits came once ten have [R-WALLET-07]', async () => {
  await site.sandbox('settings', { cashierAutoPaySeconds: '' });
  const bank = async () => {
    const { list } = answerOf(paymentTypesCall, await site.send(paymentTypesCall, {}, { token }));
    return list.find(({ code }) => code === 'BANK');
  };
  // Orders are paid after 10, 20, … 90 seconds.
  for (let index = 1; index < 10; index += 1) await paidAfter(index * 10_000);
  expect(await bank()).toMatchObject({ channel: '招商银行', isFree: true });
  expect((await bank())?.arrivesWithinSeconds).toBeUndefined();

  await paidAfter(600_000);

  expect((await bank())?.arrivesWithinSeconds).toBeGreaterThanOrEqual(90);
  expect((await bank())?.arrivesWithinSeconds).toBeLessThan(600);
});

async function paidAfter(ms: number): Promise<void> {
  const { orderId } = await aDeposit('BANK', '100.00');
  await site.sandbox('clock', { advanceMs: ms });
  await site.sandbox('cashier/pay', { orderId });
}

describe('an order that is paid at the cashier', () => {
  it('waits until the player pays on its page, and is credited once [R-API-062] [R-API-063]', async () => {
    const order = await aDeposit('RECHARGE', '120.50');
    expect(order).toMatchObject({ waiting: 'recharge', state: 'waiting' });
    await site.sandbox('clock', { advanceMs: 60_000 });
    expect(await statusOf(order)).toMatchObject({ state: 'waiting' });

    const page = await (await fetch(order.cashierUrl ?? '')).text();
    expect(page).toContain('确认支付 ¥120.50');
    const payAt = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', order.cashierUrl);
    await Promise.all(Array.from({ length: 4 }, () => fetch(payAt, { method: 'POST' })));

    expect(await statusOf(order)).toMatchObject({ state: 'credited' });
    expect(await balance()).toBe('120.50');
  });

  it('is paid by its ticket only: a guessed ticket pays nothing', async () => {
    const order = await aDeposit('RECHARGE', '100.00');

    await fetch(new URL('/cashier/guess/pay', order.cashierUrl), { method: 'POST' });

    expect(await statusOf(order)).toMatchObject({ state: 'waiting' });
  });
});

describe('an order in coins', () => {
  it('fixes rate and amount when it is made [R-API-069]', async () => {
    expect(answerOf(transferRateCall, await site.send(transferRateCall, { currency: 'USDT' }, { token })).rate).toBe('7.1500');
    const order = await aDeposit('USDT', '100.00');
    await site.sandbox('settings', { usdtCny: '7.3000' });

    expect(await statusOf(order)).toMatchObject({
      waiting: 'virtual',
      coin: { currency: 'USDT', network: 'TRC20', amount: '13.99', rate: '7.1500' },
    });
  });

  it.each([
    ['USDT', 'TRC20', /^T[1-9A-HJ-NP-Za-km-z]{33}$/, 20],
    ['USDT_ERC20', 'ERC20', /^0x[0-9a-fA-F]{40}$/, 12],
  ])('has by %s an address of %s for itself alone, with its checksum [R-WALLET-07]', async (type, network, form, confirmationsNeeded) => {
    const orders = [await aDeposit(type, '500.00'), await aDeposit(type, '500.00')];

    const addresses = orders.map(({ coin }) => coin?.address ?? '');
    expect(new Set(addresses).size).toBe(2);
    for (const [index, address] of addresses.entries()) {
      expect(address).toMatch(form);
      expect(isCoinAddress(network, address)).toBe(true);
      expect(orders[index]?.coin).toMatchObject({ network, confirmationsNeeded });
    }
    const [order] = orders;
    expect(order && (await statusOf(order)).coin?.address).toBe(addresses[0]);
  });

  it('says that its chain is the sandbox’s', async () => {
    expect((await aDeposit('USDT', '100.00')).coin?.notice).toContain('请勿转入真实资产');
  });

  it('counts the blocks that confirm it, all of them once it is credited', async () => {
    const order = await aDeposit('USDT', '100.00');
    expect((await statusOf(order)).coin?.confirmations).toBe(0);

    await site.sandbox('clock', { advanceMs: 3_000 });
    expect((await statusOf(order)).coin?.confirmations).toBe(10);
    await site.sandbox('clock', { advanceMs: 3_000 });

    expect(await statusOf(order)).toMatchObject({ state: 'credited', coin: { confirmations: 20, confirmationsNeeded: 20 } });
  });

  it('has seen no block where the demo cashier does not pay by itself', async () => {
    await site.sandbox('settings', { cashierAutoPaySeconds: '' });
    const order = await aDeposit('USDT', '100.00');
    await site.sandbox('clock', { advanceMs: 60_000 });

    expect((await statusOf(order)).coin?.confirmations).toBe(0);
  });
});

it.each([
  ['HUIONE', 'huione'],
  ['XNBSK', 'xnbsk'],
])('an order by %s shows the account and the reference to enter', async (type, waiting) => {
  const order = await aDeposit(type, '200.00');

  expect(order).toMatchObject({ waiting, payee: { account: expect.any(String) as string, remark: order.orderId.slice(-6) } });
  await site.sandbox('cashier/pay', { orderId: order.orderId });
  expect(await balance()).toBe('200.00');
});

async function aDeposit(type: string, amount: string): Promise<WireDepositOrder> {
  return answerOf(payCall, await site.send(payCall, { type, amount }, { token, key: randomUUID() }));
}

async function statusOf({ orderId }: WireDepositOrder): Promise<WireDepositOrder> {
  const { order } = answerOf(depositOrderStatusCall, await site.send(depositOrderStatusCall, { orderId }, { token }));
  if (order === undefined) throw new Error('the order is gone');
  return order;
}

async function balance(): Promise<string> {
  return answerOf(balanceCall, await site.send(balanceCall, { withLockMoney: true }, { token })).balance;
}
