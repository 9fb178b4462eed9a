import { randomUUID } from 'node:crypto';
import { joinActivityCall } from '@site/shared/wire/activities';
import {
  letterDeleteCall,
  letterListCall,
  letterReadAllCall,
  letterReadCall,
  lettersDeleteCall,
  lettersReadCall,
} from '@site/shared/wire/letters';
import { noticeSettingsCall, setNoticeCall, type WireNoticeChannel, type WireNoticeKind } from '@site/shared/wire/notices';
import type { ResponseOf } from '@site/shared/wire/call';
import { unreadCall } from '@site/shared/wire/unread';
import { aPlayer } from '../testing/aPlayer';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { writeInboxMessages } from './sendInboxMessage';

const site = platformForTests();
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  token = await site.signIn('player1', 'player123');
});

type Kind = ResponseOf<typeof letterListCall>['list'][number]['kind'];

const inbox = async (kind?: Kind, as = token) => {
  const request = { pageNum: 1, pageSize: 20, ...(kind === undefined ? {} : { kind }) };
  return answerOf(letterListCall, await site.send(letterListCall, request, { token: as }));
};
const unread = async (as = token) => answerOf(unreadCall, await site.send(unreadCall, { userSystem: 1 }, { token: as }));
const otherMember = () => site.signIn('player2', 'player234');

describe('the inbox', () => {
  it('holds messages to all and messages to the member, with texts in both languages [R-API-051] [R-UNREAD-03]', async () => {
    const { total, list } = await inbox();

    expect(total).toBe(5);
    expect(list.map(({ kind, toAll, isRead }) => [kind, toAll, isRead])).toEqual([
      ['match', true, false],
      ['activity', true, false],
      ['bulletin', true, false],
      ['bulletin', true, false],
      ['notice', false, false],
    ]);
    const traditional = answerOf(
      letterListCall,
      await site.send(letterListCall, { pageNum: 1, pageSize: 20, kind: 'notice' }, { token, headers: { language: 'zh-TW' } }),
    );
    expect(list.at(-1)?.title).toBe('欢迎加入');
    expect(traditional.list.map(({ title }) => title)).toEqual(['歡迎加入']);
  });

  it('is paged and filtered by kind', async () => {
    const page = answerOf(letterListCall, await site.send(letterListCall, { pageNum: 2, pageSize: 2 }, { token }));

    expect([page.total, page.list.length, page.list[0]?.kind]).toEqual([5, 2, 'bulletin']);
    expect((await inbox('bulletin')).total).toBe(2);
    expect((await inbox('fd')).list).toEqual([]);
  });

  it('does not count a message that was read, for that member alone [R-API-052]', async () => {
    const other = await otherMember();
    const [message] = (await inbox('match')).list;
    const before = await unread(other);

    for (let time = 0; time < 2; time += 1) await site.send(letterReadCall, { id: message?.id ?? '' }, { token });

    expect((await inbox('match')).list[0]?.isRead).toBe(true);
    expect((await unread()).brmatch_count).toBe(0);
    expect(await unread(other)).toEqual(before);
  });

  it('loses a deleted message, read or not, for that member alone [R-API-053]', async () => {
    const other = await otherMember();
    const [message] = (await inbox('match')).list;
    const id = message?.id ?? '';

    await site.send(letterDeleteCall, { id }, { token });
    await site.send(letterReadCall, { id }, { token });

    expect((await inbox('match')).list).toEqual([]);
    expect((await unread()).brmatch_count).toBe(0);
    expect((await inbox('match', other)).total).toBe(1);
  });

  it('is read at once, of one kind or of all [R-API-054]', async () => {
    await site.send(letterReadAllCall, { kind: 'bulletin' }, { token });
    expect(await unread()).toMatchObject({ brbulletin_count: 0, bractivity_count: 1, notice_count: 1 });

    await site.send(letterReadAllCall, {}, { token });
    expect(Object.values(await unread()).reduce((sum, count) => sum + count)).toBe(0);
    expect(Object.values(await unread(await otherMember())).reduce((sum, count) => sum + count)).toBe(5);
  });

  it('has several messages read or deleted at once; what is not this member’s stays', async () => {
    const other = await otherMember();
    const [theirs] = (await inbox('notice', other)).list;
    const ids = (await inbox('bulletin')).list.map(({ id }) => id);

    await site.send(lettersReadCall, { ids: [...ids, theirs?.id ?? '', 'x'] }, { token });
    expect(await unread()).toMatchObject({ brbulletin_count: 0, bractivity_count: 1, notice_count: 1 });
    expect((await unread(other)).notice_count).toBe(1);

    await site.send(lettersDeleteCall, { ids: [...ids, theirs?.id ?? ''] }, { token });
    expect((await inbox('bulletin')).list).toEqual([]);
    expect((await inbox('notice', other)).total).toBe(1);
    expect(await site.send(lettersDeleteCall, { ids: [] }, { token })).toMatchObject({ status_code: 6007 });
  });

  it('does not open messages of another member, and nothing to a guest', async () => {
    const [own] = (await inbox('notice')).list;
    const other = await otherMember();

    expect(await site.send(letterReadCall, { id: own?.id ?? '' }, { token: other })).toMatchObject({ status_code: 6004 });
    expect(await site.send(letterDeleteCall, { id: own?.id ?? '' }, { token: other })).toMatchObject({ message: '该消息已不存在' });
    expect(await site.send(letterReadCall, { id: '1 or 1=1' }, { token })).toMatchObject({ status_code: 6004 });
    expect(await site.send(letterListCall, { pageNum: 1, pageSize: 10 })).toMatchObject({ status_code: 6001 });
  });
});

