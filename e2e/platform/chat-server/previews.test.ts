import { CHAT_MESSAGE_IDS as ID, roomsPreviewedSchema } from '@site/shared/wire/chat';
import { openChats, withId } from '../testing/openChats';
import type { TestSocket } from '../testing/openSocket';
import { platformForTests } from '../testing/platformForTests';

const site = platformForTests();
const { aMember, aGuest, join, closeAll } = openChats(() => site);

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
  // Discard the previews of the reset while no one is connected.
  await site.platform.tick();
});
afterEach(closeAll);

const aPlayer = () => aMember('player1', 'player123');

async function say(socket: TestSocket, msg: object): Promise<void> {
  site.clock.advance(1_000);
  socket.send({ msgId: ID.sendMessage, msgData: msg });
  await socket.next(withId(ID.sendMessage));
}

/** Returns the previews that the next tick sends. */
async function told(socket: TestSocket) {
  await site.platform.tick();
  return roomsPreviewedSchema.parse((await socket.next(withId(ID.roomsPreviewed)))['msgData']).rooms;
}

it('the list of rooms has what was said last in each, cut, by masked names or nicknames', async () => {
  const { welcome } = await aGuest();

  expect(welcome.rooms.map(({ rid, last }) => [rid, last?.name, last?.text])).toEqual([
    ['c1', 'jin***7', '祝大家好运'],
    ['c2', 'a***668', '下半场节奏明显快了'],
    ['c3', undefined, undefined],
  ]);
});

it('everybody is told once a second of rooms where something was said, or that somebody entered, whichever room they are in', async () => {
  const { socket } = await aPlayer();
  const listener = await aGuest();
  await join(listener.socket, 'c3');
  expect(await told(listener.socket)).toEqual([{ rid: 'c3', online: 1 }]);

  await join(socket, 'c2');
  await say(socket, { msg: '早' });
  await say(socket, { msg: '长'.repeat(150) });
  const [{ last, ...room } = {}, ...others] = await told(listener.socket);

  expect(room).toEqual({ rid: 'c2', online: 1 });
  expect(last).toMatchObject({ name: '晨星', text: '长'.repeat(80), at: site.clock.nowMs() });
  expect(others).toEqual([]);

  await say(socket, { sticker: 'goal' });
  expect(await told(listener.socket)).toMatchObject([{ rid: 'c2', last: { what: 'sticker', text: '' } }]);
});

it('a line that is deleted or cleared away is no preview any more', async () => {
  const { socket } = await aPlayer();
  const listener = await aGuest();
  await join(socket, 'c2');
  await say(socket, { msg: '不该说的' });
  const [said] = await told(listener.socket);
  expect(said?.last?.text).toBe('不该说的');

  await site.sandbox('chat/delete', { id: said?.last?.id });
  expect((await told(listener.socket))[0]?.last).toMatchObject({ name: 'a***668' });

  await site.sandbox('chat/clear', { rid: 'c2' });
  expect((await told(listener.socket))[0]).toEqual({ rid: 'c2', online: expect.any(Number) as number });
  await site.sandbox('chat/clear', { rid: 'c2', takenBack: true });
  expect((await told(listener.socket))[0]?.last).toMatchObject({ name: 'a***668' });
});
