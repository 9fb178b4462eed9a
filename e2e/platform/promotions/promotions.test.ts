import { randomUUID } from 'node:crypto';
import { joinActivityCall, promotionVerificationCall } from '@site/shared/wire/activities';
import { promotionsCall } from '@site/shared/wire/promotions';
import { dealRecordCall, depositGiftsCall } from '@site/shared/wire/funds';
import { HEADERS } from '@site/shared/wire/envelope';
import type { ChatTables } from '../chat/tables';
import { answerOf } from '../testing/answerOf';
import { aVenuePlayer } from '../venues/testing/aVenuePlayer';
import { TEST_GAMES } from '../venues/testing/games';
import { aPromotionPlayer, type PromotionPlayer, type TicketFacts } from './testing/aPromotionPlayer';
import { NOON, platformAtNoon } from '../testing/platformAtNoon';
import { exactAfterEach } from '../testing/exactAfterEach';

const DAY_MS = 24 * 60 * 60_000;

const site = platformAtNoon(undefined, TEST_GAMES);
exactAfterEach(site);
let player: PromotionPlayer;

beforeEach(async () => {
  player = await aPromotionPlayer(site);
});

describe('the promotions', () => {
  it('are those that have a rule, for everyone, in both languages [R-ACT-01] [R-ACT-07]', async () => {
    const { data } = await site.send(promotionsCall, {});
    expect(data).toMatchObject({
      list: [
        { id: 'first-deposit', kind: 'firstDeposit', title: '首存礼遇', emphasis: '最高 888 元' },
        { id: 'weekly-race', kind: 'racePage', title: '每周流水榜' },
        { id: 'daily-draw', kind: 'drawGift', title: '每日抽奖' },
        { id: 'friend-invitation', kind: 'friendInvitation', title: '好友邀请' },
        { id: 'daily-sign', kind: 'signGift', title: '每日签到' },
        { id: 'again-deposit', kind: 'againDeposit', title: '每日续存礼' },
        { id: 'new-task', kind: 'newTask', title: '新手任务', emphasis: '8.88 元' },
        { id: 'daily-betting', kind: 'bettingGift', title: '每日流水礼' },
        { id: 'newcomer-zone', kind: 'activityLandPage', title: '新人专区' },
      ],
    });
    expect(await site.send(promotionsCall, {}, { headers: { [HEADERS.language]: 'zh-TW' } })).toMatchObject({
      data: {
        list: [
          { title: '首存禮遇' },
          { title: '每週流水榜' },
          { title: '每日抽獎' },
          { title: '好友邀請' },
          { title: '每日簽到' },
          { title: '每日續存禮' },
          { title: '新手任務' },
          { title: '每日流水禮' },
          { title: '新人專區' },
        ],
      },
    });
  });

  it('show the participation of a member to that member only', async () => {
    expect(await site.send(promotionVerificationCall, { id: 'daily-sign' })).toMatchObject({ status_code: 6001 });
    expect(await site.send(joinActivityCall, { id: 'daily-sign' }, { key: randomUUID() })).toMatchObject({ status_code: 6001 });
  });

  it('that do not exist are not found', async () => {
    expect(await readParticipation('parlay-bonus')).toMatchObject({ status_code: 6004, message: '活动不存在' });
    expect(await join('parlay-bonus')).toMatchObject({ status_code: 6004 });
  });

  it('run in the time that the operator gives them, changed while members are there [R-ACT-01]', async () => {
    const ids = async () => (await site.send(promotionsCall, {})).data;
    const schedule = (times: object) => site.sandbox('promotion', { id: 'first-deposit', ...times });
    await player.deposit('100.00');
    const key = randomUUID();
    await schedule({ endsInSeconds: 3_600 });
    expect(await ids()).toMatchObject({
      list: [{ id: 'first-deposit', endsAt: site.clock.nowMs() + 3_600_000 }, {}, {}, {}, {}, {}, {}, {}, {}],
    });

    await schedule({ endsInSeconds: 0 });
    expect(await ids()).toMatchObject({ list: [{ id: 'weekly-race' }, {}, {}, {}, {}, {}, {}, {}] });
    expect(await player.participation('first-deposit')).toMatchObject({ standing: 'ended' });
    expect(await player.join('first-deposit', { key })).toMatchObject({ status_code: 6012, message: '活动已结束' });

    await schedule({ startsInSeconds: 60, endsInSeconds: null });
    expect(await player.join('first-deposit', { key })).toMatchObject({ status_code: 6012 });
    site.clock.advance(60_000);
    expect(await player.join('first-deposit', { key })).toMatchObject({ data: { standing: 'joined', reward: '10.00' } });
    expect(await site.sandbox('promotion', { id: 'none' })).toMatchObject({ error: expect.any(String) as string });
  });

  it('are not joined without a key', async () => {
    expect(await site.send(joinActivityCall, { id: 'daily-sign' }, { token: await site.signIn('player1', 'player123') })).toMatchObject({
      status_code: 6007,
    });
  });
});

