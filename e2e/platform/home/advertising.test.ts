import { randomUUID } from 'node:crypto';
import { joinActivityCall } from '@site/shared/wire/activities';
import { myDiscountAdCall, sponsorContentCall } from '@site/shared/wire/advertising';
import { HEADERS } from '@site/shared/wire/envelope';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';

const site = platformForTests();

beforeEach(() => site.sandbox('reset', {}));

describe('the sponsorships', () => {
  it('are shown to everyone, in the language asked for [R-API-003]', async () => {
    const [first] = answerOf(sponsorContentCall, await site.send(sponsorContentCall, {})).list;
    expect(first).toMatchObject({ title: '青峦春季足球邀请赛', scene: 'sport' });

    const translated = await site.send(sponsorContentCall, {}, { headers: { [HEADERS.language]: 'zh-TW' } });
    expect(answerOf(sponsorContentCall, translated).list[0]).toMatchObject({ title: '青巒春季足球邀請賽' });
  });
});

describe('the discounts of a member', () => {
  it('are those the member has not had in this period [R-API-004]', async () => {
    const token = await site.signIn('player1', 'player123');
    const ids = async () => answerOf(myDiscountAdCall, await site.send(myDiscountAdCall, {}, { token })).list.map(({ id }) => id);
    expect(await ids()).toEqual(expect.arrayContaining(['daily-sign', 'new-task']));

    expect(await site.send(joinActivityCall, { id: 'daily-sign' }, { token, key: randomUUID() })).toMatchObject({ status_code: 6000 });

    expect(await ids()).toContain('new-task');
    expect(await ids()).not.toContain('daily-sign');
  });

  it('say which only wait to be claimed', async () => {
    const token = await site.signIn('player1', 'player123');
    const { list } = answerOf(myDiscountAdCall, await site.send(myDiscountAdCall, {}, { token }));

    expect(list.find(({ id }) => id === 'daily-sign')).toMatchObject({ kind: 'signGift', title: '每日签到', isReady: true });
    expect(list.find(({ id }) => id === 'new-task')).toMatchObject({ isReady: false });
  });

  it('are not shown to a guest', async () => {
    expect(await site.send(myDiscountAdCall, {})).toMatchObject({ status_code: 6001 });
  });
});
