import { aMessage, aRoom } from '../testing/builders';
import type { ChatEvent } from './chatEvent';
import { advanceChat, INITIAL_CHAT, type ChatState } from './chatState';

const self = { userId: '10001', name: 'player1', vipLevel: 6, isStaff: false };
const rooms = [aRoom(), aRoom({ id: 'c2', name: '足球讨论区' })];

const play = (state: ChatState, ...events: readonly ChatEvent[]) => events.reduce(advanceChat, state);
const connected: readonly ChatEvent[] = [{ type: 'connecting' }, { type: 'opened' }];
const welcomed: ChatEvent = { type: 'signed-in', self, rooms };
const joined: ChatEvent = { type: 'joined', room: aRoom(), recent: [aMessage()] };
const inside = play(INITIAL_CHAT, ...connected, welcomed, joined);
const own = (text: string, id = '2') => aMessage({ id, userId: self.userId, text });
const textsOf = ({ currentRoom }: ChatState) =>
  currentRoom.status === 'joined'
    ? currentRoom.view.lines.map((line) => (line.kind === 'message' ? line.message.text : line.kind))
    : undefined;

describe('the current room', () => {
  it('is the first of the common rooms [R-CHAT-01]', () => {
    expect(play(INITIAL_CHAT, ...connected, welcomed).currentRoom).toEqual({ status: 'entering', roomId: 'c1', view: undefined });
    expect(inside.currentRoom).toMatchObject({ status: 'joined', roomId: 'c1' });
  });

  it('is the one that was requested before the login', () => {
    const state = play(INITIAL_CHAT, { type: 'enter', roomId: 'm1001' }, ...connected, welcomed);

    expect(state.currentRoom).toMatchObject({ status: 'entering', roomId: 'm1001' });
  });

  it('is not entered again when it is requested again', () => {
    expect(play(inside, { type: 'enter', roomId: 'c1' })).toEqual(inside);
  });

  it('is the one that was requested last', () => {
    const state = play(inside, { type: 'enter', roomId: 'c2' }, joined);

    expect(state.currentRoom).toEqual({ status: 'entering', roomId: 'c2', view: undefined });
  });

  it.each<[string, ChatEvent]>([
    ['unknown', { type: 'notified', failure: 'refused' }],
    ['destroyed', { type: 'room-destroyed', roomId: 'c2' }],
  ])('is unavailable when it is %s, and can be requested again', (_, event) => {
    const state = play(inside, { type: 'enter', roomId: 'c2' }, event);
    expect(state.currentRoom).toEqual({ status: 'unavailable', roomId: 'c2' });

    expect(play(state, { type: 'enter', roomId: 'c2' }).currentRoom).toMatchObject({ status: 'entering' });
  });

  it('is entered again after a loss of the connection, and keeps its lines', () => {
    const lost = play(inside, { type: 'ended' });
    expect(lost.currentRoom).toMatchObject({ status: 'entering', roomId: 'c1', view: { room: { id: 'c1' } } });

    const back = play(lost, ...connected, welcomed, {
      type: 'joined',
      room: aRoom(),
      recent: [aMessage(), aMessage({ id: '9', text: '九' })],
    });

    expect(textsOf(back)).toEqual(['下半场节奏明显上来了', '九']);
  });
});

describe('an event of the room', () => {
  it.each<[string, ChatEvent, object]>([
    ['a person arrives', { type: 'person-joined', roomId: 'c1', name: '游客1', online: 9 }, { room: { online: 9 } }],
    ['a person leaves', { type: 'person-left', roomId: 'c1', online: 2 }, { room: { online: 2 }, lines: [{ kind: 'message' }] }],
    ['the room is muted', { type: 'room-state', roomId: 'c1', isMuted: true }, { room: { isMuted: true } }],
    ['the room is cleared', { type: 'room-cleared', roomId: 'c1' }, { lines: [] }],
  ])('%s', (_, event, view) => {
    expect(play(inside, event).currentRoom).toMatchObject({ view });
  });

  it('changes the number of people in the list of rooms too', () => {
    const state = play(
      inside,
      { type: 'person-joined', roomId: 'c1', name: '游客1', online: 9 },
      { type: 'person-left', roomId: 'c1', online: 8 },
    );

    expect(state.rooms).toMatchObject([{ id: 'c1', online: 8 }, { id: 'c2' }]);
  });

  it('changes nothing where the room is another', () => {
    const state = play(
      inside,
      { type: 'message-received', message: aMessage({ id: '5', roomId: 'c2' }) },
      { type: 'room-destroyed', roomId: 'c2' },
    );

    expect(state.currentRoom).toEqual(inside.currentRoom);
  });

  it('makes it unavailable when it is destroyed', () => {
    expect(play(inside, { type: 'room-destroyed', roomId: 'c1' }).currentRoom).toEqual({ status: 'unavailable', roomId: 'c1' });
  });

  it('is forgotten after the last view, but not who the guest is', () => {
    const guest = play(INITIAL_CHAT, ...connected, { type: 'signed-in', self, rooms, guestToken: 't' }, { type: 'left' });

    expect(guest.guestToken).toBe('t');
    expect(play(guest, ...connected, welcomed).guestToken).toBeUndefined();
  });

  it('is forgotten after the last view, but not the room', () => {
    expect(play(inside, { type: 'left' }).currentRoom).toEqual({ status: 'entering', roomId: 'c1', view: undefined });
    expect(play(INITIAL_CHAT, { type: 'left' })).toEqual(INITIAL_CHAT);
  });
});

