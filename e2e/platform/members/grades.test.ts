import { gradeConfigListCall, gradeHistoryCall, gradeInfoCall } from '@site/shared/wire/grades';
import { memberInfoCall } from '@site/shared/wire/user';
import { rebateRangeCall } from '@site/shared/wire/welfare';
import { createSportsbook } from '../sportsbook';
import { aPlayer, steer } from '../testing/aPlayer';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { fen } from '../kernel';
import { GRADES, gradeReached } from './grades';

describe('the VIP ladder', () => {
  it('has eleven grades, each with more turnover and better rebates than the one before', () => {
    expect(GRADES.map(({ name }) => name['zh-CN'])).toEqual([
      '注册',
      '青铜',
      '白银',
      '黄金',
      '铂金',
      '钻石',
      '星曜',
      '月曜',
      '日曜',
      '天曜',
      '至尊',
    ]);
    for (const [index, { turnover, rebates }] of GRADES.entries()) {
      const before = GRADES[index - 1];
      if (before === undefined) continue;
      expect(turnover > before.turnover).toBe(true);
      for (const category of Object.keys(rebates) as (keyof typeof rebates)[]) {
        expect(Number(rebates[category])).toBeGreaterThan(Number(before.rebates[category]));
      }
    }
  });

  it.each([
    [0n, 0],
    [999_999n, 0],
    [1_000_000n, 1],
    [59_999_999n, 3],
    [60_000_000n, 4],
    [9_999_999_999n, 9],
    [10_000_000_000n, 10],
    [99_999_999_999n, 10],
  ])('with %i fen of turnover has VIP %i', (turnover, grade) => {
    expect(gradeReached(fen(turnover)).grade).toBe(grade);
  });
});

