import { randomUUID } from 'node:crypto';
import { runs } from '@site/testing/runs';
import { balanceCall } from '@site/shared/wire/balance';
import { joinActivityCall, promotionOverviewCall } from '@site/shared/wire/activities';
import { bonusGrantsCall } from '@site/shared/wire/bonuses';
import { dealRecordCall } from '@site/shared/wire/funds';
import { chooseRebateCall, claimRebateCall, rebateInfoCall } from '@site/shared/wire/rebate';
import {
  claimAllCall,
  claimAllOutcomeCall,
  claimBenefitCall,
  claimOutcomeCall,
  exchangeCall,
  exchangeOutcomeCall,
  exchangeRecordCall,
  pointsInfoCall,
  pointsStatementCall,
  vipWeekInfoCall,
} from '@site/shared/wire/welfare';
import { check } from '@site/shared/wire/schema';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createSportsbook } from '../sportsbook';
import { aPlayer, steer } from '../testing/aPlayer';
import { answerOf } from '../testing/answerOf';
import { NOON, platformAtNoon } from '../testing/platformAtNoon';
import { exactAfterEach } from '../testing/exactAfterEach';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;

const site = platformAtNoon((dependencies) => createSportsbook(dependencies, () => []));
exactAfterEach(site);
let token: string;
let who: readonly [name: string, password: string];

beforeEach(async () => {
  who = ['player1', 'player123'];
  token = await site.signIn(...who);
});

const week = async () => answerOf(vipWeekInfoCall, await site.send(vipWeekInfoCall, {}, { token }));
const benefit = async (id: string) => (await week()).benefits.find((each) => each.id === id);
const claim = (id: string, key = randomUUID()) => site.send(claimBenefitCall, { id }, { token, key });
const claimOutcome = (key: string) => site.send(claimOutcomeCall, { key }, { token });
const exchange = (points: number, key = randomUUID()) => site.send(exchangeCall, { points }, { token, key });
const outcome = (key: string) => site.send(exchangeOutcomeCall, { key }, { token });
const points = async () => answerOf(pointsInfoCall, await site.send(pointsInfoCall, {}, { token })).points;
const balance = async () => answerOf(balanceCall, await site.send(balanceCall, { withLockMoney: false }, { token })).balance;

