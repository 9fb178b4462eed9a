import { CHAT_MESSAGE_IDS as ID, chatHistoryCall, chatMessageSchema, reportMessageCall } from '@site/shared/wire/chat';
import { hears, openChats, withId } from '../testing/openChats';
import type { TestSocket } from '../testing/openSocket';
import { platformForTests } from '../testing/platformForTests';
import { GUEST_MESSAGES } from '../chat-server/createSpeaking';

const site = platformForTests();
const { connect, aMember, aGuest, ofSession, join, closeAll } = openChats(() => site);

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
});
afterEach(closeAll);

const aPlayer = () => aMember('player1', 'player123');

async function inRoom<Chat extends { readonly socket: TestSocket }>(chat: Chat, rid = 'c1'): Promise<Chat> {
  await join(chat.socket, rid);
  return chat;
}

/** Picture settings that each room reports. */
const PICTURES = { pictures: { level: 1 } };

/** Messages that go to everyone and that the tests skip. */
const OF_ROOMS: readonly unknown[] = [ID.joinRoomBroadcast, ID.leaveRoomBroadcast, ID.roomsPreviewed];

/** Sends a message and returns the platform's answer. Skips arrivals, departures and previews. */
async function say(socket: TestSocket, msg: string, more = {}) {
  site.clock.advance(1_000);
  socket.send({ msgId: ID.sendMessage, msgData: { msg, ...more } });
  return socket.next(({ msgId }) => !OF_ROOMS.includes(msgId));
}

const restrict = (body: object) => site.sandbox('chat/restrict', { member: 'player1', ...body });

describe('a muted member', () => {
  it('is told at once until when and why, and by no socket and no new session gets a word into a room', async () => {
    const listener = await inRoom(await aGuest());
    const { socket, token } = await inRoom(await aPlayer());
    const until = site.clock.nowMs() + 10 * 60_000;
    const told = { kind: 'mute', until, reason: '刷屏' };

    await restrict({ kind: 'mute', minutes: 10, reason: '刷屏' });

    expect(await hears(socket, ID.memberMuted)).toEqual(told);
    expect(await say(socket, '一')).toEqual({ msgId: ID.memberMuted, msgData: told });
    const second = await ofSession(token);
    expect(await hears(second.socket, ID.memberMuted)).toEqual(told);
    await inRoom(second);
    expect(await say(second.socket, '二')).toEqual({ msgId: ID.memberMuted, msgData: told });
    const elsewhere = await inRoom(await aPlayer());
    expect(await hears(elsewhere.socket, ID.memberMuted)).toEqual(told);
    expect(await say(elsewhere.socket, '三')).toEqual({ msgId: ID.memberMuted, msgData: told });
    expect(await say(listener.socket, '四')).toMatchObject({ msgId: ID.sendMessage, msgData: { text: '四' } });
  });

  it('speaks again when the time is over, and when it is taken back', async () => {
    const { socket } = await inRoom(await aPlayer());
    await restrict({ kind: 'mute', minutes: 1 });
    await hears(socket, ID.memberMuted);

    site.clock.advance(60_000);
    await site.platform.tick();
    expect(await hears(socket, ID.memberMuted)).toEqual({ kind: 'none' });
    expect(await say(socket, '一')).toMatchObject({ msgId: ID.sendMessage });

    await restrict({ kind: 'mute' });
    expect(await hears(socket, ID.memberMuted)).toEqual({ kind: 'mute' });
    await restrict({ kind: 'none' });
    expect(await hears(socket, ID.memberMuted)).toEqual({ kind: 'none' });
    expect(await say(socket, '二')).toMatchObject({ msgId: ID.sendMessage });
  });
});

