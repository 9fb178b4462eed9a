import { CHAT_MESSAGE_IDS as ID, chatHistoryCall, chatMessageSchema } from '@site/shared/wire/chat';
import { addAvatarCall, avatarListCall } from '@site/shared/wire/avatars';
import { memberInfoCall } from '@site/shared/wire/user';
import { answerOf } from '../testing/answerOf';
import { nextChange, openChats, withId } from '../testing/openChats';
import { openSocket } from '../testing/openSocket';
import { platformForTests } from '../testing/platformForTests';
import { until } from '../testing/until';

const site = platformForTests();
const { connect, aMember, aGuest, join, closeAll } = openChats(() => site);

beforeEach(() => site.sandbox('reset', {}));
afterEach(closeAll);

describe('the chat', () => {
  it('welcomes a member with the jwt of the platform, and a guest under a name of its own', async () => {
    const member = await aMember('player1', 'player123');
    const guest = await aGuest();

    expect(member.welcome).toMatchObject({
      name: '晨星',
      rooms: [{ rid: 'c1', state: 'open', online: 0 }, { rid: 'c2' }, { rid: 'c3' }],
    });
    expect(guest.welcome.name).toMatch(/^游客\d{6}$/);
  });

  it('shows a room’s last messages to the person who enters, and notifies the others', async () => {
    const member = await aMember('player1', 'player123');
    const guest = await aGuest();
    await join(member.socket, 'c1');

    const joined = await join(guest.socket, 'c1');

    expect(joined.room).toMatchObject({ rid: 'c1', name: '综合聊天室', online: 2 });
    expect(joined.recent.map(({ text }) => text)).toEqual(['欢迎来到综合聊天室，请文明交流。', '今晚英超几场都挺好看的', '祝大家好运']);
    expect(await member.socket.next(withId(ID.joinRoomBroadcast))).toMatchObject({ msgData: { name: guest.welcome.name, online: 2 } });
  });

  it('sends a message to everyone in the room and to no one else, and stores it', async () => {
    const speaker = await aMember('player1', 'player123');
    const listener = await aGuest();
    const elsewhere = await aGuest();
    await join(speaker.socket, 'c2');
    await join(listener.socket, 'c2');
    await join(elsewhere.socket, 'c3');

    speaker.socket.send({ msgId: ID.sendMessage, msgData: { msg: '  稳了  ' } });

    for (const { socket } of [speaker, listener]) {
      const { msgData } = await socket.next(withId(ID.sendMessage));
      expect(chatMessageSchema.parse(msgData)).toMatchObject({ rid: 'c2', name: '晨星', vipLevel: 6, text: '稳了' });
    }
    elsewhere.socket.send({ msgId: ID.heartbeat });
    expect(await elsewhere.socket.next()).toEqual({ msgId: ID.heartbeat });
    const history = await site.send(chatHistoryCall, { rid: 'c2', pageNum: 1, pageSize: 1, category: 1, categoryType: 0 });
    expect(history).toMatchObject({ data: { total: 3, list: [{ text: '稳了' }] } });
  });

  it('marks the message of a guest, and not that of a member', async () => {
    const member = await aMember('player1', 'player123');
    const guest = await aGuest();
    for (const [{ socket }, isGuest] of [
      [member, undefined],
      [guest, true],
    ] as const) {
      await join(socket, 'c2');
      socket.send({ msgId: ID.sendMessage, msgData: { msg: '加油' } });
      const { msgData } = await socket.next(withId(ID.sendMessage));
      expect(chatMessageSchema.parse(msgData).isGuest).toBe(isGuest);
    }
  });

  it('shows its members as the avatar that they have chosen of the list, in what they said before too', async () => {
    const { socket, token } = await aMember('player1', 'player123');
    await join(socket, 'c2');
    const say = async (msg: string) => {
      site.clock.advance(1_000);
      socket.send({ msgId: ID.sendMessage, msgData: { msg } });
      const { msgData } = await socket.next(withId(ID.sendMessage));
      return chatMessageSchema.parse(msgData).avatar;
    };
    const { list, chosen } = answerOf(avatarListCall, await site.send(avatarListCall, {}, { token }));
    expect(new Set(list.map(({ id }) => id)).size).toBe(25);
    expect(chosen).toBe(list[0]?.id);
    expect(await say('早')).toBeUndefined();

    expect(await site.send(addAvatarCall, { id: 'mask-24' }, { token })).toMatchObject({ data: { chosen: 'mask-24' } });

    expect(await say('好')).toBe('mask-24');
    const history = await site.send(chatHistoryCall, { rid: 'c2', pageNum: 1, pageSize: 2, category: 1, categoryType: 0 });
    expect(history).toMatchObject({ data: { list: [{ avatar: 'mask-24' }, { avatar: 'mask-24' }] } });
    expect(await site.send(memberInfoCall, { isPop: false }, { token })).toMatchObject({ data: { avatar: 'mask-24' } });
    expect(await site.send(addAvatarCall, { id: 'mask-9999' }, { token })).toMatchObject({ status_code: 6004, message: '没有这个头像' });
    await site.send(addAvatarCall, { id: chosen }, { token });
    expect(await say('嗯')).toBeUndefined();
  });

  it('tells the rooms that a member has spoken in that they are shown as another, and no other room', async () => {
    const { socket, token } = await aMember('player1', 'player123');
    const [listener, elsewhere] = [await aGuest(), await aGuest()];
    await join(socket, 'c2');
    await join(listener.socket, 'c2');
    await join(elsewhere.socket, 'c3');
    socket.send({ msgId: ID.sendMessage, msgData: { msg: '早' } });
    const { msgData: said } = await listener.socket.next(withId(ID.sendMessage));
    const { id, userId } = chatMessageSchema.parse(said);
    const own = await site.send(memberInfoCall, { isPop: false }, { token });
    expect(own).toMatchObject({ data: { avatar: userId } });

    await site.send(addAvatarCall, { id: 'mask-12' }, { token });

    for (const each of [socket, listener.socket]) {
      expect(await nextChange(site, each)).toMatchObject({ id, userId, avatar: 'mask-12', text: '早' });
    }
    expect(elsewhere.socket.has(withId(ID.messageChanged))).toBe(false);
    await site.send(addAvatarCall, { id: userId }, { token });
    expect(await nextChange(site, listener.socket)).not.toHaveProperty('avatar');
  });

  it('carries no direction mark and no hidden character of a message that was sent past the form', async () => {
    const { socket } = await aMember('player1', 'player123');
    await join(socket, 'c2');

    socket.send({ msgId: ID.sendMessage, msgData: { msg: '\u202E稳\u200B了\u2066👨‍👩‍👧' } });

    expect(await socket.next(withId(ID.sendMessage))).toMatchObject({ msgData: { text: '稳了👨‍👩‍👧' } });
    const history = await site.send(chatHistoryCall, { rid: 'c2', pageNum: 1, pageSize: 1, category: 1, categoryType: 0 });
    expect(history).toMatchObject({ data: { list: [{ text: '稳了👨‍👩‍👧' }] } });
  });

  it.each([
    ['nothing', { msg: '   ' }],
    ['hidden characters alone', { msg: '\u202E \u200B\u3164' }],
    ['more than 200 characters', { msg: '长'.repeat(201) }],
    ['a character that no text has', { msg: 'a\u0000b' }],
    ['something that is no text', { msg: 7 }],
    ['a ticket of a guest, who has none', { ticket_id: '251121000001' }],
  ])('does not carry %s', async (_what, msgData) => {
    const { socket } = await aGuest();
    await join(socket, 'c1');

    socket.send({ msgId: ID.sendMessage, msgData });

    expect(await socket.next()).toEqual({ msgId: ID.internalNotification, msgData: { code: 6007 } });
  });

  it('does not send a ticket that is not the speaker’s', async () => {
    const { socket } = await aMember('player1', 'player123');
    await join(socket, 'c1');

    socket.send({ msgId: ID.sendMessage, msgData: { rid: 'c1', ticket_id: '251121000001' } });

    expect(await socket.next(withId(ID.internalNotification))).toMatchObject({ msgData: { code: 6007 } });
  });

  it('accepts one message a second from one person', async () => {
    const { socket } = await aGuest();
    await join(socket, 'c1');
    site.clock.freeze();
    const say = (msg: string) => {
      socket.send({ msgId: ID.sendMessage, msgData: { msg } });
    };

    say('一');
    expect(await socket.next()).toMatchObject({ msgId: ID.sendMessage });
    say('二');
    expect(await socket.next()).toEqual({ msgId: ID.roomBroadcastBlocked, msgData: { rid: 'c1' } });
    site.clock.advance(1_000);
    say('三');
    expect(await socket.next()).toMatchObject({ msgId: ID.sendMessage, msgData: { text: '三' } });
  });

  it('says so when a room is muted', async () => {
    const { socket } = await aGuest();
    await join(socket, 'c1');
    await site.sandbox('chat/room', { rid: 'c1', state: 'muted' });

    socket.send({ msgId: ID.sendMessage, msgData: { msg: '喂' } });

    expect(await socket.next()).toEqual({ msgId: ID.roomStatus, msgData: { rid: 'c1', state: 'muted', pictures: { level: 1 } } });
  });

  it('refuses an invalid jwt, an unknown room, and a message before the sign-in', async () => {
    const socket = await connect();

    socket.send({ msgId: ID.loginSuccess, msgData: { token: 'x', body: { jwt: 'x' } } });
    expect(await socket.next()).toEqual({ msgId: ID.internalNotification, msgData: { code: 6001 } });
    socket.send({ msgId: ID.sendMessage, msgData: { msg: '喂' } });
    expect(await socket.next()).toEqual({ msgId: ID.internalNotification, msgData: { code: 6001 } });
    socket.send({ msgId: ID.guestLoginSuccess });
    await socket.next(withId(ID.guestLoginSuccess));
    socket.send({ msgId: ID.joinRoom, msgData: { rid: 'm404' } });
    expect(await socket.next()).toEqual({ msgId: ID.internalNotification, msgData: { code: 6004 } });
  });

  it('survives data that is not a message', async () => {
    const socket = await connect();

    for (const nonsense of ['{', '[]', '{"msgId":"0"}', '{"msgId":4711}']) {
      socket.send(nonsense);
      expect(await socket.next()).toMatchObject({ msgId: ID.internalNotification });
    }
    socket.send({ msgId: ID.heartbeat });
    expect(await socket.next()).toEqual({ msgId: ID.heartbeat });
  });

  it('opens for the web client of a site only', async () => {
    const refused = await openSocket(`${site.platform.url}/stream/api/v1/chat?clientType=tv&siteId=1`);
    const nameless = await openSocket(`${site.platform.url}/stream/api/v1/chat?clientType=web`);

    expect(await refused.closed).toBe(1008);
    expect(await nameless.closed).toBe(1008);
  });
});

describe('the sandbox over the streams', () => {
  it('cuts the connections that are open and refuses the next ones', async () => {
    const socket = await connect();
    // Wait until the platform has noticed that the sockets of the previous test are closed.
    await until(async () => ((await site.sandbox('streams')) as { readonly chat: number }).chat === 1);

    expect(await site.sandbox('streams', { stream: 'chat', do: 'cut' })).toEqual({ cut: 1 });
    expect(await socket.closed).toBe(1006);

    await site.sandbox('streams', { stream: 'chat', do: 'refuse', times: 1 });
    expect(await (await openSocket(addressOf('chat'))).closed).toBe(1013);
    await connect();
  });

  it('leaves the other stream alone', async () => {
    const odds = await openSocket(addressOf('odds'));
    await site.sandbox('streams', { stream: 'chat', do: 'cut' });

    odds.send({ type: 'ping' });

    expect(await odds.next()).toMatchObject({ type: 'pong' });
  });
});

function addressOf(stream: 'chat' | 'odds'): string {
  return `${site.platform.url}/stream/api/v1/${stream}?clientType=web&siteId=1`;
}
