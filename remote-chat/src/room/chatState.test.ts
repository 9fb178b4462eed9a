import { aMessage, aRoom } from '../testing/builders';
import { advanceChat, INITIAL_CHAT, type ChatEvent, type ChatState } from './chatState';

const self = { userId: '10001', name: 'player1' };
const rooms = [aRoom(), aRoom({ id: 'c2', name: '足球讨论区' })];

const play = (state: ChatState, ...events: readonly ChatEvent[]) => events.reduce(advanceChat, state);
const connected: readonly ChatEvent[] = [{ type: 'connecting' }, { type: 'opened' }];
const welcomed: ChatEvent = { type: 'welcomed', self, rooms };
const joined: ChatEvent = { type: 'joined', room: aRoom(), recent: [aMessage()] };
const inside = play(INITIAL_CHAT, ...connected, welcomed, joined);
const own = (text: string, id = '2') => aMessage({ id, userId: self.userId, text });
const textsOf = ({ place }: ChatState) =>
  place.status === 'inside' ? place.view.lines.map((line) => (line.kind === 'message' ? line.message.text : line.name)) : undefined;

describe('finding a room', () => {
  it('enters the first of the common rooms [R-CHAT-01]', () => {
    expect(play(INITIAL_CHAT, ...connected, welcomed).place).toEqual({ status: 'entering', roomId: 'c1', view: undefined });
    expect(inside.place).toMatchObject({ status: 'inside', roomId: 'c1' });
  });

  it('enters the room that was asked for before we were signed in', () => {
    const state = play(INITIAL_CHAT, { type: 'enter', roomId: 'm1001' }, ...connected, welcomed);

    expect(state.place).toMatchObject({ status: 'entering', roomId: 'm1001' });
  });

  it('stays where it is when that room is asked for again', () => {
    expect(play(inside, { type: 'enter', roomId: 'c1' })).toEqual(inside);
  });

  it('waits for the room that was asked for last', () => {
    const state = play(inside, { type: 'enter', roomId: 'c2' }, joined);

    expect(state.place).toEqual({ status: 'entering', roomId: 'c2', view: undefined });
  });

  it.each<[string, ChatEvent]>([
    ['unknown', { type: 'noticed' }],
    ['destroyed', { type: 'room-destroyed', roomId: 'c2' }],
  ])('says when the room is %s, and tries again when told to', (_, event) => {
    const state = play(inside, { type: 'enter', roomId: 'c2' }, event);
    expect(state.place).toEqual({ status: 'gone', roomId: 'c2' });

    expect(play(state, { type: 'enter', roomId: 'c2' }).place).toMatchObject({ status: 'entering' });
  });

  it('goes back into the same room after the link was lost, with what was seen', () => {
    const lost = play(inside, { type: 'ended' });
    expect(lost.place).toMatchObject({ status: 'entering', roomId: 'c1', view: { room: { id: 'c1' } } });

    const back = play(lost, ...connected, welcomed, {
      type: 'joined',
      room: aRoom(),
      recent: [aMessage(), aMessage({ id: '9', text: '九' })],
    });

    expect(textsOf(back)).toEqual(['下半场节奏明显上来了', '九']);
  });
});

describe('what happens in the room', () => {
  it.each<[string, ChatEvent, object]>([
    ['somebody comes in', { type: 'person-joined', roomId: 'c1', name: '游客1', online: 9 }, { room: { online: 9 } }],
    ['nobody may speak', { type: 'room-state', roomId: 'c1', isMuted: true }, { room: { isMuted: true } }],
    ['it is cleared', { type: 'room-cleared', roomId: 'c1' }, { lines: [] }],
  ])('%s', (_, event, view) => {
    expect(play(inside, event).place).toMatchObject({ view });
  });

  it('is all that counts: another room changes nothing', () => {
    const state = play(inside, { type: 'said', message: aMessage({ id: '5', roomId: 'c2' }) }, { type: 'room-destroyed', roomId: 'c2' });

    expect(state.place).toEqual(inside.place);
  });

  it('ends with the room', () => {
    expect(play(inside, { type: 'room-destroyed', roomId: 'c1' }).place).toEqual({ status: 'gone', roomId: 'c1' });
  });

  it('is forgotten when nobody shows the chat, but for the room', () => {
    expect(play(inside, { type: 'left' }).place).toEqual({ status: 'entering', roomId: 'c1', view: undefined });
    expect(play(INITIAL_CHAT, { type: 'left' })).toEqual(INITIAL_CHAT);
  });
});

