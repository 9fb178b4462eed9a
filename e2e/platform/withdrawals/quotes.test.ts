import { randomUUID } from 'node:crypto';
import { usdtWithdrawInfoCall } from '@site/shared/wire/withdrawals';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { aWithdrawer, md5, type Withdrawer } from './testing/aWithdrawer';
import { exactAfterEach } from '../testing/exactAfterEach';

const WRONG = md5('111111');

const site = platformForTests();
exactAfterEach(site);
let player: Withdrawer;
let accountId: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
  await site.sandbox('settings', { withdrawalAutoPaySeconds: '' });
  player = await aWithdrawer(site, '2000.00');
  accountId = await player.addAccount({ kind: 'virtual', network: 'TRC20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' });
});

async function aQuote(who = player) {
  const { quote, ...terms } = answerOf(usdtWithdrawInfoCall, await who.send(usdtWithdrawInfoCall, { quote: true }));
  if (quote === undefined) throw new Error('no quote');
  return { ...quote, ...terms };
}

describe('the quoted rate of a withdrawal in coins', () => {
  it('is kept for a while, with the fee of the network, and one is stored however often it is asked for [R-API-075]', async () => {
    const quote = await aQuote();
    expect(quote).toMatchObject({ rate: '7.1500', networkFee: '1.00', expiresAt: site.clock.nowMs() + 60_000 });
    expect(await aQuote()).toEqual(quote);
    await site.sandbox('settings', { usdtCny: '8.0000', usdtNetworkFee: '2.00' });

    const order = await player.withdraw('715.00', { accountId, quoteId: quote.quoteId });

    expect(order).toMatchObject({ coin: { rate: '7.1500', amount: '99.00' } });
    expect(await aQuote()).toMatchObject({ rate: '8.0000', networkFee: '2.00' });
  });

  it('refuses with the new one once it is over, before an attempt of the password is spent, and the key stays free [R-API-076]', async () => {
    const { quoteId } = await aQuote();
    await site.sandbox('settings', { usdtCny: '8.0000' });
    site.clock.advance(60_000);
    const key = randomUUID();

    for (let count = 0; count < 4; count += 1)
      expect(await player.ask('800.00', { accountId, quoteId, key, password: WRONG })).toMatchObject({
        status_code: 6012,
        message: '汇率已更新，请按新汇率重新确认',
        data: { rate: '8.0000', expiresAt: site.clock.nowMs() + 60_000 },
      });

    const next = await aQuote();
    expect(await player.withdraw('800.00', { accountId, quoteId: next.quoteId, key })).toMatchObject({ coin: { amount: '99.00' } });
  });

  it('is of no use to another member, and needs none for a bank card', async () => {
    const { quoteId } = await aQuote(await aWithdrawer(site, '1.00', 'player2', 'player234'));

    expect(await player.ask('715.00', { accountId, quoteId })).toMatchObject({ status_code: 6012 });
    expect(await player.withdraw('100.00', { quoteId })).not.toHaveProperty('coin');
  });

  it('answers a repetition as the request was answered, though its quote is over by then', async () => {
    const { quoteId } = await aQuote();
    const key = randomUUID();
    const order = await player.withdraw('715.00', { accountId, quoteId, key });
    site.clock.advance(60_000);

    expect(await player.withdraw('715.00', { accountId, quoteId, key })).toEqual(order);
  });
});

it('what is refused in any case spends no attempt of the password', async () => {
  for (let count = 0; count < 4; count += 1)
    expect(await player.ask('2000.01', { password: WRONG })).toMatchObject({ status_code: 6007, message: expect.any(String) as string });

  expect(await player.ask('100.00', { password: WRONG })).toMatchObject({ status_code: 6100, data: { attemptsLeft: 2 } });
});