describe('the gifts of VIP', () => {
  it('are that of the week and one for each grade reached [R-API-059]', async () => {
    const { grade, weekStartsAt, weekEndsAt, benefits } = await week();

    expect(grade).toBe(6);
    expect([weekStartsAt, weekEndsAt]).toEqual([Date.parse('2026-11-16T00:00:00+08:00'), Date.parse('2026-11-23T00:00:00+08:00')]);
    expect(benefits.map(({ id }) => id)).toEqual([
      'vip-week',
      'vip-birthday',
      'vip-level-1',
      'vip-level-2',
      'vip-level-3',
      'vip-level-4',
      'vip-level-5',
      'vip-level-6',
    ]);
    expect(benefits[0]).toMatchObject({ amount: '128.00', standing: 'open', turnover: { done: '0.00', needed: '80000.00' } });
    expect(benefits[4]).toMatchObject({ amount: '58.00', standing: 'open', deposit: { done: '0.00', needed: '2000.00' } });
  });

  it('of a grade waits for the deposits it asks for, and is paid once', async () => {
    expect(await claim('vip-level-1')).toMatchObject({ status_code: 6012, message: '领取条件尚未满足' });
    await aDeposit('100.00');

    expect(await claim('vip-level-1')).toMatchObject({ data: { standing: 'claimed', amount: '8.00', claimedAt: NOON } });
    expect(await claim('vip-level-1')).toMatchObject({ data: { standing: 'claimed', amount: '8.00' } });
    expect(await balance()).toBe('108.00');
    expect(await claim('vip-level-2')).toMatchObject({ status_code: 6012 });
  });

  it('ask for no deposits where the operator asks for none [R-FLAG-02]', async () => {
    await site.sandbox('settings', { vipDeposit: '0' });

    expect(await benefit('vip-level-6')).toMatchObject({ standing: 'ready' });
    expect(await benefit('vip-level-6')).not.toHaveProperty('deposit');
    await claim('vip-level-6');
    expect(await balance()).toBe('588.00');
  });

  it('are not those of grades that were not reached, nor those of unknown grades', async () => {
    for (const id of ['vip-level-7', 'vip-level-0', 'vip-level-11', 'gift']) {
      expect(await claim(id)).toMatchObject({ status_code: 6004 });
    }
    token = await site.signIn('unbound1', 'unbound123');
    expect((await week()).benefits).toEqual([]);
    expect(await claim('vip-week')).toMatchObject({ message: '您的等级没有这项福利' });
  });

  it('of the week takes the turnover of that week, and can be had again in the next', async () => {
    who = ['player2', 'player234'];
    token = await site.signIn(...who);
    await aSettledBet('3000.00');
    expect(await benefit('vip-week')).toMatchObject({ standing: 'ready', turnover: { done: '3000.00', needed: '3000.00' } });

    await claim('vip-week');
    await claim('vip-week');
    expect(await balance()).toBe('8.00');

    await aTimePasses(WEEK_MS);
    expect(await benefit('vip-week')).toMatchObject({ standing: 'open', turnover: { done: '0.00' } });
    expect(await claim('vip-week')).toMatchObject({ status_code: 6012 });
    await aSettledBet('3000.00');
    expect(await claim('vip-week')).toMatchObject({ data: { standing: 'claimed' } });
  });

  it('are to be staked once within 30 days, in any game', async () => {
    who = ['player2', 'player234'];
    token = await site.signIn(...who);
    await aSettledBet('3000.00');
    await claim('vip-week');

    const { list } = answerOf(bonusGrantsCall, await site.send(bonusGrantsCall, {}, { token }));
    expect(list).toMatchObject([{ amount: '8.00', times: 1, needed: '8.00' }]);
    expect(list[0]?.games.map(({ weight }) => weight)).toEqual(Array<number>(7).fill(100));
    expect((list[0]?.expiresAt ?? 0) - (list[0]?.at ?? 0)).toBe(30 * DAY_MS);
  });

  it('are not claimed without a key, nor by a guest', async () => {
    expect(await site.send(claimBenefitCall, { id: 'vip-week' }, { token })).toMatchObject({ status_code: 6007 });
    expect(await site.send(claimBenefitCall, { id: 'vip-week' }, { key: randomUUID() })).toMatchObject({ status_code: 6001 });
  });

  it('leave nothing half done when the platform crashes in between', async () => {
    await aDeposit('100.00');
    await site.sandbox('crash', { point: 'welfare:after-row', how: 'throw' });

    await expect(claim('vip-level-1')).rejects.toThrow('fetch failed');
    expect(await benefit('vip-level-1')).toMatchObject({ standing: 'ready' });
    await claim('vip-level-1');
    expect(await balance()).toBe('108.00');
  });

  it('are found by the key of a claim after a lost answer, also when their week is over', async () => {
    who = ['player2', 'player234'];
    token = await site.signIn(...who);
    await aSettledBet('3000.00');
    const key = randomUUID();
    await site.sandbox('faults', { on: claimBenefitCall.path, fault: { kind: 'dropAfter' } });
    await expect(claim('vip-week', key)).rejects.toThrow('fetch failed');
    const paid = { id: 'vip-week', standing: 'claimed', amount: '8.00', claimedAt: NOON };
    expect(await claimOutcome(key)).toMatchObject({ data: { benefit: paid } });

    await aTimePasses(WEEK_MS);
    expect(await claimOutcome(key)).toMatchObject({ data: { benefit: paid } });
    expect(await claim('vip-week', key)).toMatchObject({ data: paid });
    expect(await balance()).toBe('8.00');
  });

  it('are not paid under a key that was asked about before it arrived', async () => {
    await aDeposit('100.00');
    const key = randomUUID();

    expect((await claimOutcome(key)).data).toEqual({});
    expect(await claim('vip-level-1', key)).toMatchObject({ status_code: 6008, message: '该笔请求已失效，请重新提交' });
    expect((await claimOutcome(key)).data).toEqual({});
    expect(await claim('vip-level-1')).toMatchObject({ data: { standing: 'claimed' } });
    expect(await balance()).toBe('108.00');
  });

  it('leave the key of a refused claim free, and refuse it for another gift once it is used', async () => {
    const key = randomUUID();
    expect(await claim('vip-level-1', key)).toMatchObject({ status_code: 6012 });
    await aDeposit('2000.00');

    expect(await claim('vip-level-1', key)).toMatchObject({ data: { id: 'vip-level-1', standing: 'claimed' } });
    expect(await claim('vip-level-2', key)).toMatchObject({ status_code: 6009, message: '重复的请求与之前不一致' });
  });

  it('are either paid or refused permanently when a claim and the question about it come at once', async () => {
    await aDeposit('100.00');
    const key = randomUUID();

    const [claimed, asked] = await Promise.all([claim('vip-level-1', key), claimOutcome(key)]);

    expect(claimed.status_code === 6000).toBe('benefit' in (asked.data as object));
  });

  it('are paid once, however many claims come at once and under any keys', async () => {
    await site.sandbox('settings', { vipDeposit: '0' });
    const gifts: Readonly<Record<string, number>> = { 'vip-level-1': 8, 'vip-level-2': 18, 'vip-level-3': 58, 'vip-week': 0 };
    const claimed = new Set<string>();
    const ids = fc.array(fc.constantFrom(...Object.keys(gifts)), { minLength: 1, maxLength: 8 });

    await fc.assert(
      fc.asyncProperty(ids, async (wanted) => {
        await Promise.all(wanted.map((id) => claim(id)));
        for (const id of wanted) claimed.add(id);
        const expected = [...claimed].reduce((sum, id) => sum + (gifts[id] ?? 0), 0);
        expect(await balance()).toBe(`${expected}.00`);
      }),
      { numRuns: runs(4, 10) },
    );
  });
});

