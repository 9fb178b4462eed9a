import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dealRecordCall, payCall } from '@site/shared/wire/funds';
import { letterListCall } from '@site/shared/wire/letters';
import { usdtWithdrawInfoCall, withdrawalsCall, withdrawInfoCall, withdrawSettingsCall } from '@site/shared/wire/withdrawals';
import type { InboxTables } from '../inbox/tables';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { TEST_GAMES } from '../venues/testing/games';
import { aWithdrawer, md5, type Withdrawer } from './testing/aWithdrawer';
import { exactAfterEach } from '../testing/exactAfterEach';

const site = platformForTests(undefined, TEST_GAMES);
exactAfterEach(site);
let player: Withdrawer;

beforeEach(async () => {
  await site.sandbox('reset', {});
  await site.sandbox('settings', { withdrawalAutoPaySeconds: '' });
  player = await aWithdrawer(site, '1000.00');
});

describe('a withdrawal', () => {
  it('is held at once, and leaves when the operator pays [R-API-072] [R-API-076] [R-API-077]', async () => {
    const order = await player.withdraw('300.00');
    expect(order).toMatchObject({ state: 'pending', amount: '300.00', fee: '0.00', arrives: '300.00', account: { kind: 'bank' } });
    expect(order.account.number).not.toContain('0200001234');
    expect(await player.money()).toEqual({ balance: '700.00', lockMoney: '300.00' });

    expect(await decide(order, true)).toEqual({ orderId: order.orderId, state: 'paid', amount: '300.00' });

    expect(await player.statusOf(order)).toMatchObject({ state: 'paid', decidedAt: expect.any(Number) as number });
    expect(await player.money()).toEqual({ balance: '700.00', lockMoney: '0.00' });
    expect(await withdrawalDeals()).toEqual(['withdrawal -300.00']);
  });

  it('comes back whole when it is rejected, with the reason', async () => {
    const order = await player.withdraw('300.00');

    await decide(order, false);

    expect(await player.statusOf(order)).toMatchObject({ state: 'rejected', reason: '户名不符' });
    expect(await player.money()).toEqual({ balance: '1000.00', lockMoney: '0.00' });
    expect(await withdrawalDeals()).toEqual(['withdrawal-return 300.00', 'withdrawal -300.00']);
  });

  it('is taken back by its member while it is pending, not afterwards', async () => {
    const first = await player.withdraw('300.00');
    expect(await player.cancel(first)).toMatchObject({ state: 'cancelled' });
    expect(await player.money()).toEqual({ balance: '1000.00', lockMoney: '0.00' });

    const second = await player.withdraw('300.00');
    await decide(second, true);
    expect(await player.cancel(second)).toMatchObject({ state: 'paid' });
    expect(await player.money()).toEqual({ balance: '700.00', lockMoney: '0.00' });
  });

  it('is paid by the demo operator some seconds later, by the sandbox clock', async () => {
    await site.sandbox('settings', { withdrawalAutoPaySeconds: '30' });
    const order = await player.withdraw('300.00');

    await site.sandbox('clock', { advanceMs: 29_000 });
    expect(await player.statusOf(order)).toMatchObject({ state: 'pending' });
    await site.sandbox('clock', { advanceMs: 2_000 });
    expect(await player.statusOf(order)).toMatchObject({ state: 'paid' });
  });

  it('ends once, though it is paid, rejected, cancelled and due at the same time', async () => {
    await site.sandbox('settings', { withdrawalAutoPaySeconds: '1' });
    const order = await player.withdraw('300.00');
    site.clock.advance(2_000);

    await Promise.all([
      ...Array.from({ length: 4 }, () => decide(order, true)),
      ...Array.from({ length: 4 }, () => decide(order, false)),
      player.cancel(order),
      site.platform.tick(),
      site.platform.tick(),
    ]);

    const { state } = await player.statusOf(order);
    expect(await player.money()).toEqual({ balance: state === 'paid' ? '700.00' : '1000.00', lockMoney: '0.00' });
  });

  it.each([
    [
      'paid',
      '取款已出款',
      '您的取款 1,234.50 元已出款，订单号 {order}。\n到账时间以收款方为准。',
      '您的取款 1,234.50 元已出款，訂單號 {order}。\n到帳時間以收款方為準。',
      (order: { orderId: string }) => decide(order, true),
    ],
    [
      'refused',
      '取款未通过',
      '您的取款 1,234.50 元未通过审核，订单号 {order}。\n金额已退回中心钱包。',
      '您的取款 1,234.50 元未通過審核，訂單號 {order}。\n金額已退回中心錢包。',
      (order: { orderId: string }) => decide(order, false),
    ],
    [
      'cancelled',
      '取款已取消',
      '您已取消取款 1,234.50 元，订单号 {order}。\n金额已退回中心钱包。',
      '您已取消取款 1,234.50 元，訂單號 {order}。\n金額已退回中心錢包。',
      (order: { orderId: string }) => player.cancel(order),
    ],
  ])('that is requested and %s is reported by two letters, in both languages', async (_what, title, simplified, traditional, end) => {
    await site.sandbox('reset', {});
    await site.sandbox('settings', { withdrawalAutoPaySeconds: '' });
    player = await aWithdrawer(site, '5000.00');
    const order = await player.withdraw('1234.50');
    await end(order);

    const { list } = answerOf(letterListCall, await player.send(letterListCall, { pageNum: 1, pageSize: 20 }));
    const shown = list.filter(({ content }) => content.includes(order.orderId));
    expect(shown.map((letter) => letter.title).toSorted()).toEqual([title, '取款已申请'].toSorted());
    const letters = await site.db.withTables<InboxTables>().selectFrom('letter').select('content').orderBy('id').execute();
    const inOrder = (text: string) => text.replace('{order}', order.orderId);
    expect(letters.map(({ content }) => content).filter((content) => content['zh-CN'].includes(order.orderId))).toEqual([
      {
        'zh-CN': inOrder('您申请取款 1,234.50 元，订单号 {order}。金额已锁定，审核通过后出款。\n如非本人操作，请立即取消并修改登录密码。'),
        'zh-TW': inOrder('您申請取款 1,234.50 元，訂單號 {order}。金額已鎖定，審核通過後出款。\n如非本人操作，請立即取消並修改登入密碼。'),
      },
      { 'zh-CN': inOrder(simplified), 'zh-TW': inOrder(traditional) },
    ]);
  });

  it('is visible to its member only', async () => {
    const order = await player.withdraw('300.00');
    const other = await aWithdrawer(site, '500.00', 'player2', 'player234');

    expect(await other.send(withdrawalsCall, { orderId: order.orderId })).toMatchObject({ status_code: 6004 });
    await expect(other.cancel(order)).rejects.toThrow('6004');
    expect(await other.ask('100.00', { accountId: player.accountId })).toMatchObject({ status_code: 6004 });
    expect(await player.statusOf(order)).toMatchObject({ state: 'pending' });
  });

  it('appears in the list of the latest, newest first', async () => {
    const first = await player.withdraw('100.00');
    site.clock.advance(1_000);
    const second = await player.withdraw('200.00');

    const { list } = answerOf(withdrawalsCall, await player.send(withdrawalsCall, { latest: 10 }));

    expect(list.map(({ orderId }) => orderId)).toEqual([second.orderId, first.orderId]);
  });

  it.each([
    ['below the least', '99.99', '取款金额须为 ¥100 至 ¥50,000'],
    ['above the most', '50000.01', '取款金额须为 ¥100 至 ¥50,000'],
    ['above the balance', '1000.01', '中心钱包余额不足'],
  ])('is refused %s, and the key stays free', async (_what, amount, message) => {
    const key = randomUUID();

    expect(await player.ask(amount, { key })).toMatchObject({ status_code: 6007, message });

    expect(await player.withdraw('100.00', { key })).toMatchObject({ state: 'pending' });
  });
});