describe('a banned member', () => {
  it('is taken out of the room, hears it no more, and is refused on each connection until the ban is taken back', async () => {
    const listener = await inRoom(await aGuest());
    const { socket, token, body } = await inRoom(await aPlayer());
    await restrict({ kind: 'ban', reason: '诈骗' });
    expect(await hears(socket, ID.memberMuted)).toEqual({ kind: 'ban', reason: '诈骗' });
    expect(await hears(listener.socket, ID.leaveRoomBroadcast)).toMatchObject({ name: '晨星' });

    await say(listener.socket, '走了');
    expect(await say(socket, '喂')).toMatchObject({ msgId: ID.memberMuted });
    socket.send({ msgId: ID.joinRoom, msgData: { rid: 'c1' } });
    expect(await socket.next()).toMatchObject({ msgId: ID.memberMuted, msgData: { kind: 'ban' } });
    for (const login of [body, (await site.signIn('player1', 'player123')) && body]) {
      const other = await connect();
      other.send({ msgId: ID.loginSuccess, msgData: { token: '', body: login } });
      expect(await other.next()).toMatchObject({ msgId: ID.memberMuted, msgData: { kind: 'ban' } });
    }

    await restrict({ kind: 'none' });
    expect(await hears(socket, ID.memberMuted)).toEqual({ kind: 'none' });
    expect((await ofSession(token)).welcome.name).toBe('晨星');
  });

  it('is not kept from a guest who is somebody else', async () => {
    const guest = await inRoom(await aGuest());
    await site.sandbox('chat/restrict', { userId: guest.welcome.userId, kind: 'mute' });

    expect(await hears(guest.socket, ID.memberMuted)).toEqual({ kind: 'mute' });
    const back = await aGuest(guest.welcome.guest);
    expect(await hears(back.socket, ID.memberMuted)).toEqual({ kind: 'mute' });
    expect(await say((await inRoom(await aGuest())).socket, '喂')).toMatchObject({ msgId: ID.sendMessage });
  });
});