describe('at the platform', () => {
  const site = platformForTests((dependencies) => createSportsbook(dependencies, () => []));

  it('the ladder is open to guests, in their language [R-API-027]', async () => {
    const { list } = answerOf(gradeConfigListCall, await site.send(gradeConfigListCall, {}, { headers: { language: 'zh-TW' } }));

    expect(list).toHaveLength(11);
    expect(list[3]).toEqual({
      grade: 3,
      name: '黃金',
      turnover: '200000.00',
      levelGift: '58.00',
      levelDeposit: '2000.00',
      weeklyGift: '18.00',
      weeklyTurnover: '8000.00',
      birthdayGift: '88.00',
      keepTurnover: '20000.00',
      withdrawalCount: 4,
      withdrawalAmount: '250000.00',
      rebates: { TY: '0.70', ZR: '0.65', QP: '0.70', DJ: '0.60', CP: '0.90', DZ: '0.80', BY: '0.70' },
    });
  });

  it('its first step gives no gift, and no step asks for deposits where the operator asks for none', async () => {
    await site.sandbox('settings', { vipDeposit: '0' });
    const { list } = answerOf(gradeConfigListCall, await site.send(gradeConfigListCall, {}));
    await site.sandbox('settings', { vipDeposit: '1' });

    expect(list[0]).not.toHaveProperty('levelGift');
    expect(list.filter((step) => 'levelDeposit' in step)).toEqual([]);
  });

  it('the rebates are between those of its first and last step [R-API-028]', async () => {
    const { list } = answerOf(rebateRangeCall, await site.send(rebateRangeCall, {}));

    expect(list).toHaveLength(7);
    expect(list[0]).toEqual({ category: 'TY', high: '1.50', low: '0.40' });
  });

  it('a member reads their grade and what the next step takes [R-API-026]', async () => {
    const token = await site.signIn('player1', 'player123');

    expect(await site.send(memberInfoCall, { isPop: false }, { token })).toMatchObject({ data: { vipLevel: 6 } });
    expect(await site.send(gradeInfoCall, { grade: 6 }, { token })).toMatchObject({
      data: { grade: 6, name: '星曜', turnover: '3000000.00', next: { grade: 7, name: '月曜', turnover: '8000000.00' } },
    });
    const top = answerOf(gradeInfoCall, await site.send(gradeInfoCall, { grade: 10 }, { token }));
    expect(top).toMatchObject({ grade: 10, name: '至尊', turnover: '3000000.00', keep: { done: '0.00', needed: '300000.00' } });
    expect(top).not.toHaveProperty('next');
    expect(top).not.toHaveProperty('regain');
    expect(await site.send(gradeInfoCall, { grade: 6 })).toMatchObject({ status_code: 6001 });
  });

  it('settled bets count and lift a member to the next grade; open ones do not', async () => {
    const player = await aPlayer(site.platform, 'unbound1', 'unbound123');
    const token = await site.signIn('unbound1', 'unbound123');
    await site.sandbox('member/unbound1/bindings', { realName: '李小满', birthday: '1994-06-12' });
    await site.sandbox('member/unbound1/balance', { central: '20000.00' });
    const markets = [{ w: 'M', prices: { MH: '2.00', MC: '3.50', MN: '3.20' } }];
    const { gameId } = (await steer(site.platform, 'match/create', { startsInSeconds: 3_600, markets })) as { gameId: string };
    await player.place(await player.quote({ gameId, w: 'M', r: 'MH' }, '10000.00'), '10000.00');
    const readProgress = async () => [
      answerOf(memberInfoCall, await site.send(memberInfoCall, { isPop: false }, { token })).vipLevel,
      answerOf(gradeInfoCall, await site.send(gradeInfoCall, { grade: 0 }, { token })).turnover,
    ];
    expect(await readProgress()).toEqual([0, '0.00']);

    await steer(site.platform, 'match/finish', { gameId, score: { home: 0, away: 1 } });

    expect(await readProgress()).toEqual([1, '10000.00']);
  });

  describe('a grade is kept for 90 business days at a time', () => {
    const NOON = Date.parse('2026-11-21T12:00:00+08:00');
    const END = Date.parse('2027-02-20T00:00:00+08:00');
    let token: string;

    beforeEach(async () => {
      await site.sandbox('reset', {});
      site.clock.freeze();
      await at(NOON);
    });

    const at = async (moment: number) => {
      site.clock.set(moment);
      token = await site.signIn('player2', 'player234');
    };
    const level = async () => answerOf(memberInfoCall, await site.send(memberInfoCall, { isPop: false }, { token })).vipLevel;
    const info = async () => answerOf(gradeInfoCall, await site.send(gradeInfoCall, { grade: 2 }, { token }));
    const history = async () => answerOf(gradeHistoryCall, await site.send(gradeHistoryCall, {}, { token })).list;
    /** Places a losing bet. */
    const bet = async (stake: string) => {
      await site.sandbox('member/player2/balance', { central: stake });
      const player = await aPlayer(site.platform, 'player2', 'player234');
      const markets = [{ w: 'M', prices: { MH: '2.00', MC: '3.50', MN: '3.20' } }];
      const { gameId } = (await steer(site.platform, 'match/create', { startsInSeconds: 3_600, markets })) as { gameId: string };
      await player.place(await player.quote({ gameId, w: 'M', r: 'MH' }, stake), stake);
      await steer(site.platform, 'match/finish', { gameId, score: { home: 0, away: 1 } });
    };

    it('and falls by one at the midnight in Shanghai that ends them without enough turnover', async () => {
      expect(await info()).toMatchObject({ keep: { done: '0.00', needed: '5000.00', until: END } });
      await bet('4999.00');
      await at(END - 1);
      expect(await level()).toBe(2);

      await at(END);
      expect(await level()).toBe(1);
      expect(await history()).toEqual([{ at: END, from: 2, to: 1, reason: 'fell' }]);
      expect(await info()).toMatchObject({ turnover: '54999.00', regain: { done: '0.00', needed: '5000.00' } });
    });

    it('and stays with enough of it, which begins again', async () => {
      await level();
      await bet('5000.00');
      await at(END);

      expect(await level()).toBe(2);
      expect(await history()).toEqual([{ at: END, from: 2, to: 2, reason: 'kept' }]);
      expect(await info()).toMatchObject({ keep: { done: '0.00', until: Date.parse('2027-05-22T00:00:00+08:00') } });
    });

    it('and comes back with the turnover that keeps it', async () => {
      await level();
      await at(END);
      await level();
      await bet('5000.00');

      expect(await level()).toBe(2);
      expect((await history()).map(({ reason, from, to }) => [reason, from, to])).toEqual([
        ['regained', 1, 2],
        ['fell', 2, 1],
      ]);
    });

    it('and falls once, by the clock and by fifty readers at once', async () => {
      await level();
      await at(END);

      await Promise.all([site.sandbox('tick', {}), ...Array.from({ length: 50 }, () => level()), site.sandbox('tick', {})]);

      expect(await level()).toBe(1);
      expect(await history()).toHaveLength(1);
    });

    it('and falls by each 90 days to the first step where nobody looks for a year, and no further', async () => {
      await level();
      await at(END + 400 * 24 * 60 * 60_000);

      expect(await level()).toBe(0);
      expect((await history()).map(({ to }) => to)).toEqual([0, 1]);
      expect(await info()).not.toHaveProperty('keep');
    });
  });
});
