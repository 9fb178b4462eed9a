import { aMessage, aRoom } from '../testing/builders';
import { advanceChat, INITIAL_CHAT, type ChatState } from './chatState';
import type { ChatEvent } from './chatEvent';
import { isUnread } from './seenRooms';

const SELF = { userId: '1', name: '晨星', vipLevel: 0, isStaff: false };
const last = (id: string) => ({ id, userId: '2', name: '远山', text: '早', at: 0 });
const rooms = [aRoom({ id: 'c1', last: last('4') }), aRoom({ id: 'c2', last: last('5') }), aRoom({ id: 'c3' })];

const after = (events: readonly ChatEvent[], state: ChatState = INITIAL_CHAT) => events.reduce(advanceChat, state);
const marked = (state: ChatState) => state.rooms.filter((room) => isUnread(room, state.seen, '1')).map(({ id }) => id);
const said = (id: string, messageId: string): ChatEvent => ({ type: 'rooms-previewed', rooms: [{ id, online: 1, last: last(messageId) }] });
const entered = (id: string): readonly ChatEvent[] => [
  { type: 'enter', roomId: id },
  { type: 'joined', room: aRoom({ id }), recent: [] },
];

const look = (isSeen: boolean): ChatEvent => ({ type: 'looked', attention: { isOpen: true, isSeen } });

const signedIn = after([{ type: 'signed-in', self: SELF, rooms }, ...entered('c1'), look(true)]);

it('a room is unread from the first message after one came, also one that was empty, and also of many digits more', () => {
  expect(marked(signedIn)).toEqual([]);
  expect(marked(after([said('c2', '9'), said('c3', '10')], signedIn))).toEqual(['c2', 'c3']);
  expect(marked(after([said('c2', '10')], signedIn))).toEqual(['c2']);
});

it('what is said in the room one is in is read, and what is said after one has left is not', () => {
  const there = after([...entered('c2'), said('c2', '12')], after([said('c2', '9')], signedIn));
  expect(marked(there)).toEqual([]);

  const back = after([...entered('c1'), said('c2', '12')], there);
  expect(marked(back)).toEqual([]);
  expect(marked(after([said('c2', '13')], back))).toEqual(['c2']);
});

it('what is said in the room one is in, and was not in sight, is unread once one has left', () => {
  const message = aMessage({ id: '7' });
  const away = after([look(false), said('c1', '6'), { type: 'message-received', message }], signedIn);

  expect(marked(away)).toEqual(['c1']);
  expect(marked(after([look(true)], away))).toEqual([]);
  expect(marked(after([...entered('c2'), look(true)], away))).toEqual(['c1']);
});

it('what is unread stays so over a loss of the connection', () => {
  const state = after([said('c2', '9'), { type: 'connecting' }], signedIn);
  const again = rooms.map((room) => (room.id === 'c2' ? { ...room, last: last('9') } : room));

  expect(marked(after([{ type: 'signed-in', self: SELF, rooms: again }], state))).toEqual(['c2']);
});
