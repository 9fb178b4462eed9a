import { CHAT_MESSAGE_IDS as ID, chatHistoryCall, chatMessageSchema, personMovedSchema } from '@site/shared/wire/chat';
import { openChats, withId } from '../testing/openChats';
import { platformForTests } from '../testing/platformForTests';
import { publicName } from './createChatIds';

const site = platformForTests();
const chats = openChats(() => site);
beforeEach(() => site.sandbox('reset', {}));
afterEach(() => chats.closeAll());

it('what a room sees of a member, in messages, arrivals, departures and history, holds neither login name nor number', async () => {
  const { userId } = (await site.sandbox('member/player1')) as { readonly userId: string };
  const listener = await chats.aGuest();
  await chats.join(listener.socket, 'c2');
  const speaker = await chats.aMember('player1', 'player123');
  const joined = await chats.join(speaker.socket, 'c2');
  speaker.socket.send({ msgId: ID.sendMessage, msgData: { msg: '稳了' } });
  const said = await listener.socket.next(withId(ID.sendMessage));
  const arrived = await listener.socket.next(withId(ID.joinRoomBroadcast));
  speaker.socket.send({ msgId: ID.joinRoom, msgData: { rid: 'c3' } });
  const left = await listener.socket.next(withId(ID.leaveRoomBroadcast));
  const history = await site.send(chatHistoryCall, { rid: 'c2', pageNum: 1, pageSize: 15, category: 1, categoryType: 0 });

  const ids = [
    chatMessageSchema.parse(said['msgData']),
    personMovedSchema.parse(arrived['msgData']),
    personMovedSchema.parse(left['msgData']),
    (history.data as { readonly list: readonly unknown[] }).list.map((each) => chatMessageSchema.parse(each))[0],
    speaker.welcome,
  ].map((each) => each?.userId);
  expect(new Set(ids)).toEqual(new Set([speaker.welcome.userId]));
  expect(speaker.welcome.userId).toMatch(/^[0-9a-f-]{36}$/);
  expect(speaker.welcome.userId).not.toBe(userId);
  expect(JSON.stringify([said, arrived, left, history, joined])).not.toContain('player1');
});

it('a member has the same id in every session, and another than any other member and guest', async () => {
  const [first, again] = [await chats.aMember('player1', 'player123'), await chats.aMember('player1', 'player123')];
  const [other, guest] = [await chats.aMember('player2', 'player234'), await chats.aGuest()];

  expect(again.welcome.userId).toBe(first.welcome.userId);
  expect(new Set([first, other, guest].map(({ welcome }) => welcome.userId)).size).toBe(3);
});

it.each([
  [{ name: 'player1', nickname: '晨星' }, '晨星'],
  [{ name: 'player1', nickname: 'player1' }, 'p***1'],
  [{ name: 'player1', nickname: 'PLAYER1' }, 'p***1'],
  [{ name: 'player1', nickname: '' }, 'p***1'],
])('%j is shown as %s', (member, name) => {
  expect(publicName(member)).toBe(name);
});
