import { screen, within } from '@testing-library/react';
import type { WireRoom } from '@site/shared/wire/chat';
import { aWireRoom, fromPlatform } from '../testing/builders';
import { aChatHost, openConnection, receive } from '../testing/chatHost';
import { renderView } from '../testing/renderView';
import { ChatScreen } from './ChatScreen';

const AT = Date.UTC(2026, 10, 21, 12, 41);
let now = AT;
const SELF = { userId: '10001', name: 'player1' };
const last = (id: string, more: Partial<NonNullable<WireRoom['last']>> = {}) => ({
  id,
  userId: '9',
  name: '远山',
  text: '这场主队状态不错',
  at: AT,
  ...more,
});
const previewed = (...rooms: readonly { readonly rid: string; readonly online: number; readonly last?: object }[]) => ({
  msgId: 10024,
  msgData: { rooms },
});

beforeEach(() => {
  now = AT;
});

const room = (name: RegExp) => within(screen.getByRole('navigation', { name: '聊天室列表' })).getByRole('link', { name });
const unread = (name: RegExp) => within(room(name)).queryByRole('img', { name: '有新消息' });

async function showRooms(
  rooms: WireRoom[] = [aWireRoom({ last: last('4') }), aWireRoom({ rid: 'c2', name: '足球讨论区', last: last('5') })],
) {
  const host = aChatHost({ now: () => now });
  await renderView(ChatScreen, host, { roomId: 'c1' });
  await openConnection(host);
  receive(host, fromPlatform.welcome(SELF, rooms), fromPlatform.joined());
  return host;
}

it('each room has what was said last in it, by whom and when, and how many people are there, as it changes', async () => {
  const host = await showRooms();
  expect(room(/足球讨论区/)).toHaveTextContent('足球讨论区远山：这场主队状态不错3 人在线20:41');

  receive(host, previewed({ rid: 'c2', online: 12, last: last('6', { text: '', what: 'sticker', at: AT + 60_000 }) }));
  expect(room(/足球讨论区/)).toHaveTextContent('足球讨论区远山：贴图12 人在线20:42');

  receive(host, previewed({ rid: 'c2', online: 11 }));
  expect(room(/足球讨论区/)).toHaveTextContent(/^足球讨论区11 人在线$/);
});

it.each([
  [0, '20:41'],
  [24, '昨天'],
  [48, '11-21'],
])('shows when the last line of a room was said, %i hours later as %s', async (hours, shown) => {
  now = AT + hours * 3_600_000;
  await showRooms();

  expect(within(room(/足球讨论区/)).getByText(shown)).toHaveAttribute('datetime', '2026-11-21T12:41:00.000Z');
});

it('a room is marked once somebody else says something there; what was there before is no news', async () => {
  const host = await showRooms();
  expect(unread(/足球讨论区/)).toBeNull();

  receive(host, previewed({ rid: 'c2', online: 3, last: last('9', { userId: SELF.userId }) }));
  expect(unread(/足球讨论区/)).toBeNull();
  receive(host, previewed({ rid: 'c1', online: 3, last: last('11') }, { rid: 'c2', online: 3, last: last('10') }));
  expect(unread(/足球讨论区/)).toBeVisible();
  expect(unread(/综合聊天室/)).toBeNull();
});

it('the list is shown without a last message where the platform sends none', async () => {
  await showRooms([aWireRoom(), aWireRoom({ rid: 'c2', name: '足球讨论区' })]);

  expect(room(/足球讨论区/)).toHaveTextContent(/^足球讨论区3 人在线$/);
  expect(unread(/足球讨论区/)).toBeNull();
});
