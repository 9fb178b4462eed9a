import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, fakeAnswer, refused, type FakeHost, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { sharedTicketCall } from '@site/shared/wire/chat';
import { ChatDock } from '../rooms/ChatDock';
import { ChatScreen } from '../rooms/ChatScreen';
import { pageChat } from '../socket/createPageChat';
import { aWireSharedTicket, fromPlatform } from '../testing/builders';
import { aChatHost, joinRoom, receive } from '../testing/chatHost';
import { renderView } from '../testing/renderView';
import { endSharing } from './sharingStore';

const leg = aWireSharedTicket().legs.slice(0, 1);
const PARLAY = aWireSharedTicket({ mode: 'parlay', legs: [...leg, ...leg.map((each) => ({ ...each, gameId: '80' }))] });

const aSystem = (folds: number[]) => aWireSharedTicket({ ...PARLAY, mode: 'system', folds, lines: 11 });

const aHost = (options: FakeServicesOptions = {}) =>
  aChatHost({ answers: [fakeAnswer(sharedTicketCall, aWireSharedTicket())], ...options });

async function enter(host: FakeHost, ...messages: readonly unknown[]) {
  await joinRoom(host);
  receive(host, ...messages);
}

const share = (host: FakeHost) => {
  act(() => {
    host.services.bus.emit('ticket/share', { ticketId: '251121204512' });
  });
};
const card = () => screen.findByRole('region', { name: '注单 · 单注' });

beforeEach(() => {
  endSharing();
  pageChat.store.dispatch({ type: 'left' });
  pageChat.store.dispatch({ type: 'enter', roomId: 'c1' });
});

describe('sharing a ticket', () => {
  it('shows it as the room will see it, and sends its number on confirmation', async () => {
    const host = aHost();
    await renderView(ChatDock, host);
    await enter(host);
    share(host);

    expect(await card()).toHaveTextContent('阿森纳 -0.5@ 0.98全场让球（香港盘）阿森纳 v 切尔西 · 英格兰超级联赛');
    expect(host.callsOf(sharedTicketCall)).toEqual([{ ticket_id: '251121204512' }]);
    await userEvent.click(screen.getByRole('button', { name: '发送到本聊天室' }));

    await screen.findByText('发送中');
    expect(host.connections.at(-1)?.sent.at(-1)).toMatchObject({
      msgId: 10003,
      msgData: { rid: 'c1', ticket_id: '251121204512' },
    });
    expect(screen.queryByRole('region', { name: '分享注单' })).not.toBeInTheDocument();
    receive(host, fromPlatform.message({ userId: '10001', text: '', ticket: aWireSharedTicket() }));
    expect(screen.queryByText('发送中')).not.toBeInTheDocument();
    expect(within(screen.getByRole('log')).getByRole('region', { name: '注单 · 单注' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '跟单' })).not.toBeInTheDocument();
  });

  it('begins in the dock that was opened for it', async () => {
    const host = aHost();
    await renderView(ChatDock, host, { ticket: '251121204512' });
    await enter(host);

    expect(await card()).toBeVisible();
    expect(host.navigated).toEqual([]);
  });

  it('begins by the address of the page, once', async () => {
    const host = aHost({ location: { name: 'chat', query: { ticket: '251121204512' } } });
    await renderView(ChatScreen, host);
    await enter(host);

    expect(await card()).toBeVisible();
    expect(host.navigated).toEqual([{ name: 'chat', params: {}, options: { replace: true } }]);
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(screen.queryByRole('region', { name: '分享注单' })).not.toBeInTheDocument();
    expect(host.connections.at(-1)?.sent).not.toContainEqual(expect.objectContaining({ msgId: 10003 }));
  });

  it('is disabled where the ticket cannot be loaded, until it is loaded again', async () => {
    const host = aHost();
    host.answer(sharedTicketCall, failing(refused(6004, '注单不存在')));
    await renderView(ChatDock, host);
    await enter(host);
    share(host);
    expect(await screen.findByText('注单不存在')).toBeVisible();
    expect(screen.getByRole('button', { name: '发送到本聊天室' })).toBeDisabled();

    host.answer(sharedTicketCall, aWireSharedTicket());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await card()).toBeVisible();
  });

  it('is disabled while the room is muted', async () => {
    const host = aHost();
    await renderView(ChatDock, host);
    await enter(host, fromPlatform.roomState('muted'));
    share(host);
    await card();

    expect(screen.getByRole('button', { name: '发送到本聊天室' })).toBeDisabled();
  });
});