describe('what one says oneself', () => {
  const said = play(inside, { type: 'composed', text: '稳了' });
  const sent = play(said, { type: 'sent', entryId: 1 });
  const entry = { id: 1, roomId: 'c1', text: '稳了' };

  it('waits, is sent, and is done when it is seen in the room', () => {
    expect(said.outbox).toEqual([{ ...entry, state: { status: 'waiting' } }]);
    expect(sent.outbox).toEqual([{ ...entry, state: { status: 'sent', by: '10001' } }]);

    const seen = play(sent, { type: 'said', message: own('稳了') });

    expect(seen.outbox).toEqual([]);
    expect(textsOf(seen)).toEqual(['下半场节奏明显上来了', '稳了']);
  });

  it('is not taken for seen when somebody else says the same', () => {
    expect(play(sent, { type: 'said', message: aMessage({ id: '2', text: '稳了' }) }).outbox).toEqual(sent.outbox);
  });

  it.each<[ChatEvent, string]>([
    [{ type: 'blocked' }, 'blocked'],
    [{ type: 'self-muted' }, 'muted'],
    [{ type: 'room-state', roomId: 'c1', isMuted: true }, 'muted'],
    [{ type: 'noticed' }, 'refused'],
    [{ type: 'ended' }, 'unconfirmed'],
  ])('fails by %j, and can be tried again or given up', (event, reason) => {
    const failed = play(sent, event);
    expect(failed.outbox).toEqual([{ ...entry, state: { status: 'failed', reason, by: '10001' } }]);

    expect(play(failed, { type: 'retried', entryId: 1 }).outbox).toEqual(said.outbox);
    expect(play(failed, { type: 'dismissed', entryId: 1 }).outbox).toEqual([]);
  });

  it('turns out to have arrived when the room shows it after the link was lost', () => {
    const lost = play(sent, { type: 'ended' }, ...connected, welcomed);

    const back = play(lost, { type: 'joined', room: aRoom(), recent: [aMessage(), own('稳了')] });

    expect(back.outbox).toEqual([]);
    expect(textsOf(back)).toEqual(['下半场节奏明显上来了', '稳了']);
  });

  it('is not mixed up with the same words said before', () => {
    const before = play(inside, { type: 'said', message: own('稳了') });
    const lost = play(before, { type: 'composed', text: '稳了' }, { type: 'sent', entryId: 1 }, { type: 'ended' }, ...connected, welcomed);

    const back = play(lost, { type: 'joined', room: aRoom(), recent: [aMessage(), own('稳了')] });

    expect(back.outbox).toMatchObject([{ state: { status: 'failed', reason: 'unconfirmed' } }]);
  });

  it('stays while it waits for the link', () => {
    const waiting = play(said, { type: 'ended' }, ...connected, welcomed, joined);

    expect(waiting.outbox).toEqual(said.outbox);
  });

  it('is never said by another person', () => {
    const another = play(said, { type: 'ended' }, ...connected, { type: 'welcomed', self: { userId: '2', name: 'player2' }, rooms });

    expect(another.outbox).toEqual([]);
  });

  it('needs a room', () => {
    expect(play(INITIAL_CHAT, { type: 'composed', text: '稳了' }).outbox).toEqual([]);
  });
});

describe('signing in', () => {
  it('may be refused, and tried again', () => {
    const refused = play(INITIAL_CHAT, ...connected, { type: 'noticed' });
    expect(refused.link).toEqual({ status: 'connected', login: { kind: 'refused' } });

    expect(play(refused, { type: 'login-again' }).link).toEqual({ status: 'connected', login: { kind: 'pending' } });
  });
});
