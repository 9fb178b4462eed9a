import { once } from 'node:events';
import { WebSocket } from 'ws';
import { CHAT_MESSAGE_IDS as ID } from '@site/shared/wire/chat';
import { STREAM_LIMITS } from '../kernel';
import { openChats, withId } from '../testing/openChats';
import { openSocket, type TestSocket } from '../testing/openSocket';
import { platformForTests } from '../testing/platformForTests';
import { SITE_ORIGIN } from '../testing/startTestPlatform';

const { address: perAddress, member: perMember, socket: perSocket } = STREAM_LIMITS;

const TOO_MUCH = 6011;
const POLICY = 1008;

const site = platformForTests();
const sockets: TestSocket[] = [];
const chats = openChats(() => site);
afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
  await chats.closeAll();
});

async function open(stream: 'odds' | 'chat', headers: Readonly<Record<string, string>> = {}): Promise<TestSocket> {
  const socket = await openSocket(`${site.platform.url}/stream/api/v1/${stream}?clientType=web&siteId=1`, headers);
  sockets.push(socket);
  return socket;
}

function sendTimes(times: number, socket: TestSocket, message: unknown): void {
  for (let sent = 0; sent < times; sent += 1) socket.send(message);
}

/** As the site's own server says it, which is on this machine. */
const from = (address: string) => ({ 'x-forwarded-for': address });

describe.each(['odds', 'chat'] as const)('the %s stream', (stream) => {
  it.each(['http://evil.test', 'null', `${SITE_ORIGIN}.evil.test`, `${SITE_ORIGIN}:8080`, 'https://site.test'])(
    'is refused to a page of the foreign origin %s before it is open',
    async (origin) => {
      await expect(open(stream, { origin })).rejects.toThrow('403');
    },
  );

  it.each([
    ['a page of the site', { origin: SITE_ORIGIN }],
    ['a client that is no browser and names none', {}],
  ])('opens for %s', async (_who, headers) => {
    const socket = await open(stream, headers);

    socket.send(stream === 'odds' ? { type: 'ping' } : { msgId: ID.heartbeat });

    expect(await socket.next()).toBeDefined();
  });
});

it('long messages are compressed for a client that can read such', async () => {
  const socket = new WebSocket(`${site.platform.url.replace('http', 'ws')}/stream/api/v1/odds`);
  await once(socket, 'open');

  expect(socket.extensions).toBe('permessage-deflate');
  socket.terminate();
});

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

describe('normal play is far from the limits', () => {
  /** A page sends what it follows at most every 50 ms, while a board is scrolled without a pause through a whole window. */
  const WATCHES = (STREAM_LIMITS.windowSeconds * 1_000) / 50;
  /** Every tenth second; two where a window holds both ends. */
  const HEARTBEATS = 2;
  /** A message a second, and a room changed every second. */
  const CHAT_MESSAGES = 2 * STREAM_LIMITS.windowSeconds;

  it.each([
    ['the board scrolled for ten seconds', WATCHES, perSocket.odds.messages],
    ['heartbeats', HEARTBEATS, perSocket.odds.heartbeats],
    ['heartbeats of the chat', HEARTBEATS, perSocket.chat.heartbeats],
    ['a busy talker', CHAT_MESSAGES, perSocket.chat.messages],
    ['five tabs of a member', 5, perMember.connections],
    ['a hundred players behind one address', 2 * 100, perAddress.connections],
    ['ten of them scrolling, all others talking', 10 * WATCHES + 90 * CHAT_MESSAGES, perAddress.messages],
  ])('%s: %i of %i, no more than half', (_what, most, limit) => {
    expect(most * 2).toBeLessThanOrEqual(limit);
  });

  it('a board of 500 matches, scrolled for ten seconds at once, goes through', async () => {
    const socket = await open('odds');
    const matches = Array.from({ length: 500 }, (_, index) => String(10_000_000 + index));

    for (let sent = 0; sent < WATCHES; sent += 1) {
      socket.send({ type: 'watch', matches: matches.slice(sent * 2, sent * 2 + 60), lists: [{ sport: 'FT', phase: 'RB' }] });
    }
    sendTimes(HEARTBEATS, socket, { type: 'ping' });

    for (let answered = 0; answered < WATCHES + HEARTBEATS; answered += 1) expect(await socket.next()).toMatchObject({ type: 'pong' });
  });
});

function saysTooMuch(message: Readonly<Record<string, unknown>>): boolean {
  return message['msgId'] === ID.internalNotification && (message['msgData'] as { readonly code: number }).code === TOO_MUCH;
}
