import { randomUUID } from 'node:crypto';
import { balanceCall } from '@site/shared/wire/balance';
import {
  closeOrderCall,
  customerInfoCall,
  depositOrderStatusCall,
  payCall,
  transferRateCall,
  utcTransferCall,
  utcTransferOutcomeCall,
  type WireDepositOrder,
} from '@site/shared/wire/funds';
import { protectionCall, setLimitCall, takeTimeOutCall } from '@site/shared/wire/protection';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { exactAfterEach } from '../testing/exactAfterEach';

const site = platformForTests();
exactAfterEach(site);
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  await site.sandbox('settings', { cashierAutoPaySeconds: '' });
  token = await site.signIn('player1', 'player123');
});

describe('coins that come to an order of ¥100, which is 13.99 USDT', () => {
  it.each([
    ['exactly', '13.99', 'credited', '100.00', '0.00'],
    ['with more than was due', '20.00', 'credited', '100.00', '6.01'],
  ])('%s credit what is due, and the rest is the member’s', async (_how, coins, state, balance, left) => {
    const orderId = await anOrder();

    await receive(orderId, coins);

    expect(await stateOf(orderId)).toBe(state);
    expect(await money()).toEqual({ balance, coins: left });
  });

  it('in parts credit it once they are enough, and until then the order says what came and what is left', async () => {
    const orderId = await anOrder();

    await Promise.all([receive(orderId, '5.00', 'part-1'), receive(orderId, '8.98', 'part-2'), receive(orderId, '5.00', 'part-1')]);
    expect(await orderOf(orderId)).toMatchObject({ state: 'waiting', coin: { amount: '13.99', received: '13.98', left: '0.01' } });
    expect(await money()).toEqual({ balance: '0.00', coins: '0.00' });
    await receive(orderId, '1.00');

    expect(await orderOf(orderId)).toMatchObject({ state: 'credited', coin: { returned: '0.99' } });
    expect(await money()).toEqual({ balance: '100.00', coins: '0.99' });
  });

  it.each([
    ['closed', (orderId: string) => site.send(closeOrderCall, { orderId }, { token })],
    ['expired', () => site.sandbox('clock', { advanceMs: 15 * 60_000 })],
    ['credited', (orderId: string) => site.sandbox('cashier/pay', { orderId })],
  ])('with too few until it is %s go to the member, once', async (state, end) => {
    const orderId = await anOrder();
    await receive(orderId, '13.98', 'few');

    await end(orderId);
    await receive(orderId, '13.98', 'few');

    expect(await orderOf(orderId)).toMatchObject({ state, coin: { returned: '13.98' } });
    expect((await orderOf(orderId))?.coin?.received).toBeUndefined();
    expect((await money()).coins).toBe('13.98');
  });

  it('too late are the member’s, all of them', async () => {
    const orderId = await anOrder();
    await site.sandbox('clock', { advanceMs: 15 * 60_000 });

    await receive(orderId, '13.99');

    expect(await stateOf(orderId)).toBe('expired');
    expect(await money()).toEqual({ balance: '0.00', coins: '13.99' });
  });

  it('are counted once, though the transaction is reported ten times at once', async () => {
    const orderId = await anOrder();

    await Promise.all(Array.from({ length: 10 }, () => receive(orderId, '20.00', 'tx-1')));
    await receive(orderId, '20.00', 'tx-1');

    expect(await money()).toEqual({ balance: '100.00', coins: '6.01' });
  });
});

