import { CHAT_MESSAGE_IDS as ID, chatWelcomeSchema, roomSchema } from '@site/shared/wire/chat';
import { openChats, withId } from '../testing/openChats';
import type { TestSocket } from '../testing/openSocket';
import { platformForTests } from '../testing/platformForTests';
import { until } from '../testing/until';
import { RETURN_MS } from './createPresence';

const site = platformForTests();
const chats = openChats(() => site);
beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
});
afterEach(async () => {
  await chats.closeAll();
  await until(async () => (await connections()) === 0);
  await passReturn();
});

const aPlayer = () => chats.aMember('player1', 'player123');

/** Returns a guest in the room who receives arrivals and departures. */
async function aWitness(rid = 'c1') {
  const { socket } = await chats.aGuest();
  const { room } = await chats.join(socket, rid);
  return {
    socket,
    before: room.online,
    /** Returns the ids of the room's messages so far, without heartbeats and previews. */
    async heard() {
      socket.send({ msgId: ID.heartbeat });
      const messages = [];
      for (let next = await socket.next(); next['msgId'] !== ID.heartbeat; next = await socket.next()) messages.push(next['msgId']);
      return messages.filter((id) => id !== ID.roomsPreviewed);
    },
  };
}

/** Closes the socket and waits until the platform has noticed. */
async function close(socket: TestSocket): Promise<void> {
  const before = await connections();
  await socket.close();
  await until(async () => (await connections()) < before);
}

async function connections(): Promise<number> {
  return ((await site.sandbox('streams')) as { readonly chat: number }).chat;
}

async function passReturn(): Promise<void> {
  site.clock.advance(RETURN_MS);
  await site.platform.tick();
}

it('a second tab of a member is no second person, and the first to close is no departure', async () => {
  const witness = await aWitness();
  const [first, second] = [await aPlayer(), await aPlayer()];
  await chats.join(first.socket, 'c1');
  const { room } = await chats.join(second.socket, 'c1');
  expect(await witness.heard()).toEqual([ID.joinRoomBroadcast]);
  expect(room.online).toBe(witness.before + 1);

  await close(first.socket);
  await passReturn();

  expect(await witness.heard()).toEqual([]);
});

it('the departure is told when the last tab of a member has gone and did not return', async () => {
  const witness = await aWitness();
  const [first, second] = [await aPlayer(), await aPlayer()];
  await chats.join(first.socket, 'c1');
  await chats.join(second.socket, 'c1');
  await close(first.socket);
  await close(second.socket);
  site.clock.advance(RETURN_MS - 1);
  await site.platform.tick();
  expect(await witness.heard()).toEqual([ID.joinRoomBroadcast]);

  site.clock.advance(1);
  await site.platform.tick();

  expect(await witness.socket.next(withId(ID.leaveRoomBroadcast))).toMatchObject({
    msgData: { rid: 'c1', userId: first.welcome.userId, name: '晨星', online: witness.before },
  });
});

it('a connection that is lost and returns within seconds is neither a departure nor an arrival', async () => {
  const witness = await aWitness();
  const { socket, token } = await aPlayer();
  await chats.join(socket, 'c1');
  await close(socket);
  site.clock.advance(RETURN_MS - 1);
  await site.platform.tick();

  const back = await chats.ofSession(token);
  const { room } = await chats.join(back.socket, 'c1');
  await passReturn();

  expect(await witness.heard()).toEqual([ID.joinRoomBroadcast]);
  expect(room.online).toBe(witness.before + 1);
});

it('entering a room again and again is one arrival', async () => {
  const witness = await aWitness();
  const { socket } = await aPlayer();

  for (let time = 0; time < 5; time += 1) await chats.join(socket, 'c1');

  expect(await witness.heard()).toEqual([ID.joinRoomBroadcast]);
});

it('a member who goes to another room has left this one', async () => {
  const witness = await aWitness();
  const { socket } = await aPlayer();
  await chats.join(socket, 'c1');

  await chats.join(socket, 'c2');

  expect(await witness.heard()).toEqual([ID.joinRoomBroadcast, ID.leaveRoomBroadcast]);
});

it('a guest returns as the same person with the token of the welcome, and is no arrival', async () => {
  const witness = await aWitness();
  const guest = await chats.aGuest();
  await chats.join(guest.socket, 'c1');
  await close(guest.socket);

  const back = await chats.aGuest(guest.welcome.guest);
  await chats.join(back.socket, 'c1');
  await passReturn();

  expect(back.welcome).toMatchObject({ userId: guest.welcome.userId, name: guest.welcome.name });
  expect(await witness.heard()).toEqual([ID.joinRoomBroadcast]);
});

it.each(['', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJnMSIsIm5hbWUiOiJhZG1pbiJ9.'])(
  'a guest is somebody new with the token "%s"',
  async (token) => {
    const guest = await chats.aGuest(token);

    expect(guest.welcome.name).toMatch(/^游客\d{6}$/);
  },
);

it('a guest who does not return has left', async () => {
  const witness = await aWitness();
  const guest = await chats.aGuest();
  await chats.join(guest.socket, 'c1');

  await close(guest.socket);
  await passReturn();

  expect(await witness.heard()).toEqual([ID.joinRoomBroadcast, ID.leaveRoomBroadcast]);
});

it('a guest who signs in under another name on the same socket has left the room under the first', async () => {
  const witness = await aWitness();
  const guest = await chats.aGuest();
  await chats.join(guest.socket, 'c1');
  const { body } = await aPlayer();

  guest.socket.send({ msgId: ID.loginSuccess, msgData: { token: '', body } });

  const { msgData } = await guest.socket.next(withId(ID.loginSuccess));
  expect(chatWelcomeSchema.parse(msgData).rooms.map((room) => roomSchema.parse(room).online)[0]).toBe(witness.before);
  expect(await witness.heard()).toEqual([ID.joinRoomBroadcast, ID.leaveRoomBroadcast]);
});

it('two tabs of a member speak as one person: one message a second', async () => {
  const [first, second] = [await aPlayer(), await aPlayer()];
  await chats.join(first.socket, 'c1');
  await chats.join(second.socket, 'c1');
  first.socket.send({ msgId: ID.sendMessage, msgData: { msg: '一' } });
  await second.socket.next(withId(ID.sendMessage));

  second.socket.send({ msgId: ID.sendMessage, msgData: { msg: '二' } });

  expect(await second.socket.next()).toEqual({ msgId: ID.roomBroadcastBlocked, msgData: { rid: 'c1' } });
});
