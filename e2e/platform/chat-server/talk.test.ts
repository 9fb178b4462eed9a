import { CHAT_MESSAGE_IDS as ID, chatMessageSchema, type WireChatMessage } from '@site/shared/wire/chat';
import { hears, nextChange, openChats } from '../testing/openChats';
import type { Message, TestSocket } from '../testing/openSocket';
import { platformForTests } from '../testing/platformForTests';
import { REACTIONS_OF_MEMBER } from './createReacting';

const site = platformForTests();
const { aMember, aGuest, join, closeAll } = openChats(() => site);

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
});
afterEach(closeAll);

async function inRoom() {
  const [one, two] = [await aMember('player1', 'player123'), await aMember('player2', 'player234')];
  for (const { socket } of [one, two]) await join(socket, 'c1');
  return { one, two };
}

let said = 0;

/** Sends a message and returns what the room receives. */
async function say(socket: TestSocket, msgData: object): Promise<WireChatMessage> {
  site.clock.advance(1_000);
  const key = `k${String((said += 1))}`;
  socket.send({ msgId: ID.sendMessage, msgData: { ...msgData, key } });
  const isIt = ({ msgId, msgData: told }: Message) => msgId === ID.sendMessage && (told as { key?: string }).key === key;
  return chatMessageSchema.parse((await socket.next(isIt))['msgData']);
}

it('a message says what it answers, for as long as that may be seen', async () => {
  const { one, two } = await inRoom();
  const first = await say(one.socket, { msg: '主'.repeat(90) });
  const answer = await say(two.socket, { msg: '同意', reply_id: first.id });
  expect(answer.reply).toEqual({ id: first.id, name: '晨星', text: '主'.repeat(80) });
  const cheer = await say(one.socket, { msg: `${'主'.repeat(79)}👨‍👩‍👧赢` });
  expect((await say(two.socket, { msg: '同意', reply_id: cheer.id })).reply).toMatchObject({ text: '主'.repeat(79) });
  const sticker = await say(one.socket, { sticker: 'koi', reply_id: answer.id });
  expect(sticker).toMatchObject({ text: '', sticker: 'koi', reply: { id: answer.id, text: '同意' } });
  expect((await say(two.socket, { msg: '好看', reply_id: sticker.id })).reply).toMatchObject({ text: '', what: 'sticker' });

  await site.sandbox('chat/delete', { id: first.id });
  const { recent } = await join(one.socket, 'c1');
  expect(recent.find(({ id }) => id === answer.id)).not.toHaveProperty('reply');
});

it.each([
  ['a message of another room', { msg: '好', reply_id: '4' }],
  ['a message that is none', { msg: '好', reply_id: 'x' }],
  ['a sticker that is none', { sticker: 'nothing' }],
])('%s is refused', async (_what, msgData) => {
  const { socket } = await aMember('player1', 'player123');
  await join(socket, 'c1');
  site.clock.advance(1_000);
  socket.send({ msgId: ID.sendMessage, msgData });

  expect(await hears(socket, ID.internalNotification)).toMatchObject({ code: 6007 });
});

it('a message names people who have spoken there and are called so in it, and nobody else', async () => {
  const { one, two } = await inRoom();
  const { userId, name } = await say(one.socket, { msg: '早' });
  const mentions = [userId, 'nobody', two.welcome.userId, 7];

  expect((await say(two.socket, { msg: `@${name} 早`, mentions })).mentions).toEqual([{ userId, name }]);
  expect(await say(two.socket, { msg: '早', mentions })).not.toHaveProperty('mentions');
});

it('10023 is a reaction of a member, one of each kind, told to the room by 10022 and to its members as their own', async () => {
  const [{ one, two }, guest] = [await inRoom(), await aGuest()];
  await join(guest.socket, 'c1');
  const { id } = await say(one.socket, { msg: '好球' });
  const react = (socket: TestSocket, emoji: string, isOn = true) => {
    socket.send({ msgId: ID.reaction, msgData: { rid: 'c1', id, emoji, isOn, key: 'r' } });
  };
  for (const { socket } of [one, one, two]) react(socket, '👍');
  react(two.socket, '🎉');
  for (const [emoji, socket] of [
    ['👍', guest.socket],
    ['x', one.socket],
  ] as const) {
    react(socket, emoji);
    expect(await hears(socket, ID.internalNotification)).toEqual({ code: 6007, key: 'r' });
  }
  react(one.socket, '😢');
  react(one.socket, '😢', false);
  // Reactions of a person are processed in order, so an answered reaction means that the earlier ones are done.
  for (const { socket } of [one, two]) {
    react(socket, 'x');
    expect(await hears(socket, ID.internalNotification)).toMatchObject({ key: 'r' });
  }

  const told = [
    { emoji: '🎉', count: 1 },
    { emoji: '👍', count: 2 },
  ];
  // Changes within one second are sent together. When 😢 was added in an earlier second, the next change removes it.
  let change = await nextChange(site, guest.socket);
  if (JSON.stringify(change).includes('😢')) change = await nextChange(site, guest.socket);
  expect(change).toMatchObject({ id, reactions: told });
  const { recent } = await join(one.socket, 'c1');
  expect(recent.at(-1)?.reactions).toEqual([told[0], { emoji: '👍', count: 2, own: true }]);
});

it('who may not speak may not react, nor without an end', async () => {
  const { one } = await inRoom();
  const { id } = await say(one.socket, { msg: '好球' });
  const react = () => {
    one.socket.send({ msgId: ID.reaction, msgData: { rid: 'c1', id, emoji: '👍', isOn: true, key: 'r' } });
  };
  for (let time = 0; time <= REACTIONS_OF_MEMBER; time += 1) react();
  expect(await hears(one.socket, ID.internalNotification)).toEqual({ code: 6011, key: 'r' });

  await site.sandbox('chat/restrict', { member: 'player1', kind: 'mute' });
  await hears(one.socket, ID.memberMuted);
  react();
  expect(await hears(one.socket, ID.memberMuted)).toMatchObject({ kind: 'mute' });
});
