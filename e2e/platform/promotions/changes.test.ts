import { promotionOverviewCall } from '@site/shared/wire/activities';
import { promotionsCall } from '@site/shared/wire/promotions';
import { HEADERS } from '@site/shared/wire/envelope';
import type { AccessTables } from '../members/accessTables';
import type { MemberTables } from '../members/tables';
import { answerOf } from '../testing/answerOf';
import { aPromotionPlayer, PASSWORDS, type PromotionPlayer } from './testing/aPromotionPlayer';
import { NOON, platformAtNoon } from '../testing/platformAtNoon';
import { exactAfterEach } from '../testing/exactAfterEach';

const site = platformAtNoon();
exactAfterEach(site);
let player: PromotionPlayer;

beforeEach(async () => {
  player = await aPromotionPlayer(site);
});

const change = (id: string, what: object) => site.sandbox('promotion', { id, ...what });
async function listed(id: string, siteId = '1') {
  const { list } = answerOf(promotionsCall, await site.send(promotionsCall, {}, { headers: { [HEADERS.siteId]: siteId } }));
  return list.find((each) => each.id === id);
}
async function overviewIds() {
  const token = await site.signIn('player1', PASSWORDS.player1);
  return answerOf(promotionOverviewCall, await site.send(promotionOverviewCall, {}, { token })).list.map(({ id }) => id);
}

describe('what a promotion pays', () => {
  it('is changed while it runs, in rule and text at once [R-ACT-07]', async () => {
    await change('daily-betting', {
      terms: { lower: { turnover: '200.00', reward: '3.00' }, upper: { turnover: '20000.00', reward: '188.00' } },
    });
    expect(await listed('daily-betting')).toMatchObject({
      emphasis: '最高 188 元',
      summary: '当日流水满 200 元领 3 元，满 20,000 元领 188 元。',
    });

    await player.ticket({ stake: 20_000n, result: 'L' });
    expect(await player.participation('daily-betting')).toMatchObject({
      standing: 'ready',
      reward: '3.00',
      conditions: [{ text: '当日流水达 200 元，可领 3 元', isMet: true }, { isMet: false }],
    });
    expect(await player.join('daily-betting')).toMatchObject({ data: { standing: 'joined', reward: '3.00' } });

    await change('daily-betting', { terms: null });
    expect(await listed('daily-betting')).toMatchObject({ emphasis: '最高 58 元' });
    expect(await player.participation('daily-betting')).toMatchObject({ standing: 'joined', reward: '3.00' });
  });

  it('is the published table of a draw, whose prizes are the same ones', async () => {
    const table = ['p888', 'p88', 'p18', 'p8', 'p3', 'p1', 'p0', 'none'].map((id) => ({
      id,
      amount: id === 'none' ? '0.00' : '6.66',
      share: 1_250,
    }));
    await change('daily-draw', { terms: { turnover: '100.00', most: 2, prizes: table } });
    expect((await listed('daily-draw'))?.prizes?.[0]).toEqual({ id: 'p888', title: '大奖', amount: '6.66', chance: '12.50' });
    await player.ticket({ stake: 100_000n, result: 'L' });
    expect(await player.participation('daily-draw')).toMatchObject({ draws: { left: 2, most: 2 } });

    const refused = [
      { turnover: '100.00', most: 2, prizes: table.slice(1) },
      { reward: '1.00' },
      { turnover: '1', most: 2, prizes: table },
    ];
    for (const terms of refused) expect(await change('daily-draw', { terms })).toMatchObject({ error: expect.any(String) as string });
    expect(await player.participation('daily-draw')).toMatchObject({ draws: { most: 2 } });
  });

  it('that was drawn before a change of the table stays what it was', async () => {
    await player.ticket({ stake: 50_000n, result: 'L' });
    const key = '6f0d9df6-4a47-4ab8-9f0e-5e1bd4b3a001';
    const { data } = await player.join('daily-draw', { key });
    await change('daily-draw', {
      terms: {
        turnover: '100.00',
        most: 2,
        prizes: ['p888', 'p88', 'p18', 'p8', 'p3', 'p1', 'p0', 'none'].map((id) => ({ id, amount: '0.01', share: 1_250 })),
      },
    });

    const { drawn } = data as { readonly drawn: object };
    expect(await player.outcome('daily-draw', key)).toMatchObject({ data: { standing: { drawn } } });
  });
});

describe('whom a promotion is for', () => {
  it('is said in its rules and as conditions with their ways, and binds who joins [R-ACT-07]', async () => {
    await change('daily-sign', { audience: { grade: 2, bound: true } });
    expect((await listed('daily-sign'))?.rules.slice(0, 2)).toEqual(['仅限 VIP 2 及以上的会员参加。', '参加前须绑定手机并完成实名。']);
    const unbound = await aPromotionPlayer(site, 'unbound1');

    expect(await unbound.participation('daily-sign')).toMatchObject({
      standing: 'open',
      conditions: [
        { text: 'VIP 等级达到 2', done: '0', needed: '2', isMet: false, ways: ['grade'] },
        { text: '绑定手机并完成实名', isMet: false, ways: ['bind'] },
      ],
    });
    expect(await unbound.join('daily-sign')).toMatchObject({ status_code: 6012, message: '活动条件尚未满足' });

    await change('daily-sign', { audience: { bound: true } });
    expect(await player.join('daily-sign')).toMatchObject({ data: { standing: 'joined' } });
    await change('daily-sign', { audience: { grade: 10 } });
    expect(await player.participation('daily-sign')).toMatchObject({ standing: 'joined', reward: '1.00' });
    await change('daily-sign', { audience: null });
    expect(await unbound.join('daily-sign')).toMatchObject({ data: { standing: 'joined' } });
  });

  it('may be new members, to all others it is closed, and not in their overview', async () => {
    expect(await overviewIds()).toContain('new-task');
    await change('new-task', { audience: { newWithinDays: 7 } });
    const joinedLongAgo = new Date(NOON - 8 * 24 * 60 * 60_000);
    await site.db
      .withTables<MemberTables>()
      .updateTable('member')
      .set({ registered_at: joinedLongAgo })
      .where('name', '=', 'player1')
      .execute();

    expect(await overviewIds()).not.toContain('new-task');
    expect(await player.join('new-task')).toMatchObject({ status_code: 6012 });
  });

  it('may be the members of one agent, to all others it is closed', async () => {
    await change('daily-sign', { audience: { agents: ['ABCD2345'] } });
    expect((await listed('daily-sign'))?.rules[0]).toBe('仅限经指定代理注册的会员参加。');
    const facts = { ip: '203.0.113.9', domain: 'site.test', i_code: '', registered_at: site.clock.now() };
    const registered = { ...facts, member_id: player.memberId, r_code: 'abcd2345' };
    expect(await player.join('daily-sign')).toMatchObject({ status_code: 6012 });
    expect(await overviewIds()).not.toContain('daily-sign');

    await site.db.withTables<AccessTables>().insertInto('registration').values(registered).execute();

    expect(await player.join('daily-sign')).toMatchObject({ data: { standing: 'joined' } });
  });

  it('may be the visitors of one themed build', async () => {
    await change('daily-sign', { audience: { sites: ['7'] } });

    expect(await listed('daily-sign', '1')).toBeUndefined();
    expect(await listed('daily-sign', '7')).toMatchObject({ id: 'daily-sign' });
    expect(await overviewIds()).not.toContain('daily-sign');
  });
});
