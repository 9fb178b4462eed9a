import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { pageChat } from '../socket/createPageChat';
import { aWireRoom, fromPlatform } from '../testing/builders';
import { aChatHost, connectionOf, joinRoom, receive } from '../testing/chatHost';
import { renderView } from '../testing/renderView';
import { ChatDock } from './ChatDock';
import { ChatScreen } from './ChatScreen';

// Reset the room, because the page remembers the last one across views.
beforeEach(() => {
  pageChat.store.dispatch({ type: 'enter', roomId: 'c1' });
});

describe('the chat in the dock', () => {
  it('shows a room, and another one after its selection', async () => {
    const host = aChatHost();
    await renderView(ChatDock, host);
    await joinRoom(host);
    expect(screen.getByRole('heading', { name: '综合聊天室' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '切换聊天室' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '足球讨论区' }));
    expect(host.connections.at(-1)?.sent.at(-1)).toEqual({ msgId: 10002, msgData: { rid: 'c2' } });
    receive(host, fromPlatform.joined([], aWireRoom({ rid: 'c2', name: '足球讨论区' })), fromPlatform.message({ rid: 'c2' }));

    expect(screen.getByRole('heading', { name: '足球讨论区' })).toBeVisible();
    expect(screen.getByRole('log')).toHaveTextContent('下半场节奏明显上来了');
  });

  it('enters the room that it was opened for, and any that is asked for while it is open', async () => {
    const host = aChatHost();
    await renderView(ChatDock, host, { room: 'm70' });
    const entered = () => host.connections.at(-1)?.sent.filter((sent) => (sent as { msgId: number }).msgId === 10002);
    await joinRoom(host, fromPlatform.joined([], aWireRoom({ rid: 'm70', name: '阿森纳 - 切尔西' })));
    expect(entered()).toEqual([{ msgId: 10002, msgData: { rid: 'm70' } }]);
    expect(screen.getByRole('heading', { name: '阿森纳 - 切尔西' })).toBeVisible();

    act(() => {
      host.services.bus.emit('chat/enter', { roomId: 'm71' });
    });
    expect(entered()?.at(-1)).toEqual({ msgId: 10002, msgData: { rid: 'm71' } });
  });

  it('shares one connection with the chat page, which takes it over when the dock is unmounted [R-CHAT-02]', async () => {
    const host = aChatHost();
    const dock = await renderView(ChatDock, host);
    await joinRoom(host);
    const page = aChatHost();
    await renderView(ChatScreen, page, { roomId: 'c1' });
    expect(page.connections).toEqual([]);
    expect(screen.getAllByRole('heading', { name: '综合聊天室' })).toHaveLength(2);

    dock.unmount();
    await joinRoom(page);

    expect(host.liveCount).toBe(0);
    expect(page.connections).toHaveLength(1);
    expect(screen.getByRole('heading', { name: '综合聊天室' })).toBeVisible();
  });

  it('that is hidden keeps socket, outbox and draft, and counts on the dock what is said meanwhile [R-CHAT-02]', async () => {
    const host = aChatHost();
    await renderView(ChatDock, host, { isHidden: '1' });
    await joinRoom(host);
    const page = aChatHost();
    const dock = await renderView(ChatDock, page);
    await userEvent.type(screen.getByRole('textbox', { name: '发言内容' }), '写到一半');
    act(() => {
      pageChat.store.dispatch({ type: 'composed', key: 'k', text: '稳了' });
    });
    act(() => {
      pageChat.store.dispatch({ type: 'drafted', text: '写到一半' });
    });

    dock.unmount();
    receive(host, fromPlatform.message({ id: '5' }), fromPlatform.message({ id: '6', userId: '10001' }), fromPlatform.message({ id: '7' }));
    expect(host.connections).toHaveLength(1);
    expect(page.connections).toEqual([]);
    expect(host.dockCounts.get('chat')).toBe(2);

    await renderView(ChatDock, page);
    expect(screen.getByRole('textbox', { name: '发言内容' })).toHaveValue('写到一半');
    expect(screen.getByRole('log')).toHaveTextContent('稳了');
    expect(screen.getByRole('log')).toHaveTextContent('以下是新消息');
    expect(host.dockCounts.get('chat')).toBe(0);
    expect(connectionOf(host).state).toBe('open');
  });

  it('that is hidden says once that somebody names the player, and again after they have looked', async () => {
    const host = aChatHost();
    await renderView(ChatDock, host, { isHidden: '1' });
    await joinRoom(host);
    const named = (id: string) => fromPlatform.message({ id, text: '@player1 看', mentions: [{ userId: '10001', name: 'player1' }] });

    receive(host, fromPlatform.message({ id: '4' }));
    expect(host.toasts).toEqual([]);
    receive(host, named('5'), named('6'));
    expect(host.toasts.map(({ message }) => message)).toEqual(['聊天室里有人提到您']);

    const dock = await renderView(ChatDock, aChatHost());
    dock.unmount();
    receive(host, named('7'));
    expect(host.toasts).toHaveLength(2);
  });

  it('connects at once when the network is back', async () => {
    const host = aChatHost();
    await renderView(ChatDock, host, { isHidden: '1' });
    await joinRoom(host);
    act(() => {
      connectionOf(host).drop();
    });
    expect(host.connections).toHaveLength(1);

    act(() => {
      window.dispatchEvent(new Event('online'));
    });

    expect(host.connections).toHaveLength(2);
  });

  it('passes the accessibility checker', async () => {
    const host = aChatHost();
    await renderView(ChatDock, host);
    await joinRoom(host);

    expect(await accessibilityFaults()).toEqual([]);
  });
});