describe('the gift of a birthday', () => {
  const JUNE = Date.parse('2027-06-01T00:00:00+08:00');
  const at = async (moment: number) => {
    site.clock.set(moment);
    token = await site.signIn(...who);
  };

  it('is promised for the next month of a birthday, and paid once a year, from the first moment of its month in Shanghai to the last', async () => {
    expect(await benefit('vip-birthday')).toMatchObject({
      kind: 'birthday',
      amount: '588.00',
      standing: 'open',
      month: { from: JUNE, to: Date.parse('2027-07-01T00:00:00+08:00') },
    });
    await at(JUNE - 1);
    expect(await claim('vip-birthday')).toMatchObject({ status_code: 6012 });

    await at(JUNE);
    const { amount } = answerOf(claimBenefitCall, await claim('vip-birthday'));
    expect(await claim('vip-birthday')).toMatchObject({ data: { standing: 'claimed' } });
    expect(await balance()).toBe(amount);
    await at(Date.parse('2027-07-01T00:00:00+08:00'));
    expect(await benefit('vip-birthday')).toMatchObject({ standing: 'claimed', amount });
    expect(await balance()).toBe(amount);
  });

  it('cannot be claimed after its month, nor without a birthday', async () => {
    await at(Date.parse('2027-07-01T00:00:00+08:00'));
    expect(await claim('vip-birthday')).toMatchObject({ status_code: 6012 });
    expect(await benefit('vip-birthday')).toMatchObject({ month: { from: Date.parse('2028-06-01T00:00:00+08:00') } });

    await sql`update member set birthday = null where name = 'player1'`.execute(site.db);
    expect(await benefit('vip-birthday')).toMatchObject({ standing: 'open' });
    expect(await benefit('vip-birthday')).not.toHaveProperty('month');
    expect(await claim('vip-birthday')).toMatchObject({ status_code: 6012 });
  });

  it('is in the record of gifts under its name', async () => {
    await at(JUNE);
    await claim('vip-birthday');

    const record = await site.send(exchangeRecordCall, { pageNum: 1, pageSize: 10, kind: 'birthday' }, { token });
    expect(answerOf(exchangeRecordCall, record)).toMatchObject({ total: 1, list: [{ kind: 'birthday', at: JUNE }] });
    const others = await site.send(exchangeRecordCall, { pageNum: 1, pageSize: 10, kind: 'promotion' }, { token });
    expect(answerOf(exchangeRecordCall, others).total).toBe(0);
  });
});

