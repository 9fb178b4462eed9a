import { CHAT_MESSAGE_IDS as ID } from '@site/shared/wire/chat';
import { aMessage, aRoom, aWireMessage, aWireRoom, says } from '../testing/builders';
import { commandToWire, eventFromWire, type ChatCommand } from './chatCodec';

describe('what this side says', () => {
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
      { type: 'say', roomId: 'c1', text: '稳了' },
      { msgId: 10003, msgData: { rid: 'c1', msg: '稳了' } },
    ],
  ])('%s', (_, command, wire) => {
    expect(commandToWire(command)).toEqual(wire);
  });
});

describe('what the platform says', () => {
  const message = aMessage({ at: aWireMessage().at });

  it.each<[string, unknown, unknown]>([
    [
      '10001 is login success [R-CHATID-10001]',
      says.welcome({ userId: '1', name: '晨星' }, [aWireRoom({ state: 'muted' })]),
      { type: 'welcomed', self: { userId: '1', name: '晨星' }, rooms: [aRoom({ isMuted: true })] },
    ],
    [
      '10019 is guest login success [R-CHATID-10019]',
      says.guestWelcome(),
      { type: 'welcomed', self: { userId: 'g8291', name: '游客8291' }, rooms: [aRoom()] },
    ],
    ['10016 answers joining [R-CHATID-10016]', says.joined([aWireMessage()]), { type: 'joined', room: aRoom(), recent: [message] }],
    ['10003 is what somebody said [R-CHATID-10003]', says.said(), { type: 'said', message }],
    ['10008 is who came in [R-CHATID-10008]', says.arrived('游客1', 4), { type: 'person-joined', roomId: 'c1', name: '游客1', online: 4 }],
    ['10006 is the state of one room [R-CHATID-10006]', says.roomState('muted'), { type: 'room-state', roomId: 'c1', isMuted: true }],
    ['10004 mutes the member [R-CHATID-10004]', says.selfMuted(), { type: 'self-muted' }],
    ['10005 blocks the broadcast [R-CHATID-10005]', says.blocked(), { type: 'blocked' }],
    ['10013 destroys a room [R-CHATID-10013]', says.destroyed(), { type: 'room-destroyed', roomId: 'c1' }],
    ['10015 clears a room [R-CHATID-10015]', says.cleared(), { type: 'room-cleared', roomId: 'c1' }],
    ['60000 is an internal notification [R-CHATID-60000]', says.notice(6004), { type: 'noticed' }],
    ['0 is the heartbeat [R-CHATID-0]', says.heartbeat(), { type: 'heartbeat' }],
  ])('%s', (_, wire, event) => {
    expect(eventFromWire(wire)).toEqual({ ok: true, event });
  });

  it.each([ID.roomScore, ID.giftRecord, 4711])('an id without a use here is handed on as it came: %i [R-CHAT-20]', (msgId) => {
    expect(eventFromWire({ msgId, msgData: { any: 1 } })).toEqual({
      ok: true,
      event: { type: 'other', messageId: msgId, data: { any: 1 } },
    });
  });

  it.each([
    ['no envelope', 'hello'],
    ['an id that is no number', { msgId: '10003' }],
    ['a message without words', { msgId: ID.sendMessage, msgData: { ...aWireMessage(), text: undefined } }],
    ['a welcome without rooms', { msgId: ID.loginSuccess, msgData: { userId: '1', name: 'x' } }],
  ])('%s is told apart from what can be read [R-CHAT-04]', (_, wire) => {
    expect(eventFromWire(wire)).toEqual({ ok: false, problem: expect.any(String) as string });
  });
});