it('a credited deposit is reported by inbox message, once', async () => {
  const player = await aPlayer(site.platform);
  await player.deposit('500.00');

  const { list } = await inbox('notice');
  // `aPlayer` signs in on another device.
  expect(list.map(({ title }) => title)).toEqual(['存款到账', '新设备登录提醒', '欢迎加入']);
  expect(list[0]?.content).toMatch(/^您的存款 500 元已到账，订单号 CK\d+。\n/);
  expect((await unread()).notice_count).toBe(3);
});

it('a paid promotion is reported by inbox message, once, in both languages', async () => {
  for (let time = 0; time < 2; time += 1) {
    await site.send(joinActivityCall, { id: 'daily-sign' }, { token, key: randomUUID() });
  }

  const { list } = await inbox('activity');
  expect(list.map(({ title }) => title)).toEqual(['活动礼金到账', '每日签到进行中']);
  expect(list[0]?.content).toBe('您在“每日签到”领取的礼金 1 元已进入中心钱包。');
});

describe('notices', () => {
  const settings = async () => answerOf(noticeSettingsCall, await site.send(noticeSettingsCall, {}, { token })).list;
  const set = (kind: WireNoticeKind, channel: WireNoticeChannel, isOn: boolean) =>
    site.send(setNoticeCall, { kind, channel, isOn }, { token });
  const messages = async () => ((await site.sandbox('messages')) as { messages: { channel: string; purpose: string }[] }).messages;

  it('are all on at first but messages of sign-ins; what is a duty, or does not come that way, cannot be changed', async () => {
    const list = await settings();

    expect(list.filter(({ isOn }) => !isOn).map(({ kind, channel }) => `${kind} ${channel}`)).toEqual(['login sms', 'login email']);
    for (const { kind, channel } of list.filter(({ isDuty }) => isDuty)) {
      expect(await set(kind, channel, false)).toMatchObject({ status_code: 6007, message: '此项通知不能更改' });
    }
    expect(await set('orders', 'sms', true)).toMatchObject({ status_code: 6007 });
    expect(await settings()).toEqual(list);
  });

  it('of orders are not written while they are off, and link to the order while they are on', async () => {
    const player = await aPlayer(site.platform);
    await set('orders', 'inbox', false);
    await player.deposit('500.00');
    expect((await inbox('notice')).list.map(({ title }) => title)).not.toContain('存款到账');

    await set('orders', 'inbox', true);
    await player.deposit('300.00');
    expect((await inbox('notice')).list[0]).toMatchObject({
      title: '存款到账',
      link: { to: 'order', id: expect.stringMatching(/^CK/) as string },
    });
  });

  it('to all are hidden from when they were switched off, and only those', async () => {
    site.clock.advance(60_000);
    await set('match', 'inbox', false);
    site.clock.advance(60_000);
    const later = {
      kind: 'match' as const,
      memberId: null,
      title: { 'zh-CN': '新', 'zh-TW': '新' },
      content: { 'zh-CN': '新', 'zh-TW': '新' },
    };
    await writeInboxMessages(site.db, [later], site.clock.now());

    expect((await inbox('match')).total).toBe(1);
    expect((await unread()).brmatch_count).toBe(1);
    expect((await inbox('match', await otherMember())).total).toBe(2);

    await set('match', 'inbox', true);
    expect((await inbox('match')).total).toBe(2);
  });

  it('of a sign-in from a new device go to the phone once the member wants it', async () => {
    await set('login', 'sms', true);
    await aPlayer(site.platform);

    expect((await messages()).map(({ channel, purpose }) => [channel, purpose])).toEqual([['sms', 'signed_in_on_new_device']]);
    expect((await inbox('notice')).list[0]).toMatchObject({ title: '新设备登录提醒', link: { to: 'sessions' } });
  });
});