describe('an own message', () => {
  const written = play(inside, { type: 'composed', key: 'k1', text: '稳了' });
  const sent = play(written, { type: 'sent', entryId: 1 });
  const entry = { id: 1, roomId: 'c1', key: 'k1', text: '稳了' };

  it('waits, is sent, and is removed when it appears in the room', () => {
    expect(written.outbox).toEqual([{ ...entry, state: { status: 'waiting' } }]);
    expect(sent.outbox).toEqual([{ ...entry, state: { status: 'sent', by: '10001' } }]);

    const seen = play(sent, { type: 'message-received', message: own('稳了') });

    expect(seen.outbox).toEqual([]);
    expect(textsOf(seen)).toEqual(['下半场节奏明显上来了', '稳了']);
  });

  it('waits again after a loss of the connection, under its key', () => {
    expect(play(sent, { type: 'ended' }).outbox).toEqual(written.outbox);
  });

  it('of several is the one that a refusal names', () => {
    const two = play(sent, { type: 'composed', key: 'k2', text: '二' }, { type: 'sent', entryId: 2 });

    expect(play(two, { type: 'notified', failure: 'words', key: 'k2' }).outbox).toMatchObject([
      { state: { status: 'sent' } },
      { state: { status: 'failed', reason: 'words' } },
    ]);
  });

  it('stays when another person sends the same text', () => {
    expect(play(sent, { type: 'message-received', message: aMessage({ id: '2', text: '稳了' }) }).outbox).toEqual(sent.outbox);
  });

  it.each<[ChatEvent, string]>([
    [{ type: 'blocked' }, 'blocked'],
    [{ type: 'self-muted', restriction: { until: undefined, reason: undefined } }, 'muted'],
    [{ type: 'level-required', level: 7 }, 'level'],
    [{ type: 'room-state', roomId: 'c1', isMuted: true }, 'muted'],
    [{ type: 'notified', failure: 'refused' }, 'refused'],
    [{ type: 'notified', failure: 'links', key: 'k1' }, 'links'],
  ])('fails by %j, and can be sent again or dismissed', (event, reason) => {
    const failed = play(sent, event);
    expect(failed.outbox).toEqual([{ ...entry, state: { status: 'failed', reason, by: '10001' } }]);

    expect(play(failed, { type: 'retried', entryId: 1 }).outbox).toEqual(written.outbox);
    expect(play(failed, { type: 'dismissed', entryId: 1 }).outbox).toEqual([]);
  });

  it('is removed when the room shows it after a loss of the connection', () => {
    const lost = play(sent, { type: 'ended' }, ...connected, welcomed);

    const back = play(lost, { type: 'joined', room: aRoom(), recent: [aMessage(), { ...own('稳了'), key: 'k1' }] });

    expect(back.outbox).toEqual([]);
    expect(textsOf(back)).toEqual(['下半场节奏明显上来了', '稳了']);
  });

  it('is not confused with an earlier message of the same text', () => {
    const before = play(inside, { type: 'message-received', message: own('稳了') });
    const lost = play(
      before,
      { type: 'composed', key: 'k1', text: '稳了' },
      { type: 'sent', entryId: 1 },
      { type: 'ended' },
      ...connected,
      welcomed,
    );

    const back = play(lost, { type: 'joined', room: aRoom(), recent: [aMessage(), own('稳了')] });

    expect(back.outbox).toMatchObject([{ state: { status: 'waiting' } }]);
  });

  it('stays while it waits for the connection', () => {
    const waiting = play(written, { type: 'ended' }, ...connected, welcomed, joined);

    expect(waiting.outbox).toEqual(written.outbox);
  });

  it('is never sent under another user', () => {
    const another = play(written, { type: 'ended' }, ...connected, {
      type: 'signed-in',
      self: { ...self, userId: '2', name: 'player2' },
      rooms,
    });

    expect(another.outbox).toEqual([]);
  });

  it('needs a room', () => {
    expect(play(INITIAL_CHAT, { type: 'composed', key: 'k1', text: '稳了' }).outbox).toEqual([]);
  });
});

describe('signing in', () => {
  it('can be tried again after a refusal', () => {
    const refused = play(INITIAL_CHAT, ...connected, { type: 'notified', failure: 'refused' });
    expect(refused.connection).toEqual({ status: 'connected', login: { status: 'refused' } });

    expect(play(refused, { type: 'login-again' }).connection).toEqual({ status: 'connected', login: { status: 'pending' } });
  });
});