describe('one press for all welfare', () => {
  beforeEach(async () => {
    await site.sandbox('settings', { vipDeposit: '0' });
  });
  const all = (key = randomUUID()) => site.send(claimAllCall, {}, { token, key });
  const allOutcome = async (key: string) => answerOf(claimAllOutcomeCall, await site.send(claimAllOutcomeCall, { key }, { token }));
  /** Sum of the gifts of VIP 1 to 6 and of today's sign-in. */
  const ALL = '1099.00';

  it('pays what is ready and nothing else, and refuses where nothing is', async () => {
    await claim('vip-level-1');
    const { amount, benefits } = answerOf(claimAllCall, await all());

    expect([amount, benefits.map(({ id }) => id)]).toEqual([
      '1091.00',
      ['vip-level-2', 'vip-level-3', 'vip-level-4', 'vip-level-5', 'vip-level-6'],
    ]);
    expect(await balance()).toBe(ALL);
    expect(await all()).toMatchObject({ status_code: 6012 });
    expect(await site.send(claimAllCall, {}, { token })).toMatchObject({ status_code: 6007 });
    expect(await site.send(claimAllCall, {}, { key: randomUUID() })).toMatchObject({ status_code: 6001 });
  });

  it('sums and pays what the rebate and the promotions have ready beside the gifts, and nothing of it twice', async () => {
    await site.sandbox('settings', { vipDeposit: '1' });
    await site.send(chooseRebateCall, { isAutomatic: false }, { token });
    await aSettledBet('3000.00');
    await aTimePasses(DAY_MS);
    await site.sandbox('tick', {});
    await aDeposit('100.00');
    token = await site.signIn(...who);
    const before = Number(await balance());
    const { claimable: parts = [] } = await week();
    const sum = parts.reduce((total, { amount }) => total + Number(amount), 0);
    const { due } = answerOf(rebateInfoCall, await site.send(rebateInfoCall, {}, { token }));

    expect(due).toHaveLength(1);
    expect(parts).toMatchObject([
      { kind: 'gifts', amount: '8.00', count: 1 },
      { kind: 'rebate', amount: due[0]?.amount, count: 1 },
      { kind: 'promotions' },
    ]);
    expect(parts[2]?.count).toBeGreaterThan(1);
    const overview = async () => answerOf(promotionOverviewCall, await site.send(promotionOverviewCall, {}, { token })).list;
    const isGift = ({ id }: { readonly id: string }) => !id.includes('draw');
    expect(parts[2]?.count).toBe((await overview()).filter(isGift).reduce((count, { claimable }) => count + claimable, 0));

    const joins = (await overview()).filter(isGift).map(({ id }) => site.send(joinActivityCall, { id }, { token, key: randomUUID() }));
    const rebate = site.send(claimRebateCall, { day: due[0]?.day ?? '' }, { token, key: randomUUID() });
    const answers = await Promise.all([...joins, rebate, claim('vip-level-1'), ...Array.from({ length: 20 }, () => all())]);

    expect(answers.filter(({ status_code: code }) => code !== 6000 && code !== 6012)).toEqual([]);
    expect(Number(await balance())).toBeCloseTo(before + sum, 2);
    expect((await week()).claimable?.map(({ count }) => count)).toEqual([0, 0, 0]);
    expect(await all()).toMatchObject({ status_code: 6012 });
  });

  it('of two tabs, of fifty requests, and beside single claims, pays each gift once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 5 === 0 ? claim(`vip-level-${(index % 6) + 1}`) : all())),
    );

    expect(answers.filter(({ status_code: code }) => code !== 6000 && code !== 6012)).toEqual([]);
    expect(await balance()).toBe(ALL);
    // Each answer contains its own payments only, so no amount is reported twice.
    const sums = answers.flatMap(({ data }) => {
      const all = check(claimAllCall.response, data);
      return all.issues === undefined ? [Number(all.value.amount)] : [];
    });
    expect(sums.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1099);
  });

  it('is found by its key after a lost answer, answers again the same, and is refused once it was asked about', async () => {
    const key = randomUUID();
    await site.sandbox('faults', { on: claimAllCall.path, fault: { kind: 'dropAfter' } });
    await expect(all(key)).rejects.toThrow('fetch failed');
    expect(await allOutcome(key)).toMatchObject({ claimed: { amount: ALL } });
    expect(await all(key)).toMatchObject({ data: { amount: ALL } });
    expect(await balance()).toBe(ALL);

    const never = randomUUID();
    expect(await allOutcome(never)).toEqual({});
    expect(await all(never)).toMatchObject({ status_code: 6008 });
  });

  it('leaves nothing half done when the platform crashes in between', async () => {
    await site.sandbox('crash', { point: 'welfare:after-row', how: 'throw' });

    await expect(all()).rejects.toThrow('fetch failed');
    expect(await balance()).toBe('0.00');
    expect(await all()).toMatchObject({ data: { amount: ALL } });
  });
});

