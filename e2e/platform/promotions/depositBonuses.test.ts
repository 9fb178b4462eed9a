import { randomUUID } from 'node:crypto';
import { dealRecordCall, depositGiftsCall, depositOrderStatusCall, payCall } from '@site/shared/wire/funds';
import { ordersCall } from '@site/shared/wire/orders';
import { withdrawInfoCall } from '@site/shared/wire/withdrawals';
import { answerOf } from '../testing/answerOf';
import { aPromotionPlayer, type PromotionPlayer } from './testing/aPromotionPlayer';
import { platformAtNoon } from '../testing/platformAtNoon';
import { exactAfterEach } from '../testing/exactAfterEach';

const site = platformAtNoon();
exactAfterEach(site);
let player: PromotionPlayer;
let token: string;

beforeEach(async () => {
  player = await aPromotionPlayer(site);
  token = await site.signIn('player1', 'player123');
});

const ask = (amount: string, promotionId?: string, key: string = randomUUID()) =>
  site.send(payCall, { type: 'BANK', amount, ...(promotionId !== undefined && { promotionId }) }, { token, key });
const order = async (...what: Parameters<typeof ask>) => answerOf(payCall, await ask(...what)).orderId;
const pay = (orderId: string, amount?: string) => site.sandbox('cashier/pay', { orderId, ...(amount !== undefined && { amount }) });
const promotionOf = async (orderId: string) =>
  answerOf(depositOrderStatusCall, await site.send(depositOrderStatusCall, { orderId }, { token })).order?.promotion;
const bonuses = async () => {
  const request = { pageNum: 1, pageSize: 50, kind: 'bonus' as const };
  return answerOf(dealRecordCall, await site.send(dealRecordCall, request, { token })).list.map(({ amount }) => amount);
};
const turnover = async () => answerOf(withdrawInfoCall, await site.send(withdrawInfoCall, {}, { token })).turnoverNeeded;

describe('the promotion of a deposit', () => {
  it('is kept by the order and paid with its credit, with its turnover, once [R-WALLET-07]', async () => {
    const orderId = await order('500.00', 'first-deposit');
    expect(await promotionOf(orderId)).toEqual({ id: 'first-deposit', title: '首存礼遇', state: 'chosen' });
    expect([await bonuses(), await turnover()]).toEqual([[], '0.00']);

    await Promise.all([pay(orderId), pay(orderId), pay(orderId)]);

    expect(await promotionOf(orderId)).toMatchObject({ state: 'paid', reward: '50.00' });
    const { list } = answerOf(ordersCall, await site.send(ordersCall, { orderId }, { token }));
    expect(list).toMatchObject([{ promotion: { title: '首存礼遇', state: 'paid', reward: '50.00' } }]);
    expect([await bonuses(), await turnover(), await player.balance()]).toEqual([['50.00'], '650.00', '550.00']);
    expect(await player.participation('first-deposit')).toMatchObject({ standing: 'joined', reward: '50.00' });
  });

  it('that is not wanted is neither paid nor bound to a turnover [R-WALLET-07]', async () => {
    const orderId = await order('500.00');
    await pay(orderId);

    expect(await promotionOf(orderId)).toBeUndefined();
    expect([await bonuses(), await turnover(), await player.balance()]).toEqual([[], '500.00', '500.00']);
    // A gift that was not chosen with the deposit is claimed on the promotion's page.
    expect(await player.participation('first-deposit')).toMatchObject({ standing: 'ready', reward: '50.00' });
  });

  it('is paid once where it is claimed on its own page at the same moment', async () => {
    const chosen = await order('300.00', 'first-deposit');
    await player.deposit('200.00');

    await Promise.all([pay(chosen), ...Array.from({ length: 5 }, () => player.join('first-deposit'))]);

    expect(await bonuses()).toEqual(['20.00']);
    expect(await player.balance()).toBe('520.00');
  });

  it('goes to the first of two orders that chose it, and the other says that it brought nothing', async () => {
    const [one, other] = [await order('100.00', 'first-deposit'), await order('200.00', 'first-deposit')];
    await pay(other);
    site.clock.advance(1_000);
    await pay(one);

    expect(await promotionOf(other)).toMatchObject({ state: 'paid', reward: '20.00' });
    expect(await promotionOf(one)).toEqual({ id: 'first-deposit', title: '首存礼遇', state: 'none' });
    expect(await bonuses()).toEqual(['20.00']);
  });

  it('brings nothing where less came than it takes, where it has ended, and where the order did', async () => {
    const [small, late, closed] = [
      await order('100.00', 'first-deposit'),
      await order('100.00', 'first-deposit'),
      await order('100.00', 'first-deposit'),
    ];
    await pay(small, '99.99');
    await site.sandbox('promotion', { id: 'first-deposit', endsInSeconds: 0 });
    await pay(late);
    site.clock.advance(15 * 60_000);
    await site.platform.tick();

    for (const orderId of [small, late, closed]) expect(await promotionOf(orderId)).toMatchObject({ state: 'none' });
    expect(await bonuses()).toEqual([]);
  });

  it.each([
    ['another deposit brings nothing of', '100.00', 'again-deposit', '该优惠活动不适用于本次存款，请重新选择'],
    ['is none of deposits', '100.00', 'daily-sign', '该优惠活动不适用于本次存款，请重新选择'],
    ['there is not', '100.00', 'none', '该优惠活动不适用于本次存款，请重新选择'],
    ['takes more', '99.99', 'first-deposit', '参加该优惠活动的存款须不低于 ¥100'],
  ])('that %s is refused with the order', async (_what, amount, id, message) => {
    expect(await ask(amount, id)).toMatchObject({ status_code: 6012, message });
  });

  it('is part of what a key stands for', async () => {
    const key = randomUUID();
    const orderId = await order('100.00', 'first-deposit', key);

    expect(await order('100.00', 'first-deposit', key)).toBe(orderId);
    expect(await ask('100.00', undefined, key)).toMatchObject({ status_code: 6009 });
  });

  it('of a second deposit of the day is offered and paid too', async () => {
    await player.deposit('100.00');
    const { list } = answerOf(depositGiftsCall, await site.send(depositGiftsCall, {}, { token }));
    expect(list.map(({ id }) => id)).toEqual(['again-deposit']);

    await pay(await order('333.33', 'again-deposit'));

    expect(await bonuses()).toEqual(['16.66']);
  });
});
