import { CHAT_MESSAGE_IDS as ID } from '@site/shared/wire/chat';
import { STREAM_LIMITS } from '../kernel';
import type * as streamLimits from '../kernel/streamLimits';
import { openChats, withId } from '../testing/openChats';
import { openSocket } from '../testing/openSocket';
import { openStreams, sendTimes } from '../testing/openStreams';
import { platformForTests } from '../testing/platformForTests';

/** Keep the limits but use a longer window, because a busy machine needs more time to send the messages. */
jest.mock('../kernel/streamLimits', () => {
  const actual = jest.requireActual<typeof streamLimits>('../kernel/streamLimits');
  return { ...actual, STREAM_LIMITS: { ...actual.STREAM_LIMITS, windowSeconds: 3_600 } };
});

const { address: perAddress, member: perMember, socket: perSocket } = STREAM_LIMITS;

const TOO_MUCH = 6011;
const POLICY = 1008;

const site = platformForTests();
const { open } = openStreams(() => site);
const chats = openChats(() => site);
afterEach(async () => {
  await chats.closeAll();
});

/** Set the client address as the site's own server on this machine does. */
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('a socket that sends too much', () => {
  it.each([
    ['messages', perSocket.chat.messages, { msgId: ID.joinRoom, msgData: { rid: 'c1' } }],
    ['heartbeats', perSocket.chat.heartbeats, { msgId: ID.heartbeat }],
  ])('%s to the chat is told so once, and closed', async (_what, limit, message) => {
    const { socket } = await chats.aGuest();

    sendTimes(limit + 50, socket, message);

    expect(await socket.closed).toBe(POLICY);
    expect(await socket.next(saysTooMuch)).toBeDefined();
    expect(socket.has(saysTooMuch)).toBe(false);
  });

  it.each([
    ['messages', perSocket.odds.messages, { type: 'snapshot', matches: ['1'] }],
    ['heartbeats', perSocket.odds.heartbeats, { type: 'ping' }],
    ['nonsense', perSocket.odds.messages, '{'],
  ])('%s to the odds is told so once, and closed', async (_what, limit, message) => {
    const socket = await open('odds');

    sendTimes(limit + 50, socket, message);

    expect(await socket.closed).toBe(POLICY);
    expect(await socket.next(({ type }) => type === 'refused')).toMatchObject({ code: TOO_MUCH });
    expect(socket.has(({ type }) => type === 'refused')).toBe(false);
  });
});

describe('a member', () => {
  it('with too many sockets gets no other one, and keeps those', async () => {
    const first = await chats.aMember('player1', 'player123');
    for (let count = 1; count < perMember.connections; count += 1) await chats.ofSession(first.token);

    const socket = await chats.connect();
    socket.send({ msgId: ID.loginSuccess, msgData: { token: '', body: first.body } });

    expect(await socket.closed).toBe(POLICY);
    expect(await socket.next()).toEqual({ msgId: ID.internalNotification, msgData: { code: TOO_MUCH } });
    first.socket.send({ msgId: ID.heartbeat });
    expect(await first.socket.next(withId(ID.heartbeat))).toBeDefined();
  });

  it('gets no more than the limit of sockets that sign in at once', async () => {
    const { body } = await chats.aMember('player1', 'player123');
    const sockets = await Promise.all(Array.from({ length: 45 }, () => chats.connect()));

    for (const socket of sockets) socket.send({ msgId: ID.loginSuccess, msgData: { token: '', body } });

    const answers = await Promise.all(sockets.map((socket) => socket.next()));
    expect(answers.filter(({ msgId }) => msgId === ID.loginSuccess)).toHaveLength(perMember.connections - 1);
  });

  it('cannot send through several sockets what one may not', async () => {
    const first = await chats.aMember('player2', 'player234');
    const all = [first, await chats.ofSession(first.token), await chats.ofSession(first.token)].map(({ socket }) => socket);

    for (const socket of all) sendTimes(perSocket.chat.messages - 10, socket, { msgId: ID.joinRoom, msgData: { rid: 'c1' } });

    const closed = await Promise.race(all.map((socket) => socket.closed));
    expect(closed).toBe(POLICY);
  });
});

it('an address that has too many sockets open is answered 429, and no other address is', async () => {
  const address = '203.0.113.7';
  await Promise.all(Array.from({ length: perAddress.connections }, () => open('odds', from(address))));

  await expect(open('chat', from(address))).rejects.toThrow('429');
  await expect(open('odds', from(address))).rejects.toThrow('429');
  await expect(open('odds', from('203.0.113.8'))).resolves.toBeDefined();
});

it('an address gets no more sockets than the limit when it opens them at once', async () => {
  const address = '203.0.113.12';
  const opened = await Promise.allSettled(Array.from({ length: perAddress.connections + 100 }, () => open('odds', from(address))));

  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(perAddress.connections);
});

it('an address that opens and closes sockets without end is answered 429', async () => {
  const address = '203.0.113.9';
  const refused = async (): Promise<boolean> => {
    try {
      await (await openSocket(`${site.platform.url}/stream/api/v1/odds`, from(address))).close();
      return false;
    } catch {
      return true;
    }
  };
  const answers = [];
  for (let part = 0; part < 10; part += 1) answers.push(...(await Promise.all(Array.from({ length: 70 }, refused))));

  expect(answers.filter((wasRefused) => !wasRefused)).toHaveLength(perAddress.openings);
});

function saysTooMuch(message: Readonly<Record<string, unknown>>): boolean {
  return message['msgId'] === ID.internalNotification && (message['msgData'] as { readonly code: number }).code === TOO_MUCH;
}