it('says of the next deposit which gift it brings: the first of all, then each second of a day, none that can be claimed already', async () => {
  const gifts = async () => {
    const token = await site.signIn('player1', 'player123');
    const { list } = answerOf(depositGiftsCall, await site.send(depositGiftsCall, {}, { token }));
    return list.map(({ id, least, percent, most, turnoverTimes }) => [id, least, percent, most, turnoverTimes]);
  };
  expect(await gifts()).toEqual([['first-deposit', '100.00', 10, '888.00', 3]]);
  await aDeposit('99.99');
  expect(await gifts()).toEqual([['first-deposit', '100.00', 10, '888.00', 3]]);

  await aDeposit('100.00');
  expect(await gifts()).toEqual([['again-deposit', '100.00', 5, '288.00', 2]]);
  await aDeposit('100.00');
  expect(await gifts()).toEqual([]);

  await join('first-deposit');
  await aDayPasses(1);
  expect(await gifts()).toEqual([]);
});

describe('the first deposit', () => {
  it('is refused while it is missing, with the reason', async () => {
    expect(await readParticipation('first-deposit')).toMatchObject({
      data: { standing: 'open', conditions: [{ text: '一笔不低于 100 元的存款到账', done: '0', needed: '1', isMet: false }] },
    });
    expect(await join('first-deposit')).toMatchObject({ status_code: 6012, message: '活动条件尚未满足' });
    expect(await balance()).toBe('0.00');
  });

  it('pays a tenth of the first one of 100.00 or more, once and permanently', async () => {
    await aDeposit('99.99');
    await aDeposit('123.45');
    await aDeposit('9000.00');
    expect(await readParticipation('first-deposit')).toMatchObject({ data: { standing: 'ready', reward: '12.34' } });

    const joinedAt = site.clock.nowMs();
    expect(await join('first-deposit')).toMatchObject({ data: { standing: 'joined', reward: '12.34', joinedAt } });
    expect(await balance()).toBe('9235.78');

    await aDayPasses(400);
    const { data } = await join('first-deposit');
    expect(data).toMatchObject({ standing: 'joined', reward: '12.34', joinedAt });
    expect(data).not.toHaveProperty('againAt');
    expect(await balance()).toBe('9235.78');
  });

  it('is in the trade record as a bonus', async () => {
    await aDeposit('100.00');
    await join('first-deposit');

    expect(
      await site.send(dealRecordCall, { pageNum: 1, pageSize: 1, kind: 'bonus' }, { token: await site.signIn('player1', 'player123') }),
    ).toMatchObject({
      data: { total: 1, list: [{ kind: 'bonus', amount: '10.00', balanceAfter: '110.00', reference: 'promotion:first-deposit' }] },
    });
  });

  it('is found by the key of the joining after a lost answer', async () => {
    await aDeposit('500.00');
    const key = randomUUID();
    await site.sandbox('faults', { on: joinActivityCall.path, fault: { kind: 'dropAfter' } });
    await expect(player.join('first-deposit', { key })).rejects.toThrow('fetch failed');

    expect(await player.outcome('first-deposit', key)).toMatchObject({ data: { standing: { standing: 'joined', reward: '50.00' } } });
    expect(await player.join('first-deposit', { key })).toMatchObject({ data: { standing: 'joined' } });
    expect(await balance()).toBe('550.00');
  });

  it('is not paid under a key that was asked about before it arrived', async () => {
    await aDeposit('500.00');
    const key = randomUUID();

    expect((await player.outcome('first-deposit', key)).data).toEqual({});
    expect(await player.join('first-deposit', { key })).toMatchObject({ status_code: 6008 });
    expect(await player.join('first-deposit')).toMatchObject({ data: { standing: 'joined' } });
  });

  it('is paid once by ten requests that come at once under keys of their own', async () => {
    await aDeposit('500.00');

    const answers = await Promise.all(Array.from({ length: 10 }, () => join('first-deposit')));

    expect(answers.map(({ data }) => (data as { standing: string }).standing)).toEqual(Array.from({ length: 10 }, () => 'joined'));
    expect(await balance()).toBe('550.00');
  });

  it('leaves nothing half done when the platform crashes in between', async () => {
    await aDeposit('500.00');
    await site.sandbox('crash', { point: 'promotion:after-joining', how: 'throw' });

    await expect(join('first-deposit')).rejects.toThrow('fetch failed');
    expect(await readParticipation('first-deposit')).toMatchObject({ data: { standing: 'ready' } });
    expect(await balance()).toBe('500.00');

    await join('first-deposit');
    expect(await balance()).toBe('550.00');
  });

  it('is found by asking after its answer was lost', async () => {
    await aDeposit('500.00');
    await site.sandbox('faults', { on: joinActivityCall.path, fault: { kind: 'dropAfter' } });

    await expect(join('first-deposit')).rejects.toThrow('fetch failed');

    expect(await readParticipation('first-deposit')).toMatchObject({ data: { standing: 'joined', reward: '50.00' } });
  });
});