describe('the terms', () => {
  it('are those of the settings, a fee among them [R-API-073]', async () => {
    const { dailyCount, list } = answerOf(withdrawSettingsCall, await player.send(withdrawSettingsCall, {}));
    expect(dailyCount).toBe(5);
    expect(list.map(({ kind }) => kind)).toEqual(['bank', 'alipay', 'virtual']);
    const accountId = await player.addAccount({ kind: 'alipay', account: '13800001111' });

    expect(await player.withdraw('100.10', { accountId })).toMatchObject({ fee: '0.51', arrives: '99.59' });
  });

  it('of coins convert at the rate of the request, less what the network takes [R-API-075]', async () => {
    const info = answerOf(usdtWithdrawInfoCall, await player.send(usdtWithdrawInfoCall, {}));
    expect(info).toEqual({ currency: 'USDT', rate: '7.1500', networkFee: '1.00' });
    const accountId = await player.addAccount({ kind: 'virtual', network: 'TRC20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' });
    const order = await player.withdraw('715.00', { accountId });
    await site.sandbox('settings', { usdtCny: '8.0000' });

    expect(await player.statusOf(order)).toMatchObject({ coin: { currency: 'USDT', rate: '7.1500', amount: '99.00' } });
  });

  it('bound the sum of a business day, whatever the kind, also for two at once', async () => {
    await site.sandbox('member/player1/balance', { central: '900000.00' });
    const accountId = await player.addAccount({ kind: 'virtual', network: 'TRC20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' });
    await player.withdraw('200000.00', { accountId });
    await player.withdraw('199999.99', { accountId });
    const settings = answerOf(withdrawSettingsCall, await player.send(withdrawSettingsCall, {}));
    expect(settings.dailyAmount).toBe('500000.00');
    expect(await player.readInfo()).toMatchObject({ usedAmountToday: '399999.99' });

    const both = await Promise.all([player.ask('60000.00', { accountId }), player.ask('60000.00', { accountId })]);
    expect([...both.map(({ status_code: code }) => code)].sort()).toEqual([6000, 6012]);
    expect(await player.ask('40000.02', { accountId })).toMatchObject({ status_code: 6012, message: '超出今日剩余取款额度 ¥40,000.01' });
    expect(await player.ask('40000.01', { accountId })).toMatchObject({ status_code: 6000 });
  });

  it('are more the higher the VIP grade: of VIP 0 three a day', async () => {
    await sql`update member set opening_turnover = 0 where name = 'player1'`.execute(site.db);
    await sql`delete from member_grade`.execute(site.db);
    expect(await player.send(withdrawSettingsCall, {})).toMatchObject({ data: { dailyCount: 3, dailyAmount: '100000.00' } });

    for (let count = 0; count < 3; count += 1) await player.withdraw('100.00');
    expect(await player.ask('100.00')).toMatchObject({ status_code: 6012 });
  });

  it('count five a business day for VIP 6, without those given back', async () => {
    const orders = [];
    for (let count = 0; count < 5; count += 1) orders.push(await player.withdraw('100.00'));
    expect(await player.ask('100.00')).toMatchObject({ status_code: 6012 });
    expect((await player.readInfo()).usedToday).toBe(5);

    if (orders[0] !== undefined) await player.cancel(orders[0]);
    expect(await player.ask('100.00')).toMatchObject({ status_code: 6000 });

    await site.sandbox('clock', { advanceMs: 24 * 3_600_000 });
    const token = await site.signIn('player1', 'player123');
    expect(answerOf(withdrawInfoCall, await site.send(withdrawInfoCall, {}, { token })).usedToday).toBe(0);
  });
});