describe('changing coins to the central wallet', () => {
  beforeEach(async () => {
    const orderId = await anOrder();
    await site.send(closeOrderCall, { orderId }, { token });
    await receive(orderId, '10.00');
  });

  it('happens once of eight presses at once, at the quoted rate [R-API-068]', async () => {
    const quote = await aQuote();
    await site.sandbox('settings', { usdtCny: '7.3000' });
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 8 }, () => change(quote, '10.00', key)));

    expect(new Set(answers.map((each) => answerOf(utcTransferCall, each).transferId)).size).toBe(1);
    expect(answerOf(utcTransferCall, await change(quote, '10.00', key))).toMatchObject({ coins: '10.00', rate: '7.1500', amount: '71.50' });
    expect(await money()).toEqual({ balance: '71.50', coins: '0.00' });
  });

  it('of two tabs at once takes no more than there is', async () => {
    const quote = await aQuote();

    const answers = await Promise.all([change(quote, '10.00'), change(quote, '10.00')]);

    expect(answers.map((each) => each.status_code).sort()).toEqual([6000, 6007]);
    expect(await money()).toEqual({ balance: '71.50', coins: '0.00' });
  });

  it('by a quote that is over is refused with the new one, and the key may be used again [R-API-068]', async () => {
    const quote = await aQuote();
    await site.sandbox('clock', { advanceMs: 60_000 });
    await site.sandbox('settings', { usdtCny: '7.0000' });
    const key = randomUUID();

    const refused = await change(quote, '10.00', key);

    expect(refused).toMatchObject({ status_code: 6012, message: '汇率已更新，请按新汇率重新确认', data: { rate: '7.0000' } });
    const { quoteId } = refused.data as { quoteId: string };
    expect(answerOf(utcTransferCall, await change(quoteId, '10.00', key))).toMatchObject({ amount: '70.00' });
  });

  it('whose answer was lost is found by its key; a key that never came is closed by asking', async () => {
    const quote = await aQuote();
    const [sent, unsent] = [randomUUID(), randomUUID()];
    await change(quote, '4.00', sent);

    expect(await outcome(sent)).toMatchObject({ transfer: { coins: '4.00', amount: '28.60' } });
    expect(await outcome(unsent)).toEqual({});
    expect(await change(quote, '4.00', unsent)).toMatchObject({ status_code: 6008 });
    expect(await money()).toEqual({ balance: '28.60', coins: '6.00' });
  });

  it('of another member’s quote, of more than there is and of nothing is refused', async () => {
    const other = await site.signIn('player2', 'player234');
    const quote = await aQuote();

    expect(await site.send(utcTransferCall, { quoteId: quote, coins: '1.00' }, { token: other, key: randomUUID() })).toMatchObject({
      status_code: 6012,
    });
    expect(await change(quote, '10.01')).toMatchObject({ status_code: 6007 });
    expect(await change(quote, '0.00')).toMatchObject({ status_code: 6007 });
    expect(await money()).toEqual({ balance: '0.00', coins: '10.00' });
  });

  it('counts in the limit of deposits, also of four at once', async () => {
    await site.send(setLimitCall, { kind: 'deposit', period: 'day', limit: '50.00' }, { token });
    const quote = await aQuote();

    // ¥50 is less than 7 USDT.
    const answers = await Promise.all(['3.00', '3.00', '3.00', '1.00'].map((coins) => change(quote, coins)));

    expect(answers.filter(({ status_code: code }) => code === 6701)).not.toHaveLength(0);
    const { limits } = answerOf(protectionCall, await site.send(protectionCall, {}, { token }));
    const [limit] = limits;
    expect(Number(limit?.used)).toBe(Number((await money()).balance));
    expect(Number(limit?.used)).toBeLessThanOrEqual(50);
  });

  it('is not held back by a time-out: the money is the member’s to withdraw', async () => {
    const quote = await aQuote();
    await site.send(takeTimeOutCall, { days: 1 }, { token });

    expect(answerOf(utcTransferCall, await change(quote, '10.00'))).toMatchObject({ amount: '71.50' });
  });

  it('asks for a quote often without storing more than one', async () => {
    expect(new Set([await aQuote(), await aQuote(), await aQuote()]).size).toBe(1);
  });
});

async function anOrder(): Promise<string> {
  return answerOf(payCall, await site.send(payCall, { type: 'USDT', amount: '100.00' }, { token, key: randomUUID() })).orderId;
}

const receive = (orderId: string, coins: string, transaction: string = randomUUID()) =>
  site.sandbox('cashier/coins', { orderId, coins, transaction });

async function orderOf(orderId: string): Promise<WireDepositOrder | undefined> {
  return answerOf(depositOrderStatusCall, await site.send(depositOrderStatusCall, { orderId }, { token })).order;
}

async function stateOf(orderId: string): Promise<string | undefined> {
  return (await orderOf(orderId))?.state;
}

async function aQuote(): Promise<string> {
  const { quote } = answerOf(transferRateCall, await site.send(transferRateCall, { currency: 'USDT', quote: true }, { token }));
  if (quote === undefined) throw new Error('no quote');
  return quote.quoteId;
}

const change = (quoteId: string, coins: string, key: string = randomUUID()) =>
  site.send(utcTransferCall, { quoteId, coins }, { token, key });

async function outcome(key: string): Promise<unknown> {
  return answerOf(utcTransferOutcomeCall, await site.send(utcTransferOutcomeCall, { key }, { token }));
}

async function money(): Promise<{ readonly balance: string; readonly coins: string }> {
  const { balance } = answerOf(balanceCall, await site.send(balanceCall, { withLockMoney: true }, { token }));
  const { coins } = answerOf(customerInfoCall, await site.send(customerInfoCall, {}, { token }));
  return { balance, coins };
}
