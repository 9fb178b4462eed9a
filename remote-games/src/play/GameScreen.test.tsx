import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, type FakeServicesOptions } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { channelBalanceCall, venuesCall } from '@site/shared/wire/games';
import { aGameEntry, aSlotVenue, aWireVenue } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { GameScreen } from './GameScreen';
import { PayloadGameScreen } from './PayloadGameScreen';
import { createReceivedGames, type GameEntry } from './receivedGames';
import { FRAME_REACH_LIMIT_MS } from './useGameFrame';

const ORIGIN = 'https://venue.example';
const ADDRESS = `${ORIGIN}/slot/JG-pearl?ticket=once`;

function aHost({ from = {}, ...options }: FakeServicesOptions & { from?: Partial<GameEntry> } = {}) {
  const host = createFakeServices({
    answers: [
      fakeAnswer(channelBalanceCall, { channelCode: 'JGDZ', balance: '500.00', asOf: 1 }),
      fakeAnswer(venuesCall, { list: [aSlotVenue(), aWireVenue({ enName: 'HTZR', category: 'ZR', isConnected: true })] }),
    ],
    ...options,
  });
  const received = createReceivedGames(host.services.storage, () => host.services.clock.now());
  received.keepAddress(ADDRESS, aGameEntry(from));
  received.keepPayload(
    'pgGame',
    { provider: 'PG', url: `${ORIGIN}/slot/QK-tiger`, token: 'once' },
    aGameEntry({ enName: 'QKDZ', ...from }),
  );
  return host;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('龙珠宝藏');

function postFromGame(
  data: unknown,
  { origin = ORIGIN, source = frame().contentWindow }: Partial<Pick<MessageEvent, 'origin' | 'source'>> = {},
) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
}

describe('a game inside the site', () => {
  it('shows the received address in a sandboxed frame, with the language of the player', async () => {
    await renderView(GameScreen, aHost({ locale: 'zh-TW' }), { info: ADDRESS });

    expect(frame()).toHaveAttribute('src', `${ADDRESS}&lang=zh-TW`);
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(screen.getByRole('heading', { level: 1, name: '龙珠宝藏' })).toBeVisible();
  });

  it.each([
    ['an address that was not received', 'https://evil.example/'],
    ['not an address', 'nonsense'],
  ])('does not show %s', async (_, info) => {
    const { container } = await renderView(GameScreen, aHost(), { info });

    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByText('页面不存在')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回大厅' })).toBeVisible();
    expect(screen.getByRole('link', { name: '返回首页' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each<[string, FakeServicesOptions & { from?: Partial<GameEntry> }]>([
    ['another member has entered it', { from: { userId: '10002' } }],
    ['the player is a guest', { member: null }],
  ])('is not shown when %s', async (_, options) => {
    await renderView(GameScreen, aHost(options), { info: ADDRESS });

    expect(screen.getByText('页面不存在')).toBeVisible();
  });

  it('shows that it is opening until it has loaded', async () => {
    await renderView(GameScreen, aHost(), { info: ADDRESS });
    expect(screen.getByRole('status')).toHaveTextContent('正在打开游戏');

    fireEvent.load(frame());

    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows that it cannot be reached after 15 s, and can be opened again', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await renderView(GameScreen, aHost(), { info: ADDRESS });
    const first = frame();
    act(() => {
      jest.advanceTimersByTime(FRAME_REACH_LIMIT_MS - 1);
    });
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(screen.getByRole('alert')).toHaveTextContent('游戏暂时打不开');

    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(frame()).not.toBe(first);
    expect(screen.getByRole('status')).toHaveTextContent('正在打开游戏');
    jest.useRealTimers();
  });

  it('shows the venue balance, and reads it again when the game reports a change [R-API-087]', async () => {
    const host = aHost();
    await renderView(GameScreen, host, { info: ADDRESS });
    expect(screen.getByText('¥500.00')).toBeVisible();
    expect(host.callsOf(channelBalanceCall)).toEqual([{ channelCode: 'JGDZ' }]);

    host.answer(channelBalanceCall, { channelCode: 'JGDZ', balance: '480.00', asOf: 2 });
    postFromGame({ type: 'venue:balance' });
    expect(await screen.findByText('¥480.00')).toBeVisible();

    host.answer(channelBalanceCall, failing({ is: 'timeout' }));
    await userEvent.click(screen.getByRole('button', { name: '刷新场馆余额' }));
    expect(screen.getByText('场馆余额（未更新）')).toBeVisible();
    expect(screen.getByText('¥480.00')).toBeVisible();
  });

  it('shows no balance when it is played with play money', async () => {
    const host = aHost({ from: { isTrial: true } });
    await renderView(GameScreen, host, { info: ADDRESS });

    expect(screen.getByText('试玩')).toBeVisible();
    expect(host.callsOf(channelBalanceCall)).toEqual([]);
  });

  it.each<[string, unknown, Partial<Pick<MessageEvent, 'origin' | 'source'>>]>([
    ['another origin', { type: 'venue:exit' }, { origin: 'https://evil.example' }],
    ['another window', { type: 'venue:exit' }, { source: window }],
    ['an unknown message of the game', { type: 'venue:open', url: 'https://evil.example' }, {}],
  ])('ignores %s', async (_, message, from) => {
    const host = aHost();
    await renderView(GameScreen, host, { info: ADDRESS });

    postFromGame(message, from);

    expect(host.navigated).toEqual([]);
  });

  it('leads back to the page of its own category', async () => {
    const host = aHost({ from: { enName: 'HTZR' } });
    await renderView(GameScreen, host, { info: ADDRESS });

    await userEvent.click(screen.getByRole('button', { name: '返回大厅' }));

    expect(host.navigated).toMatchObject([{ name: 'realbet' }]);
  });

  it('leads back to the lobby and refreshes the central balance', async () => {
    const host = aHost();
    const { unmount } = await renderView(GameScreen, host, { info: ADDRESS });

    postFromGame({ type: 'venue:exit' });
    await userEvent.click(screen.getByRole('button', { name: '返回大厅' }));

    expect(host.navigated).toMatchObject([{ name: 'egame' }, { name: 'egame' }]);
    expect(host.balanceRefreshes).toBe(2);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});

describe('the page of a payload', () => {
  it('sends the ticket to the origin of the game only, as often as it asks [R-VENUE-24]', async () => {
    await renderView(PayloadGameScreen, aHost(), { provider: 'PG' });
    const post = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
    expect(frame()).toHaveAttribute('src', `${ORIGIN}/slot/QK-tiger?lang=zh-CN`);

    postFromGame({ type: 'venue:ready' }, { origin: 'https://evil.example' });
    expect(post).not.toHaveBeenCalled();
    postFromGame({ type: 'venue:ready' });
    postFromGame({ type: 'venue:ready' });

    expect(post.mock.calls).toEqual([
      [{ type: 'venue:ticket', ticket: 'once' }, ORIGIN],
      [{ type: 'venue:ticket', ticket: 'once' }, ORIGIN],
    ]);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps payloads of PG and others apart, and says that there is none', async () => {
    await renderView(PayloadGameScreen, aHost(), { provider: 'other' });

    expect(screen.getByText('没有正在进行的游戏')).toBeVisible();
  });

  it('opens for a guest, without a game', async () => {
    await renderView(PayloadGameScreen, aHost({ member: null }), { provider: 'PG' });

    expect(screen.getByText('没有正在进行的游戏')).toBeVisible();
  });
});