describe('a room in the operator’s hand', () => {
  it('10006 tells everyone that it is muted, what is pinned there, and both taken back', async () => {
    const there = await inRoom(await aPlayer());
    const elsewhere = await inRoom(await aGuest(), 'c2');

    await site.sandbox('chat/room', { rid: 'c1', state: 'muted', pinned: '今晚八点开赛' });
    for (const { socket } of [there, elsewhere]) {
      expect(await hears(socket, ID.roomStatus)).toEqual({ rid: 'c1', state: 'muted', pinned: '今晚八点开赛', ...PICTURES });
    }
    expect(await say(there.socket, '喂')).toMatchObject({ msgId: ID.roomStatus, msgData: { state: 'muted' } });
    expect((await join(elsewhere.socket, 'c1')).room).toMatchObject({ state: 'muted', pinned: '今晚八点开赛' });

    await site.sandbox('chat/room', { rid: 'c1', state: 'open', pinned: null });
    expect(await hears(there.socket, ID.roomStatus)).toEqual({ rid: 'c1', state: 'open', ...PICTURES });
    expect(await say(there.socket, '喂')).toMatchObject({ msgId: ID.sendMessage });
  });

  it('10009 tells everyone which rooms there are when all are muted, and when one goes or comes back [R-CHATID-10009]', async () => {
    const { socket } = await inRoom(await aPlayer());
    const rooms = async () => (await hears(socket, ID.globalRoomStatus)) as { readonly rooms: readonly unknown[] };

    await site.sandbox('chat/rooms', { state: 'muted' });
    expect(await rooms()).toMatchObject({
      rooms: [
        { rid: 'c1', state: 'muted', online: expect.any(Number) as number },
        { rid: 'c2', state: 'muted' },
        { rid: 'c3', state: 'muted' },
      ],
    });
    expect(await say(socket, '喂')).toMatchObject({ msgId: ID.roomStatus, msgData: { state: 'muted' } });
    await site.sandbox('chat/rooms', { state: 'open' });
    expect(await rooms()).toMatchObject({ rooms: [{ state: 'open' }, { state: 'open' }, { state: 'open' }] });

    await site.sandbox('chat/room', { rid: 'c3', state: 'destroyed' });
    expect((await rooms()).rooms).toHaveLength(2);
    await site.sandbox('chat/room', { rid: 'c3', state: 'open' });
    expect((await rooms()).rooms).toHaveLength(3);
  });

  it('10013 tells those who are in it that it is gone; nobody comes in or speaks until it is back', async () => {
    const { socket } = await inRoom(await aPlayer());

    await site.sandbox('chat/room', { rid: 'c1', state: 'destroyed' });

    expect(await hears(socket, ID.roomDestroyed)).toEqual({ rid: 'c1' });
    await hears(socket, ID.globalRoomStatus);
    expect(await say(socket, '喂')).toMatchObject({ msgId: ID.internalNotification, msgData: { code: 6007 } });
    socket.send({ msgId: ID.joinRoom, msgData: { rid: 'c1' } });
    expect(await hears(socket, ID.internalNotification)).toEqual({ code: 6004 });
    await site.sandbox('chat/room', { rid: 'c1', state: 'open' });
    expect((await join(socket, 'c1')).recent).toHaveLength(3);
  });

  it('10015 clears what was said, also for those who come later and in the history, and shows it again when taken back', async () => {
    const { socket } = await inRoom(await aPlayer());
    const history = () => site.send(chatHistoryCall, { rid: 'c1', pageNum: 1, pageSize: 15, category: 1, categoryType: 0 });

    await site.sandbox('chat/clear', { rid: 'c1' });
    expect(await hears(socket, ID.clearRoom)).toEqual({ rid: 'c1' });
    expect((await join((await aGuest()).socket, 'c1')).recent).toEqual([]);
    expect(await history()).toMatchObject({ data: { total: 0, list: [] } });
    await say(socket, '新的开始');
    expect(await history()).toMatchObject({ data: { total: 1 } });

    await site.sandbox('chat/clear', { rid: 'c1', takenBack: true });
    expect(await hears(socket, ID.clearRoom)).toEqual({ rid: 'c1', isTakenBack: true });
    expect(await history()).toMatchObject({ data: { total: 4 } });
  });

  it('10021 takes one message away, from those who see it and those who come', async () => {
    const { socket } = await inRoom(await aPlayer());
    const { msgData } = await say(socket, '说错了');
    const { id } = chatMessageSchema.parse(msgData);

    await site.sandbox('chat/delete', { id });

    expect(await hears(socket, ID.messageDeleted)).toEqual({ rid: 'c1', id });
    expect((await join((await aGuest()).socket, 'c1')).recent.map(({ text }) => text)).not.toContain('说错了');
  });

  it('10007 asks for a grade: below it nobody speaks, guests neither, and everyone is told which [R-CHATID-10007]', async () => {
    const { socket, welcome } = await inRoom(await aPlayer());
    expect(welcome.vipLevel).toBe(6);

    await site.sandbox('chat/level', { level: 7 });
    expect(await hears(socket, ID.vipChatLevel)).toEqual({ level: 7 });
    expect(await say(socket, '一')).toEqual({ msgId: ID.vipChatLevel, msgData: { level: 7 } });
    expect(await hears((await aGuest()).socket, ID.vipChatLevel)).toEqual({ level: 7 });

    await site.sandbox('chat/level', { level: 6 });
    expect(await hears(socket, ID.vipChatLevel)).toEqual({ level: 6 });
    expect(await say(socket, '二')).toMatchObject({ msgId: ID.sendMessage });
    await site.sandbox('chat/level', { level: 0 });
    expect(await hears(socket, ID.vipChatLevel)).toEqual({ level: 0 });
    expect(await say((await inRoom(await aGuest())).socket, '三')).toMatchObject({ msgId: ID.sendMessage });
  });

  it('staff has its badge, and speaks where the room is muted and a grade is asked for', async () => {
    await site.sandbox('chat/staff', { member: 'player1', isStaff: true });
    await site.sandbox('chat/room', { rid: 'c1', state: 'muted' });
    await site.sandbox('chat/level', { level: 10 });
    const { socket } = await inRoom(await aPlayer());

    expect(await say(socket, '本房间暂停发言')).toMatchObject({ msgId: ID.sendMessage, msgData: { staff: true } });
    const { recent } = await join((await aGuest()).socket, 'c1');
    expect(recent.map(({ staff }) => staff)).toEqual([true, undefined, undefined, true]);
  });
});

