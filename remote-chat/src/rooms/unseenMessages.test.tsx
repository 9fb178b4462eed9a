import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { FakeHost } from '@site/testing';
import { Dialog } from '@site/shared/ui';
import { pageChat } from '../socket/createPageChat';
import { fromPlatform } from '../testing/builders';
import { aChatHost, connectionOf, joinRoom, receive } from '../testing/chatHost';
import { renderView } from '../testing/renderView';
import { ChatDock } from './ChatDock';

let report: (isIntersecting: boolean) => void;

beforeEach(() => {
  pageChat.store.dispatch({ type: 'left' });
  pageChat.store.dispatch({ type: 'enter', roomId: 'c1' });
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((notify) => {
    const observer = { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
    report = (isIntersecting) => {
      act(() => {
        notify([{ isIntersecting } as IntersectionObserverEntry], observer);
      });
    };
    return observer;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

function turn(state: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  fireEvent(document, new Event('visibilitychange'));
}

/** Shows the room in the dock, beside the hidden keeper that counts for the host. */
async function showRoom(): Promise<FakeHost> {
  const host = aChatHost();
  await renderView(ChatDock, host, { isHidden: '1' });
  await joinRoom(host, fromPlatform.joined());
  await renderView(ChatDock, aChatHost());
  receive(host, fromPlatform.message({ id: '1', text: '旧消息' }));
  return host;
}

const messages = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => fromPlatform.message({ id: String(from + index), text: `第 ${String(from + index)} 条` }));
const counted = (host: FakeHost) => host.dockCounts.get('chat');
const log = () => screen.getByRole('log');
const divided = () => /旧消息.*以下是新消息.*第 2 条/.test(log().textContent);

it('counts what comes while the page is hidden, and divides it from what was read', async () => {
  const host = await showRoom();
  expect(counted(host)).toBe(0);
  expect(log()).not.toHaveTextContent('以下是新消息');

  turn('hidden');
  receive(host, ...messages(2, 25));
  await waitFor(() => {
    expect(counted(host)).toBe(25);
  });

  turn('visible');
  expect(counted(host)).toBe(0);
  expect(divided()).toBe(true);
});

it('counts messages that were gathered while the page was hidden before the player looks again', async () => {
  const host = await showRoom();
  turn('hidden');
  act(() => {
    for (const message of messages(2, 3)) connectionOf(host).say(message);
  });

  turn('visible');

  expect(divided()).toBe(true);
  expect(counted(host)).toBe(0);
});

it('counts what comes while a dialog lies over the room', async () => {
  const host = await showRoom();
  const { unmount } = render(
    <Dialog open title="问题">
      答案
    </Dialog>,
  );
  await waitFor(() => {
    expect(pageChat.store.getState().unread.isSeen).toBe(false);
  });
  receive(host, ...messages(2, 3));
  expect(counted(host)).toBe(3);

  unmount();
  await waitFor(() => {
    expect(counted(host)).toBe(0);
  });
  expect(divided()).toBe(true);
});

it('counts what comes below the lines that are in sight, until the newest is', async () => {
  const host = await showRoom();
  report(false);
  receive(host, ...messages(2, 3));
  expect(counted(host)).toBe(3);

  report(true);
  expect(counted(host)).toBe(0);
  expect(divided()).toBe(true);
});

it('keeps the line above the first new message while the player scrolls up to it, and moves it once others come unseen', async () => {
  const host = await showRoom();
  turn('hidden');
  receive(host, ...messages(2, 4));
  turn('visible');

  report(false);
  expect(divided()).toBe(true);

  receive(host, ...messages(6, 1));
  await waitFor(() => {
    expect(log().textContent).toMatch(/第 5 条.*以下是新消息.*第 6 条/);
  });
  expect(screen.getAllByText('以下是新消息')).toHaveLength(1);
  expect(counted(host)).toBe(1);
});

it('names a mention once while the page is hidden', async () => {
  const host = await showRoom();
  const named = (id: string) => fromPlatform.message({ id, text: '@player1 看', mentions: [{ userId: '10001', name: 'player1' }] });
  receive(host, named('2'));
  expect(host.toasts).toEqual([]);

  turn('hidden');
  receive(host, named('3'), named('4'));

  expect(host.toasts.map(({ message }) => message)).toEqual(['聊天室里有人提到您']);
});