describe('signing in by the day', () => {
  it('pays each business day of the row once, and begins again after the seventh', async () => {
    const paid: unknown[] = [];
    for (let day = 0; day < 8; day += 1) {
      const { data } = await join('daily-sign');
      await join('daily-sign');
      paid.push((data as { reward: string }).reward);
      await aDayPasses();
    }

    expect(paid).toEqual(['1.00', '1.00', '2.00', '2.00', '3.00', '3.00', '8.88', '1.00']);
    expect(await balance()).toBe('21.88');
  });

  it('begins again after a missed day, and says when the next day comes', async () => {
    await join('daily-sign');
    await aDayPasses();
    expect(await join('daily-sign')).toMatchObject({ data: { reward: '1.00', againAt: Date.parse('2026-11-23T00:00:00+08:00') } });

    await aDayPasses(2);

    const { data } = await readParticipation('daily-sign');
    expect(data).toMatchObject({ standing: 'ready', reward: '1.00' });
    expect(claimedIn(data)).not.toContain(true);
  });

  it('counts days in Shanghai', async () => {
    site.clock.set(Date.parse('2026-11-21T23:59:59.999+08:00'));
    await join('daily-sign');
    site.clock.advance(1);

    const { data } = await readParticipation('daily-sign');
    expect(data).toMatchObject({ standing: 'ready', reward: '1.00' });
    expect(claimedIn(data)).toEqual([true, false, false, false, false, false, false]);
  });
});

describe('the tasks of a newcomer', () => {
  it('are paid when deposit, bet and a chat message are there', async () => {
    await aDeposit('20.00');
    await aTicket({ stake: 1_000n, state: 'open' });
    expect(await readParticipation('new-task')).toMatchObject({
      data: { standing: 'open', reward: '8.88', conditions: [{ isMet: true }, { isMet: true }, { isMet: false }] },
    });

    await say('大家好');

    expect(await join('new-task')).toMatchObject({ data: { standing: 'joined', reward: '8.88' } });
    expect(await balance()).toBe('28.88');
  });

  it('each say what meets them', async () => {
    const { conditions } = await player.participation('new-task');

    expect(conditions.map(({ ways }) => ways)).toEqual([['deposit'], ['bet'], ['chat', 'play']]);
  });

  it('count a round with real money in place of a chat message, but none with play money', async () => {
    const gamer = await aVenuePlayer(site, '100.00');
    await gamer.play(await gamer.enter('JGDZ', 'JG-pearl', { trial: true }), '10.00');
    expect(await readParticipation('new-task')).toMatchObject({ data: { conditions: [{}, {}, { isMet: false }] } });

    await gamer.play(await gamer.enter('JGDZ', 'JG-pearl'), '10.00');

    expect(await readParticipation('new-task')).toMatchObject({ data: { conditions: [{}, {}, { isMet: true }] } });
  });
});