describe('what a member says', () => {
  it.each([
    ['找我代 充', 'words'],
    ['看 https://a.example', 'links'],
    ['加微信：laochen88', 'contact'],
  ])('"%s" is refused for its %s', async (msg, about) => {
    const { socket } = await inRoom(await aPlayer());

    expect(await say(socket, msg, { key: 'k1' })).toEqual({ msgId: ID.internalNotification, msgData: { code: 6008, about, key: 'k1' } });
  });

  it('is said once under its key, however often it is sent and over whichever socket', async () => {
    const listener = await inRoom(await aGuest());
    const { socket, token } = await inRoom(await aPlayer());
    const first = chatMessageSchema.parse((await say(socket, '稳了', { key: 'k1' }))['msgData']);
    const second = await inRoom(await ofSession(token));

    for (const each of [socket, second.socket]) {
      expect(await say(each, '稳了', { key: 'k1' })).toMatchObject({ msgId: ID.sendMessage, msgData: { id: first.id, key: 'k1' } });
    }

    await listener.socket.next(withId(ID.sendMessage));
    const history = await site.send(chatHistoryCall, { rid: 'c1', pageNum: 1, pageSize: 15, category: 1, categoryType: 0 });
    expect(history).toMatchObject({ data: { total: 4 } });
  });

  it('is bound by the address for guests, whoever they say they are', async () => {
    site.clock.advance(60_000);
    for (let nth = 1; nth <= GUEST_MESSAGES; nth += 1) {
      const guest = await inRoom(await aGuest());
      guest.socket.send({ msgId: ID.sendMessage, msgData: { msg: `我是${String(nth)}` } });
      await guest.socket.next(withId(ID.sendMessage));
    }
    const { socket } = await inRoom(await aGuest());

    socket.send({ msgId: ID.sendMessage, msgData: { msg: '还有我' } });

    expect(await hears(socket, ID.roomBroadcastBlocked)).toEqual({ rid: 'c1' });
  });

  it('can be reported, once by each member; staff sees the queue, deletes, and it is empty', async () => {
    const { socket } = await inRoom(await aGuest());
    const { id } = chatMessageSchema.parse((await say(socket, '难听的话'))['msgData']);
    const token = await site.signIn('player1', 'player123');
    expect(await site.send(reportMessageCall, { id: '4711' }, { token })).toMatchObject({ status_code: 6004, message: '消息不存在' });
    expect(await site.send(reportMessageCall, { id }, {})).toMatchObject({ status_code: 6001 });

    await site.send(reportMessageCall, { id }, { token });
    await site.send(reportMessageCall, { id }, { token });

    expect(await site.sandbox('chat/reports')).toMatchObject({ reports: [{ id, rid: 'c1', text: '难听的话', reports: 1 }] });
    await site.sandbox('chat/delete', { id });
    expect(await hears(socket, ID.messageDeleted)).toEqual({ rid: 'c1', id });
    expect(await site.sandbox('chat/reports')).toEqual({ reports: [] });
  });

  it('10011 answers a page of the history between two moments, of the room one is in [R-CHATID-10011]', async () => {
    const { socket } = await aPlayer();
    const ask = (msgData: object) => {
      socket.send({ msgId: ID.requestHistory, msgData });
    };
    ask({ rid: 'c1', pageNum: 1, pageSize: 15, category: 1, categoryType: 0 });
    expect(await socket.next()).toMatchObject({ msgId: ID.internalNotification, msgData: { code: 6007 } });
    await join(socket, 'c1');
    const from = site.clock.nowMs() + 1;
    for (const words of ['一', '二', '三']) await say(socket, words);

    ask({ rid: 'c1', pageNum: 2, pageSize: 2, category: 1, categoryType: 0, beginTime: from, endTime: site.clock.nowMs() });

    expect(await hears(socket, ID.requestHistory)).toMatchObject({ rid: 'c1', pageNum: 2, total: 3, list: [{ text: '一' }] });
  });

  it('answers what one socket asks in the order it was asked', async () => {
    const { socket } = await aPlayer();
    await join(socket, 'c1');
    const asked = Array.from({ length: 60 }, (_, index) => index + 1);
    for (const pageNum of asked) {
      socket.send({ msgId: ID.requestHistory, msgData: { rid: 'c1', pageNum, pageSize: 15, category: 1, categoryType: 0 } });
    }

    const answered: unknown[] = [];
    while (answered.length < asked.length) answered.push(await hears(socket, ID.requestHistory));
    expect(answered).toEqual(asked.map((pageNum): unknown => expect.objectContaining({ pageNum })));
  });
});