describe('the turnover', () => {
  it('of a deposit is to be staked once before anything leaves [R-API-074]', async () => {
    await deposit('200.00');

    expect(await player.readInfo()).toMatchObject({ withdrawable: '0.00', turnoverNeeded: '200.00', turnoverDone: '0.00' });
    expect(await player.ask('100.00')).toMatchObject({ status_code: 6012 });
  });

  it('binds nothing any more once nothing was left', async () => {
    await deposit('200.00');
    await site.sandbox('member/player1/balance', { central: '0.00' });
    await site.sandbox('member/player1/balance', { central: '500.00' });

    expect(await player.readInfo()).toMatchObject({ withdrawable: '500.00', turnoverNeeded: '0.00' });
  });

  it('goes on binding money that is in a venue meanwhile', async () => {
    await deposit('200.00');
    await site.sandbox('member/player1/venue-balance', { enName: 'JGDZ', balance: '50.00' });
    await site.sandbox('member/player1/balance', { central: '0.00' });
    await site.sandbox('member/player1/balance', { central: '500.00' });

    expect(await player.readInfo()).toMatchObject({ withdrawable: '0.00', turnoverNeeded: '200.00' });
  });
});

describe('the withdrawal password', () => {
  it('opens the way when it is right, and is asked for by a site that wants one', async () => {
    expect((await player.readInfo()).hasPassword).toBe(true);
    expect(await player.ask('100.00', { password: '' })).toMatchObject({ status_code: 6100, message: '请输入二级密码' });
    expect(await player.ask('100.00', { password: md5('273918') })).toMatchObject({ status_code: 6000 });

    await site.sandbox('settings', { withdrawPassword: '0' });
    expect(await player.ask('100.00', { password: '' })).toMatchObject({ status_code: 6000 });
  });

  it('is locked after three wrong ones, also for the right one, and moves nothing [R-ERR-6100]', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect(await player.ask('100.00', { password: md5('111111') })).toMatchObject({ status_code: 6100 });
    }

    expect(await player.ask('100.00', { password: md5('273918') })).toMatchObject({ status_code: 6100 });
    expect(await player.money()).toEqual({ balance: '1000.00', lockMoney: '0.00' });
  });
});

async function deposit(amount: string): Promise<void> {
  const order = answerOf(payCall, await player.send(payCall, { type: 'BANK', amount }, randomUUID()));
  await site.sandbox('cashier/pay', { orderId: order.orderId });
}

function decide({ orderId }: { readonly orderId: string }, pay: boolean): Promise<unknown> {
  return site.sandbox('withdrawals/decide', pay ? { orderId, pay } : { orderId, pay, reason: '户名不符' });
}

async function withdrawalDeals(): Promise<readonly string[]> {
  const { list } = answerOf(dealRecordCall, await player.send(dealRecordCall, { pageNum: 1, pageSize: 10 }));
  return list.flatMap(({ kind, amount }) => (kind.startsWith('withdrawal') ? [`${kind} ${amount}`] : []));
}