describe('the gift for the day’s turnover', () => {
  it('counts what was settled today, without void bets, pushes, bets that were cashed out and other days', async () => {
    await aTicket({ stake: 30_000n, result: 'L' });
    await aTicket({ stake: 39_998n, result: 'LW' });
    await aTicket({ stake: 90_000n, result: 'P' });
    await aTicket({ stake: 90_000n, result: 'D1' });
    await aTicket({ stake: 90_000n, state: 'open' });
    await aTicket({ stake: 90_000n, state: 'cashed-out' });
    await aTicket({ stake: 90_000n, result: 'W', settledAt: new Date(NOON - DAY_MS) });
    expect(await readParticipation('daily-betting')).toMatchObject({
      data: {
        standing: 'open',
        reward: '5.00',
        conditions: [
          { done: '499.99', needed: '500.00', ways: ['bet'] },
          { done: '499.99', needed: '5000.00', ways: ['bet'] },
        ],
      },
    });

    await aTicket({ stake: 1n, result: 'L' });

    expect(await join('daily-betting')).toMatchObject({ data: { standing: 'joined', reward: '5.00' } });
  });

  it('is that of the highest tier reached at joining, and the day’s only one', async () => {
    await aTicket({ stake: 500_000n, result: 'L' });
    expect(await join('daily-betting')).toMatchObject({ data: { reward: '58.00' } });
    await aTicket({ stake: 500_000n, result: 'L' });
    await join('daily-betting');
    expect(await balance()).toBe('58.00');

    await aDayPasses();
    expect(await readParticipation('daily-betting')).toMatchObject({
      data: { standing: 'open', conditions: [{ done: '0.00' }, { done: '0.00' }] },
    });
  });
});

describe('a deposit after the day’s first', () => {
  it('pays a twentieth of the largest, once a day [R-ACT-07]', async () => {
    await aDeposit('500.00');
    expect(await readParticipation('again-deposit')).toMatchObject({
      data: { standing: 'open', conditions: [{ isMet: true }, { text: '当日再有一笔不低于 100 元的存款到账', isMet: false }] },
    });
    expect(await join('again-deposit')).toMatchObject({ status_code: 6012 });

    await aDeposit('99.00');
    await aDeposit('100.00');
    await aDeposit('333.33');
    await Promise.all(Array.from({ length: 5 }, () => join('again-deposit')));

    expect(await readParticipation('again-deposit')).toMatchObject({
      data: { standing: 'joined', reward: '16.66', againAt: Date.parse('2026-11-22T00:00:00+08:00') },
    });
    expect(await balance()).toBe('1048.99');
  });

  it('counts the deposits of this day only', async () => {
    await aDeposit('500.00');
    await aDayPasses();
    await aDeposit('500.00');

    expect(await readParticipation('again-deposit')).toMatchObject({
      data: { standing: 'open', conditions: [{ isMet: true }, { isMet: false }] },
    });
  });
});

describe('the campaign page', () => {
  it('gathers how the member takes part in what it names, and pays nothing [R-ACT-07]', async () => {
    await join('daily-sign');
    await aDeposit('200.00');

    expect(await readParticipation('newcomer-zone')).toMatchObject({
      data: {
        standing: 'open',
        gathered: [
          { id: 'first-deposit', standing: 'ready', reward: '20.00' },
          { id: 'daily-sign', standing: 'joined', reward: '1.00' },
          { id: 'new-task', standing: 'open', reward: '8.88' },
        ],
      },
    });
    expect(await join('newcomer-zone')).toMatchObject({ status_code: 6012 });
  });

  it('is made of blocks in both languages', async () => {
    const { data } = await site.send(promotionsCall, {}, { headers: { [HEADERS.language]: 'zh-TW' } });
    const page = (data as { list: { id: string; blocks?: unknown[] }[] }).list.find(({ id }) => id === 'newcomer-zone');

    expect(page?.blocks).toMatchObject([
      { type: 'headline', text: '從第一筆存款到第一注' },
      { type: 'text' },
      { type: 'steps', items: ['註冊並登入，完成首次簽到。', expect.any(String), expect.any(String)] },
      { type: 'headline' },
      { type: 'promotions', ids: ['daily-sign', 'first-deposit', 'new-task'] },
    ]);
  });
});

const readParticipation = (id: string) => player.askParticipation(id);
const join = (id: string) => player.join(id);
const balance = () => player.balance();
const aDeposit = (amount: string) => player.deposit(amount);
const aTicket = (facts: TicketFacts) => player.ticket(facts);

/** Advances the clock and signs in again, because sessions expire with the day. */
async function aDayPasses(times = 1): Promise<void> {
  site.clock.advance(times * DAY_MS);
  player = await aPromotionPlayer(site);
}

function claimedIn(participation: unknown): readonly boolean[] {
  return (participation as { days: { isClaimed: boolean }[] }).days.map(({ isClaimed }) => isClaimed);
}

async function say(text: string): Promise<void> {
  await site.db
    .withTables<ChatTables>()
    .insertInto('chat_message')
    .values({
      rid: 'c1',
      user_id: 'c',
      member_id: player.memberId,
      name: 'player1',
      vip_level: 6,
      text,
      category: 1,
      category_type: 1,
      at: site.clock.now(),
    })
    .execute();
}
