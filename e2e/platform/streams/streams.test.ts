import { once } from 'node:events';
import { WebSocket } from 'ws';
import { CHAT_MESSAGE_IDS as ID } from '@site/shared/wire/chat';
import { STREAM_LIMITS } from '../kernel';
import { openStreams, sendTimes } from '../testing/openStreams';
import { platformForTests } from '../testing/platformForTests';
import { SITE_ORIGIN } from '../testing/startTestPlatform';

const { address: perAddress, member: perMember, socket: perSocket } = STREAM_LIMITS;

const site = platformForTests();
const { open } = openStreams(() => site);

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

describe('normal play is far from the limits', () => {
  /**
   * Subscription updates of a page that scrolls a board without pause for a whole window; it sends one at most every 50
   * ms.
   */
  const WATCHES = (STREAM_LIMITS.windowSeconds * 1_000) / 50;
  /** Heartbeats, one every ten seconds; a window that includes both ends has two. */
  const HEARTBEATS = 2;
  /** Chat messages of a person who writes once per second and changes the room every second. */
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