describe('points', () => {
  it('are one for every whole 100 yuan of valid turnover', async () => {
    expect(answerOf(pointsInfoCall, await site.send(pointsInfoCall, {}, { token }))).toEqual({
      points: 30_000,
      earned: 30_000,
      expiring: { points: 30_000, at: Date.parse('2027-11-22T00:00:00+08:00') },
      liveDays: 365,
      turnoverPerPoint: '100.00',
      pointsPerYuan: 100,
    });
    await aSettledBet('199.00');
    expect(await points()).toBe(30_001);
  });

  it('are exchanged for money, which is in the trade record', async () => {
    expect(await exchange(1_200)).toMatchObject({ data: { points: 1_200, amount: '12.00', pointsLeft: 28_800, at: NOON } });

    expect([await points(), await balance()]).toEqual([28_800, '12.00']);
    expect(await site.send(dealRecordCall, { pageNum: 1, pageSize: 1, kind: 'bonus' }, { token })).toMatchObject({
      data: { total: 1, list: [{ amount: '12.00' }] },
    });
  });

  it.each([
    [150, '积分须按 100 的整数倍兑换'],
    [30_100, '可用积分不足'],
  ])('%i at once are refused, and the key stays free', async (wanted, message) => {
    const key = randomUUID();
    expect(await exchange(wanted, key)).toMatchObject({ message });
    expect(await exchange(100, key)).toMatchObject({ data: { amount: '1.00' } });
  });

  it('sent again under their key are the same exchange, and another one under it is refused', async () => {
    const key = randomUUID();
    const [first, second] = [await exchange(300, key), await exchange(300, key)];

    expect(second.data).toEqual(first.data);
    expect(await exchange(400, key)).toMatchObject({ status_code: 6009 });
    expect(await balance()).toBe('3.00');
  });

  it('are found by the key after a lost answer; a key that never came is closed by asking', async () => {
    const arrived = randomUUID();
    await site.sandbox('faults', { on: exchangeCall.path, fault: { kind: 'dropAfter' } });
    await expect(exchange(500, arrived)).rejects.toThrow('fetch failed');
    expect(await outcome(arrived)).toMatchObject({ data: { exchange: { points: 500, amount: '5.00' } } });

    const never = randomUUID();
    expect((await outcome(never)).data).toEqual({});
    expect(await exchange(500, never)).toMatchObject({ status_code: 6008, message: '该笔请求已失效，请重新提交' });
    expect(await balance()).toBe('5.00');
  });

  it('leave nothing half done when the platform crashes in between', async () => {
    await site.sandbox('crash', { point: 'points:after-row', how: 'throw' });
    await expect(exchange(500)).rejects.toThrow('fetch failed');

    expect([await points(), await balance()]).toEqual([30_000, '0.00']);
  });

  it('are never exchanged twice, however many exchanges come at once', async () => {
    const requests = fc.array(fc.record({ points: fc.constantFrom(100, 2_000, 9_900, 15_000), times: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: 5,
    });

    await fc.assert(
      fc.asyncProperty(requests, async (wanted) => {
        await Promise.all(
          wanted.flatMap(({ points: each, times }) => {
            const key = randomUUID();
            return Array.from({ length: times }, () => exchange(each, key));
          }),
        );
        const left = await points();
        expect(left).toBeGreaterThanOrEqual(0);
        expect(Number(await balance()) * 100).toBe(30_000 - left);
      }),
      { numRuns: runs(4, 10) },
    );
  });
});

describe('points that expire', () => {
  const LAST_MOMENT = Date.parse('2027-11-21T23:59:59.999+08:00');
  const statement = async () =>
    answerOf(pointsStatementCall, await site.send(pointsStatementCall, { pageNum: 1, pageSize: 20 }, { token }));
  const at = async (moment: number) => {
    site.clock.set(moment);
    token = await site.signIn(...who);
  };

  it('can be exchanged to the last moment of their last day in Shanghai, and not after it', async () => {
    await points();
    await at(LAST_MOMENT);
    expect(await exchange(100)).toMatchObject({ data: { pointsLeft: 29_900 } });

    await at(LAST_MOMENT + 1);
    expect(await exchange(100)).toMatchObject({ status_code: 6012, message: '可用积分不足' });
    expect(await points()).toBe(0);
  });

  it('are told in a statement with every change', async () => {
    await exchange(500);
    await aTimePasses(60_000);
    await aSettledBet('200.00');
    await points();
    await at(LAST_MOMENT + 1);

    expect(await statement()).toMatchObject({
      total: 4,
      list: [
        { kind: 'expired', points: -29_502, pointsLeft: 0, at: LAST_MOMENT + 1 },
        { kind: 'earned', points: 2, pointsLeft: 29_502, at: NOON + 60_000 },
        { kind: 'exchanged', points: -500, pointsLeft: 29_500 },
        { kind: 'earned', points: 30_000, pointsLeft: 30_000, at: NOON },
      ],
    });
  });

  it('leave what came on a later day, and go first when some are exchanged', async () => {
    await points();
    await aTimePasses(DAY_MS);
    await aSettledBet('1000.00');
    expect(await exchange(29_900)).toMatchObject({ data: { pointsLeft: 110 } });

    await at(LAST_MOMENT + 1);
    expect(answerOf(pointsInfoCall, await site.send(pointsInfoCall, {}, { token }))).toMatchObject({
      points: 10,
      expiring: { points: 10, at: LAST_MOMENT + 1 + DAY_MS },
    });
  });

  it('expire exactly once, by the clock and by fifty readers at once', async () => {
    await points();
    await at(LAST_MOMENT + 1);

    await Promise.all([site.sandbox('tick', {}), ...Array.from({ length: 50 }, () => points()), site.sandbox('tick', {})]);

    const { list } = await statement();
    expect(list.map(({ kind }) => kind)).toEqual(['expired', 'earned']);
    expect(await points()).toBe(0);
  });

  it('expire by the clock where nobody looks', async () => {
    await points();
    site.clock.set(LAST_MOMENT + 1);
    await site.sandbox('tick', {});

    const { rows } = await sql<{ kind: string; points: number }>`select kind, points from point_entry order by id desc limit 1`.execute(
      site.db,
    );
    expect(rows).toEqual([{ kind: 'expired', points: -30_000 }]);
  });

  it('of before there was a book are booked with what was exchanged of them', async () => {
    await exchange(1_000);
    await sql`truncate point_entry, point_lot`.execute(site.db);

    expect(await points()).toBe(29_000);
    expect((await statement()).list.map(({ kind, points: changed }) => [kind, changed])).toEqual([
      ['exchanged', -1_000],
      ['earned', 30_000],
    ]);
  });
});

describe('the record of gifts', () => {
  it('shows what was paid, the newest first, by kind and time [R-API-060]', async () => {
    await aDeposit('100.00');
    await claim('vip-level-1');
    await aTimePasses(60_000);
    await exchange(200);

    const record = async (filter: object) =>
      answerOf(exchangeRecordCall, await site.send(exchangeRecordCall, { pageNum: 1, pageSize: 10, ...filter }, { token }));
    expect(await record({})).toMatchObject({
      total: 2,
      list: [
        { kind: 'points', title: '', amount: '2.00', points: 200, at: NOON + 60_000 },
        { kind: 'level', title: '青铜', amount: '8.00', at: NOON },
      ],
    });
    expect((await record({ kind: 'level' })).list.map(({ kind }) => kind)).toEqual(['level']);
    expect((await record({ kind: 'promotion' })).total).toBe(0);
    expect((await record({ to: NOON + 60_000 })).list.map(({ kind }) => kind)).toEqual(['level']);
    expect((await record({ from: NOON + 60_000 })).list.map(({ kind }) => kind)).toEqual(['points']);
  });
});

async function aDeposit(amount: string): Promise<void> {
  await (await aPlayer(site.platform)).deposit(amount);
}

/** Places a bet that loses, so that nothing is paid back. */
async function aSettledBet(stake: string): Promise<void> {
  await site.sandbox(`member/${who[0]}/balance`, { central: stake });
  const player = await aPlayer(site.platform, ...who);
  const markets = [{ w: 'M', prices: { MH: '1.10', MC: '9.50', MN: '8.20' } }];
  const { gameId } = (await steer(site.platform, 'match/create', { startsInSeconds: 3_600, markets })) as { gameId: string };
  await player.place(await player.quote({ gameId, w: 'M', r: 'MH' }, stake), stake);
  await steer(site.platform, 'match/finish', { gameId, score: { home: 0, away: 1 } });
}

async function aTimePasses(ms: number): Promise<void> {
  await site.sandbox('clock', { advanceMs: ms });
  token = await site.signIn(...who);
}
