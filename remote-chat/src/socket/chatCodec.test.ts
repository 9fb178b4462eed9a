import { CHAT_MESSAGE_IDS as ID } from '@site/shared/wire/chat';
import { aMessage, aRoom, aWireMessage, aWireRoom, fromPlatform } from '../testing/builders';
import { commandToWire, eventFromWire } from './chatCodec';
import type { ChatCommand } from './createChatSession';

describe('a command', () => {
  it.each<[string, ChatCommand, unknown]>([
    ['the heartbeat is 0 [R-CHATID-0]', { type: 'heartbeat' }, { msgId: 0 }],
    [
      'the login is 10001, with token and the jwt as body [R-CHAT-07] [R-CHAT-17] [R-CHAT-19]',
      { type: 'log-in', jwt: 'j' },
      { msgId: 10001, msgData: { token: 'j', body: { jwt: 'j' } } },
    ],
    ['the guest login is 10019 [R-CHAT-18] [R-CHAT-19]', { type: 'log-in-as-guest' }, { msgId: 10019, msgData: {} }],
    ['joining is 10002 with rid [R-CHATID-10002] [R-CHAT-05]', { type: 'join', roomId: 'c1' }, { msgId: 10002, msgData: { rid: 'c1' } }],
    [
      'a message is 10003 with msg [R-CHATID-10003] [R-CHAT-06]',
      { type: 'send', roomId: 'c1', key: 'k', text: '稳了' },
      { msgId: 10003, msgData: { rid: 'c1', msg: '稳了', key: 'k' } },
    ],
    [
      'a predicted score is 10018',
      { type: 'predict', roomId: 'm70', key: 'k', prediction: { home: 3, away: 1 } },
      { msgId: 10018, msgData: { rid: 'm70', home: 3, away: 1, key: 'k' } },
    ],
    [
      'what was missed is asked by 10011, as by the call [R-CHATID-10011] [R-CHAT-08]',
      { type: 'read-gap', roomId: 'c1', page: 2, from: 5, until: 9 },
      { msgId: 10011, msgData: { rid: 'c1', pageNum: 2, pageSize: 15, category: 1, categoryType: 0, beginTime: 5, endTime: 9 } },
    ],
  ])('%s', (_, command, wire) => {
    expect(commandToWire(command)).toEqual(wire);
  });
});

describe('a message of the platform', () => {
  const message = aMessage({ at: aWireMessage().at });

  it.each<[string, unknown, unknown]>([
    [
      '10001 is login success [R-CHATID-10001]',
      fromPlatform.welcome({ userId: '1', name: '晨星' }, [aWireRoom({ state: 'muted' })]),
      { type: 'signed-in', self: { userId: '1', name: '晨星', vipLevel: 0, isStaff: false }, rooms: [aRoom({ isMuted: true })] },
    ],
    [
      '10019 is guest login success [R-CHATID-10019]',
      fromPlatform.guestWelcome(),
      { type: 'signed-in', self: { userId: 'g8291', name: '游客8291', vipLevel: 0, isStaff: false }, rooms: [aRoom()] },
    ],
    ['10016 answers joining [R-CHATID-10016]', fromPlatform.joined([aWireMessage()]), { type: 'joined', room: aRoom(), recent: [message] }],
    ['10003 is a message [R-CHATID-10003]', fromPlatform.message(), { type: 'message-received', message }],
    [
      '10008 is an arrival [R-CHATID-10008]',
      fromPlatform.arrived('游客1', 4),
      { type: 'person-joined', roomId: 'c1', name: '游客1', online: 4 },
    ],
    ['10020 is a departure', fromPlatform.left('游客1', 3), { type: 'person-left', roomId: 'c1', online: 3 }],
    ['60000 with 6001 is the end of the login', fromPlatform.notice(6001), { type: 'login-expired' }],
    [
      '10006 is the state of one room [R-CHATID-10006]',
      fromPlatform.roomState('muted'),
      { type: 'room-state', roomId: 'c1', isMuted: true },
    ],
    ['10004 mutes the member [R-CHATID-10004]', fromPlatform.selfMuted(), { type: 'self-muted', restriction: {} }],
    ['10005 blocks the broadcast [R-CHATID-10005]', fromPlatform.blocked(), { type: 'blocked' }],
    ['10013 destroys a room [R-CHATID-10013]', fromPlatform.destroyed(), { type: 'room-destroyed', roomId: 'c1' }],
    ['10015 clears a room [R-CHATID-10015]', fromPlatform.cleared(), { type: 'room-cleared', roomId: 'c1' }],
    ['60000 is an internal notification [R-CHATID-60000]', fromPlatform.notice(6004), { type: 'notified', failure: 'refused' }],
    ['0 is the heartbeat [R-CHATID-0]', fromPlatform.heartbeat(), { type: 'heartbeat' }],
  ])('%s', (_, wire, event) => {
    expect(eventFromWire(wire)).toEqual({ ok: true, event });
  });

  it.each([4711, 99_999])('with an id without an effect is passed on unchanged: %i [R-CHAT-20]', (msgId) => {
    expect(eventFromWire({ msgId, msgData: { any: 1 } })).toEqual({
      ok: true,
      event: { type: 'other', messageId: msgId, data: { any: 1 } },
    });
  });

  it.each([
    ['no envelope', 'hello'],
    ['an id that is no number', { msgId: '10003' }],
    ['a message without text', { msgId: ID.sendMessage, msgData: { ...aWireMessage(), text: undefined } }],
    ['a welcome without rooms', { msgId: ID.loginSuccess, msgData: { userId: '1', name: 'x' } }],
  ])('that is %s is not decoded [R-CHAT-04]', (_, wire) => {
    expect(eventFromWire(wire)).toEqual({ ok: false, problem: expect.any(String) as string });
  });
});
