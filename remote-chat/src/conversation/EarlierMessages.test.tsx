import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, fakeAnswer, holdCall, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import type { ResponseOf } from '@site/shared/wire/call';
import { chatHistoryCall } from '@site/shared/wire/chat';
import { ChatDock } from '../rooms/ChatDock';
import { pageChat } from '../socket/createPageChat';
import { aWireMessage, aWireRoom, fromPlatform } from '../testing/builders';
import { aChatHost, joinRoom, receive } from '../testing/chatHost';
import { renderView } from '../testing/renderView';

type History = ResponseOf<typeof chatHistoryCall>;

const SECOND = 1_000;
const at = (second: number) => aWireMessage().at + second * SECOND;
const messageAt = (second: number) => aWireMessage({ id: String(second), text: `第 ${String(second)} 句`, at: at(second) });

/** Returns an answer of the platform: newest first, including the oldest message shown. */
const history = (total: number, ...seconds: readonly number[]): History => ({ total, list: seconds.map(messageAt) });

const aHost = (options: FakeServicesOptions = {}) => aChatHost({ answers: [fakeAnswer(chatHistoryCall, history(2, 7, 6))], ...options });

async function showRoom(host = aHost(), locale: 'zh-CN' | 'zh-TW' = 'zh-CN') {
  const view = await renderView(ChatDock, host, {}, locale);
  await joinRoom(host, fromPlatform.joined([messageAt(7), messageAt(8)]));
  return { host, ...view };
}

const more = () => screen.getByRole('button', { name: '查看更早的消息' });
const sentences = () => screen.getAllByText(/^第 \d+ 句$/).map(({ textContent }) => textContent);

// Reset the room, because the page remembers the last one across views.
beforeEach(() => {
  pageChat.store.dispatch({ type: 'enter', roomId: 'c1' });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('earlier messages', () => {
  it('are loaded in pages of 15, up to the oldest one shown [R-CHAT-08] [R-CHAT-09] [R-API-096]', async () => {
    const { host } = await showRoom(aHost({ answers: [fakeAnswer(chatHistoryCall, history(40, 7, 6))] }));
    expect(host.callsOf(chatHistoryCall)).toEqual([]);

    await userEvent.click(more());
    host.answer(chatHistoryCall, history(2, 6, 5));
    await userEvent.click(more());

    const page = { rid: 'c1', pageNum: 1, pageSize: 15, category: 1, categoryType: 0, beginTime: 0 };
    expect(host.callsOf(chatHistoryCall)).toEqual([
      { ...page, endTime: at(7) },
      { ...page, endTime: at(6) },
    ]);
    expect(chatHistoryCall).toMatchObject({ method: 'POST', path: '/stream/api/v1/history' });
    expect(sentences()).toEqual(['第 5 句', '第 6 句', '第 7 句', '第 8 句']);
  });

  it('can be loaded by a guest too, in pages of 15 [R-CONST-25]', async () => {
    const { host } = await showRoom(aHost({ member: null }));

    await userEvent.click(more());

    expect(host.callsOf(chatHistoryCall)).toMatchObject([{ pageSize: 15 }]);
    expect(sentences()).toEqual(['第 6 句', '第 7 句', '第 8 句']);
  });

  it.each([
    ['zh-CN', '查看更早的消息', '已是最早的消息'],
    ['zh-TW', '查看更早的訊息', '已是最早的訊息'],
  ] as const)('end where there are none, in %s; the focus stays in the log', async (locale, words, end) => {
    await showRoom(aHost(), locale);

    await userEvent.click(screen.getByRole('button', { name: words }));

    expect(screen.queryByRole('button', { name: words })).toBeNull();
    expect(screen.getByText(end)).toBeVisible();
    expect(screen.getByRole('log')).toHaveFocus();
  });

  it('are not offered where the platform says that nothing was said before', async () => {
    const host = aHost();
    await renderView(ChatDock, host, {}, 'zh-CN');
    await joinRoom(host, fromPlatform.joined([messageAt(7)], aWireRoom(), true));

    expect(sentences()).toEqual(['第 7 句']);
    expect(screen.queryByRole('button', { name: '查看更早的消息' })).toBeNull();
    expect(screen.getByText('已是最早的消息')).toBeVisible();
  });

  it('are requested once while they are loading', async () => {
    const host = aHost();
    const held = holdCall<History>();
    host.answer(chatHistoryCall, held.handler);
    await showRoom(host);

    await userEvent.click(more());
    expect(more()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(more());
    await act(async () => {
      held.settle(history(40, 7, 6));
      await Promise.resolve();
    });

    expect(host.callsOf(chatHistoryCall)).toHaveLength(1);
    expect(more()).not.toHaveAttribute('aria-busy');
    expect(more()).toHaveFocus();
  });

  it('show a failure in place, and can be loaded again', async () => {
    const host = aHost();
    host.answer(chatHistoryCall, failing({ kind: 'timeout' }));
    await showRoom(host);

    await userEvent.click(more());
    expect(screen.getByRole('status')).toHaveTextContent('等待超时，请稍后重试');
    expect(host.calls.at(-1)?.options).toEqual({ onError: 'silent' });
    host.answer(chatHistoryCall, history(2, 7, 6));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(screen.queryByRole('status')).toBeNull();
    expect(sentences()).toEqual(['第 6 句', '第 7 句', '第 8 句']);
  });

  it('of one room are never shown in another', async () => {
    const host = aHost();
    const held = holdCall<History>();
    host.answer(chatHistoryCall, held.handler);
    await showRoom(host);
    await userEvent.click(more());

    act(() => {
      pageChat.store.dispatch({ type: 'enter', roomId: 'c2' });
    });
    receive(
      host,
      fromPlatform.joined([aWireMessage({ id: '90', rid: 'c2', text: '第 90 句' })], aWireRoom({ rid: 'c2', name: '足球讨论区' })),
    );
    await act(async () => {
      held.settle(history(40, 7, 6));
      await Promise.resolve();
    });

    expect(sentences()).toEqual(['第 90 句']);
    expect(more()).toBeEnabled();
  });

  it('pass the accessibility checker before and after a failure', async () => {
    const host = aHost();
    host.answer(chatHistoryCall, failing({ kind: 'timeout' }));
    await showRoom(host);
    expect(await accessibilityFaults()).toEqual([]);

    await userEvent.click(more());
    expect(await accessibilityFaults()).toEqual([]);
  });
});