describe('a ticket shared by another member', () => {
  it('is followed by an event where a sports view listens', async () => {
    const host = aHost({ location: { name: 'crty', params: { enName: 'CRTY' } } });
    await renderView(ChatDock, host);
    await enter(host, fromPlatform.message({ text: '', ticket: aWireSharedTicket() }));
    await userEvent.click(screen.getByRole('button', { name: '跟单' }));

    expect(host.emitted).toContainEqual({ name: 'slip/pick', event: { matchId: '70', market: 'RE', selection: 'REH' } });
    expect(host.openDock.get()).toBe('slip');
    expect(host.navigated).toEqual([]);
  });

  it.each([
    ['from a page without sports', aWireSharedTicket(), 'wallet', { pick: '70/RE/REH', bet: 'single' }],
    ['of several selections', PARLAY, 'crty', { pick: '70/RE/REH,80/RE/REH', bet: 'parlay' }],
    ['as the system it is', aSystem([2, 3, 4]), 'crty', { pick: '70/RE/REH,80/RE/REH', bet: 'all-folds' }],
    ['as a system of one size', aSystem([2]), 'crty', { pick: '70/RE/REH,80/RE/REH', bet: '2' }],
  ] as const)('is followed by the address of the channel %s', async (_name, ticket, page, query) => {
    const host = aHost({ location: { name: page } });
    await renderView(ChatDock, host);
    await enter(host, fromPlatform.message({ text: '', ticket }));
    await userEvent.click(screen.getByRole('button', { name: '跟单' }));

    expect(host.navigated).toEqual([{ name: 'crty', params: { enName: 'CRTY' }, options: { query } }]);
  });

  it('tells what the same costs now, on which line, that it is closed, and how many have bet on it', async () => {
    const [leg] = aWireSharedTicket().legs;
    if (leg === undefined) throw new Error('the ticket has a leg');
    const host = aHost();
    await renderView(ChatDock, host);
    const legs = [
      { ...leg, now: { ior: '1.02', ratio: '0.5 / 1', strong: 'H' as const } },
      { ...leg, gameId: '80', now: null },
    ];
    await enter(host, fromPlatform.message({ text: '', ticket: aWireSharedTicket({ mode: 'parlay', followers: 3, legs }) }));

    const card = screen.getByRole('region', { name: /^注单 · / });
    expect(card).toHaveTextContent('@ 0.98');
    expect(card).toHaveTextContent('现价 阿森纳 -0.5/1@ 1.02');
    expect(card).toHaveTextContent('此选项暂停投注');
    expect(card).toHaveTextContent('3 位会员已投同样选项');
  });

  it('says nothing of prices of now once it has ended', async () => {
    const [leg] = aWireSharedTicket().legs;
    if (leg === undefined) throw new Error('the ticket has a leg');
    const host = aHost();
    await renderView(ChatDock, host);
    const ended = aWireSharedTicket({ state: 'settled', result: 'W', legs: [{ ...leg, now: { ior: '1.02', ratio: '0.5', strong: 'H' } }] });
    await enter(host, fromPlatform.message({ text: '', ticket: ended }));

    expect(screen.getByRole('region', { name: '注单 · 单注' })).not.toHaveTextContent('现价');
  });

  it('cannot be followed once it has ended', async () => {
    const host = aHost();
    await renderView(ChatDock, host);
    await enter(host, fromPlatform.message({ text: '', ticket: aWireSharedTicket({ state: 'settled', result: 'W' }) }));

    expect(screen.getByRole('region', { name: '注单 · 单注' })).toHaveTextContent('赢');
    expect(screen.queryByRole('button', { name: '跟单' })).not.toBeInTheDocument();
  });

  it('asks a guest to log in before it is followed', async () => {
    const host = aHost({ member: null });
    await renderView(ChatDock, host);
    await enter(host, fromPlatform.message({ text: '', ticket: aWireSharedTicket() }));
    await userEvent.click(screen.getByRole('button', { name: '跟单' }));

    expect(host.loginPrompts).toBe(1);
    expect(host.navigated).toEqual([]);
  });

  it('can be read in the other language too, and leaves nothing open', async () => {
    const host = aHost();
    const { container, unmount } = await renderView(ChatDock, host, {}, 'zh-TW');
    await enter(host, fromPlatform.message({ text: '', ticket: PARLAY }));
    share(host);
    await screen.findByRole('region', { name: '分享注單' });
    expect(screen.getAllByText('跟單')).toHaveLength(1);
    expect(await accessibilityFaults(container)).toEqual([]);

    unmount();
    expect(host.liveCount).toBe(0);
  });
});
