import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, holdCall, refused, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import type { ResponseOf } from '@site/shared/wire/call';
import { channelBalanceCall, recycleCall, transferOutcomeCall, venuesCall, venueTransferCall } from '@site/shared/wire/games';
import { roundRecordListCall } from '@site/shared/wire/roundRecords';
import { aGameEntry, aSlotVenue, aWireVenue } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { GameScreen } from './GameScreen';
import { PayloadGameScreen } from './PayloadGameScreen';
import { createReceivedGames, RECEIVED_FOR_MS, type GameEntry } from '../received-games/receivedGames';
import { ASK_EVERY_MS, UNANSWERED_LIMIT } from './useFrameAnswers';
import { FRAME_REACH_LIMIT_MS, FRAME_SPEAK_LIMIT_MS } from './useGameFrame';

const ORIGIN = 'https://venue.example';
const ADDRESS = `${ORIGIN}/slot/JG-pearl?ticket=once`;

const SUMS: ResponseOf<typeof roundRecordListCall> = {
  total: 3,
  sums: { count: 3, stake: '60.00', payout: '45.50', open: '0.00' },
  list: [],
};
const BROUGHT: ResponseOf<typeof recycleCall> = { recycled: '500.00', list: [], kept: [], centerWalletBalance: '1500.00', asOf: 2 };

function aHost({ from = {}, ...options }: FakeServicesOptions & { from?: Partial<GameEntry> } = {}) {
  const host = createFakeServices({
    answers: [
      fakeAnswer(channelBalanceCall, { channelCode: 'JGDZ', balance: '500.00', asOf: 1 }),
      fakeAnswer(roundRecordListCall, SUMS),
      fakeAnswer(recycleCall, BROUGHT),
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

const EMPTY = { channelCode: 'JGDZ', balance: '0.00', asOf: 1 };

const frame = () => screen.getByTitle<HTMLIFrameElement>('龙珠宝藏');

function postFromGame(
  data: unknown,
  { origin = ORIGIN, source = frame().contentWindow }: Partial<Pick<MessageEvent, 'origin' | 'source'>> = {},
) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
}

/** Lets the pending responses of the page resolve. */
async function answers() {
  await act(() => Promise.resolve());
}

function pass(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

afterEach(() => {
  jest.useRealTimers();
});

describe('a game inside the site', () => {
  it("shows the received address in a sandboxed frame, in the player's language", async () => {
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
  ])('shows no game when %s', async (_, options) => {
    await renderView(GameScreen, aHost(options), { info: ADDRESS });

    expect(screen.getByText('页面不存在')).toBeVisible();
  });

  it('shows a loading state until the game reports its start, not only until a page loads', async () => {
    await renderView(GameScreen, aHost(), { info: ADDRESS });
    fireEvent.load(frame());
    expect(screen.getByRole('status')).toHaveTextContent('正在打开游戏');
    expect(frame()).toHaveAttribute('inert');

    postFromGame({ type: 'venue:ready' });

    expect(screen.queryByRole('status')).toBeNull();
    expect(frame()).not.toHaveAttribute('inert');
  });

  it.each([
    ['nothing has loaded after 15 s', FRAME_REACH_LIMIT_MS, false],
    ['the page that has loaded, such as one of an error, says nothing for 5 s', FRAME_SPEAK_LIMIT_MS, true],
  ])('shows that the game cannot be reached where %s, and can open it again', async (_, limit, hasLoaded) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const host = aHost();
    host.answer(channelBalanceCall, EMPTY);
    await renderView(GameScreen, host, { info: ADDRESS });
    const first = frame();
    if (hasLoaded) fireEvent.load(first);
    pass(limit - 1);
    expect(screen.queryByRole('alert')).toBeNull();
    pass(1);
    expect(screen.getByRole('alert')).toHaveTextContent('游戏暂时打不开');

    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(frame()).not.toBe(first);
    expect(screen.getByRole('status')).toHaveTextContent('正在打开游戏');
    pass(FRAME_REACH_LIMIT_MS);
    jest.useRealTimers();
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: '返回大厅' }));
    expect(host.navigated).toMatchObject([{ name: 'egame' }]);
  });

  it('reports a game that stops answering, and recovers in a new frame or as soon as it answers', async () => {
    jest.useFakeTimers();
    await renderView(GameScreen, aHost(), { info: ADDRESS });
    const asked = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
    postFromGame({ type: 'venue:ready' });
    pass(ASK_EVERY_MS);
    expect(asked.mock.calls).toEqual([[{ type: 'operator:ask' }, ORIGIN]]);
    postFromGame({ type: 'venue:ready' });

    pass(ASK_EVERY_MS * UNANSWERED_LIMIT);
    expect(screen.queryByRole('alert')).toBeNull();
    pass(ASK_EVERY_MS);
    expect(screen.getByRole('alert')).toHaveTextContent('游戏没有响应');
    postFromGame({ type: 'venue:balance' });
    await answers();

    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports no silent game while the page is hidden, nor one that has never answered', async () => {
    jest.useFakeTimers();
    await renderView(GameScreen, aHost(), { info: ADDRESS });
    postFromGame({ type: 'venue:ready' });
    pass(ASK_EVERY_MS * 9);
    expect(screen.queryByRole('alert')).toBeNull();
    postFromGame({ type: 'venue:ready' });
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    pass(ASK_EVERY_MS * 9);
    expect(screen.queryByRole('alert')).toBeNull();
    visibility.mockRestore();
  });

  it.each([
    ['brought-in money', {}, '余额仍在场馆钱包中'],
    ['play money', { isTrial: true }, '重新进入可得新的试玩金'],
  ])('enters a game whose session has expired, with %s, again by one press', async (_, from, hint) => {
    const host = aHost({ from });
    await renderView(GameScreen, host, { info: ADDRESS });
    postFromGame({ type: 'venue:ready' });
    postFromGame({ type: 'venue:over' });
    postFromGame({ type: 'venue:ready' });
    expect(screen.getByRole('alert')).toHaveTextContent('本次游戏已结束');
    expect(screen.getByRole('alert')).toHaveTextContent(hint);
    expect(frame()).toHaveAttribute('inert');

    await userEvent.click(screen.getByRole('button', { name: '重新进入' }));

    expect(host.navigated).toMatchObject([{ name: 'egame' }]);
    expect(host.emitted).toContainEqual({
      name: 'venue/enter',
      event: { enName: 'JGDZ', gameCode: 'JG-pearl', ...('isTrial' in from ? { isTrial: true } : {}) },
    });
  });

  it('shows that the network is lost when a request gets no answer, and retries when it is back', async () => {
    const host = aHost();
    await renderView(GameScreen, host, { info: ADDRESS });
    postFromGame({ type: 'venue:ready' });
    const told = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
    host.answer(channelBalanceCall, failing({ kind: 'unreachable' }));

    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByRole('status')).toHaveTextContent('网络已断开');
    act(() => void window.dispatchEvent(new Event('online')));

    expect(screen.queryByRole('status')).toBeNull();
    expect(told.mock.calls).toEqual([[{ type: 'operator:balance' }, ORIGIN]]);
    await waitFor(() => {
      expect(host.callsOf(channelBalanceCall)).toHaveLength(3);
    });
  });

  it.each([
    ['an answer', { channelCode: 'JGDZ', balance: '480.00', asOf: 2 }],
    ['a refusal', failing(refused(6415, '场馆维护中'))],
  ])('does not show the network as lost when the browser reports so and %s arrives all the same', async (_what, answer) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const host = aHost();
    host.answer(channelBalanceCall, answer);
    await renderView(GameScreen, host, { info: ADDRESS });
    await waitFor(() => {
      expect(host.callsOf(channelBalanceCall)).toHaveLength(2);
    });

    expect(screen.queryByText(/网络已断开/)).toBeNull();
  });

  it('stops showing the network as lost when a request is answered, while the browser still reports so', async () => {
    jest.useFakeTimers();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const host = aHost();
    host.answer(channelBalanceCall, failing({ kind: 'timeout' }));
    await renderView(GameScreen, host, { info: ADDRESS });
    expect(screen.getByText(/网络已断开/)).toBeVisible();
    host.answer(channelBalanceCall, { channelCode: 'JGDZ', balance: '480.00', asOf: 2 });

    await act(() => jest.advanceTimersByTimeAsync(5_000));

    expect(screen.queryByText(/网络已断开/)).toBeNull();
    expect(screen.getByText('¥480.00')).toBeVisible();
  });

  it('shows the venue balance, and reloads it when the game reports a change [R-API-087]', async () => {
    const host = aHost();
    await renderView(GameScreen, host, { info: ADDRESS });
    expect(screen.getByText('¥500.00')).toBeVisible();
    expect(host.callsOf(channelBalanceCall)).toEqual([{ channelCode: 'JGDZ' }]);

    host.answer(channelBalanceCall, { channelCode: 'JGDZ', balance: '480.00', asOf: 2 });
    postFromGame({ type: 'venue:balance' });
    expect(await screen.findByText('¥480.00')).toBeVisible();

    host.answer(channelBalanceCall, failing({ kind: 'timeout' }));
    await userEvent.click(screen.getByRole('button', { name: '刷新场馆余额' }));
    expect(screen.getByText('场馆余额（未更新）')).toBeVisible();
    expect(screen.getByText('¥480.00')).toBeVisible();
  });

  it('plays from the central wallet when the venue has none of its own, without transfers', async () => {
    const host = aHost();
    host.answer(channelBalanceCall, { channelCode: 'JGDZ', balance: '500.00', isCentral: true, asOf: 1 });
    const told = jest.fn();
    host.services.bus.on('balance/changed', told);
    await renderView(GameScreen, host, { info: ADDRESS });

    expect(screen.getByText('中心钱包余额')).toBeVisible();
    expect(screen.getByText('¥500.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: '转入' })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);

    postFromGame({ type: 'venue:balance' });
    expect(told).toHaveBeenCalledWith({ cause: 'bet' });
    host.answer(channelBalanceCall, failing({ kind: 'timeout' }));
    await userEvent.click(screen.getByRole('button', { name: '刷新中心钱包余额' }));
    expect(await screen.findByText('中心钱包余额（未更新）')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '返回大厅' }));
    expect(host.navigated).toHaveLength(1);
    expect(host.callsOf(recycleCall)).toEqual([]);
  });

  it('shows no balance when the game uses play money', async () => {
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

  it('returns to the page of its own category', async () => {
    const host = aHost({ from: { enName: 'HTZR' } });
    host.answer(channelBalanceCall, EMPTY);
    await renderView(GameScreen, host, { info: ADDRESS });

    await userEvent.click(screen.getByRole('button', { name: '返回大厅' }));

    expect(host.navigated).toMatchObject([{ name: 'realbet' }]);
  });

  it('returns to the lobby and refreshes the central balance', async () => {
    const host = aHost();
    host.answer(channelBalanceCall, EMPTY);
    const { unmount } = await renderView(GameScreen, host, { info: ADDRESS });

    postFromGame({ type: 'venue:exit' });
    await userEvent.click(screen.getByRole('button', { name: '返回大厅' }));

    expect(host.navigated).toMatchObject([{ name: 'egame' }, { name: 'egame' }]);
    expect(host.balanceRefreshes).toBe(2);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});

describe('leaving a game with money in its venue', () => {
  const leave = () => userEvent.click(screen.getByRole('button', { name: '返回大厅' }));
  const bringBack = () => screen.getByRole('button', { name: '取回并离开' });

  it.each<[string, () => void | Promise<void>]>([
    ['the button', leave],
    [
      'the game',
      () => {
        postFromGame({ type: 'venue:exit' });
      },
    ],
  ])('leaving by %s offers to withdraw the money, once and with a key, then leaves', async (_, go) => {
    const host = aHost();
    await renderView(GameScreen, host, { info: ADDRESS });

    await go();
    expect(host.navigated).toEqual([]);
    expect(screen.getByRole('dialog', { name: '离开游戏' })).toHaveTextContent('场馆还有 ¥500，是否取回中心钱包？');
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.dblClick(bringBack());

    expect(host.callsOf(recycleCall)).toEqual([{ channelCode: 'JGDZ' }]);
    expect(host.calls.find(({ path }) => path === recycleCall.path)?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(host.toasts).toEqual([{ message: '已取回 ¥500 至中心钱包', tone: 'success' }]);
    expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'transfer' } });
    expect(host.navigated).toMatchObject([{ name: 'egame' }]);
  });

  it('browser Back asks the same question, and again after the player has stayed', async () => {
    const info = `${ORIGIN}/slot/JG-pearl`;
    const host = aHost({ location: { name: 'game', params: { info } } });
    await renderView(GameScreen, host, { info });
    const entry = { name: 'game', params: { info }, options: { query: { playing: '1' } } };
    expect(host.navigated).toEqual([entry]);
    const back = () => {
      act(() => {
        host.location.set({ name: 'game', path: '', params: { info }, query: {} });
      });
    };

    back();
    expect(screen.getByRole('dialog', { name: '离开游戏' })).toHaveTextContent('场馆还有 ¥500，是否取回中心钱包？');
    await userEvent.click(screen.getByRole('button', { name: '继续游戏' }));
    expect(host.navigated).toEqual([entry, entry]);
    back();
    await userEvent.click(screen.getByRole('button', { name: '留在场馆' }));

    expect(host.navigated.at(-1)).toEqual({ name: 'egame', params: {}, options: { replace: true } });
  });

  it('browser Back takes one press when the money has been lost', async () => {
    const info = `${ORIGIN}/slot/JG-pearl`;
    const host = aHost({ location: { name: 'game', params: { info } } });
    await renderView(GameScreen, host, { info });
    host.answer(channelBalanceCall, EMPTY);
    postFromGame({ type: 'venue:balance' });
    expect(await screen.findByText('¥0.00')).toBeVisible();

    act(() => {
      host.location.set({ name: 'game', path: '', params: { info }, query: {} });
    });

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.navigated.at(-1)).toEqual({ name: 'egame', params: {}, options: { replace: true } });
  });

  it('leaving by the button removes the game from the history for Back', async () => {
    const info = `${ORIGIN}/slot/JG-pearl`;
    const host = aHost({ location: { name: 'game', params: { info } } });
    await renderView(GameScreen, host, { info });
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => {
      host.location.set({ name: 'game', path: '', params: { info }, query: {} });
    });

    await leave();
    await userEvent.click(screen.getByRole('button', { name: '留在场馆' }));

    expect(back).toHaveBeenCalledTimes(1);
    expect(host.navigated.at(-1)).toEqual({ name: 'egame', params: {}, options: { replace: true } });
  });

  it.each([
    ['brings it back', '取回并离开', 1],
    ['leaves it there', '留在场馆', 0],
  ])('a link of the site asks the same question, and then follows the link: the player %s', async (_, choice, recycled) => {
    const host = aHost();
    await renderView(GameScreen, host, { info: ADDRESS });
    const go = jest.fn();

    act(() => {
      host.leave(go);
    });
    const dialog = await screen.findByRole('dialog', { name: '离开游戏' });
    await userEvent.click(within(dialog).getByRole('button', { name: '继续游戏' }));
    expect(go).not.toHaveBeenCalled();
    act(() => {
      host.leave(go);
    });
    await userEvent.click(screen.getByRole('button', { name: choice }));

    expect(go).toHaveBeenCalledTimes(1);
    expect(host.callsOf(recycleCall)).toHaveLength(recycled);
    expect(host.navigated).toEqual([]);
  });

  it('leaving by the button after a cancelled link opens the lobby', async () => {
    const host = aHost();
    await renderView(GameScreen, host, { info: ADDRESS });
    const go = jest.fn();
    act(() => {
      host.leave(go);
    });
    await userEvent.click(screen.getByRole('button', { name: '继续游戏' }));

    await leave();
    await userEvent.click(screen.getByRole('button', { name: '留在场馆' }));

    expect(go).not.toHaveBeenCalled();
    expect(host.navigated).toMatchObject([{ name: 'egame' }]);
  });

  it('blocks neither Back nor a link when the venue holds no money', async () => {
    const host = aHost({ location: { name: 'game', params: { info: ADDRESS } } });
    host.answer(channelBalanceCall, EMPTY);
    await renderView(GameScreen, host, { info: ADDRESS });
    const go = jest.fn();
    act(() => {
      host.leave(go);
    });

    expect(host.navigated).toEqual([]);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('moves nothing for a player who leaves the money there, and keeps a player who stays', async () => {
    const host = aHost();
    await renderView(GameScreen, host, { info: ADDRESS });

    await leave();
    await userEvent.click(screen.getByRole('button', { name: '继续游戏' }));
    expect(host.navigated).toEqual([]);
    expect(frame()).toBeVisible();
    await leave();
    await userEvent.click(screen.getByRole('button', { name: '留在场馆' }));

    expect(host.callsOf(recycleCall)).toEqual([]);
    expect(host.navigated).toMatchObject([{ name: 'egame' }]);
  });

  it('withdraws without a question once the player has chosen so, until the choice is reverted', async () => {
    const host = aHost();
    const { unmount } = await renderView(GameScreen, host, { info: ADDRESS });
    await leave();
    await userEvent.click(screen.getByRole('checkbox', { name: '以后离开时自动取回' }));
    await userEvent.click(bringBack());
    unmount();
    await renderView(GameScreen, host, { info: ADDRESS });
    expect(screen.getByRole('switch', { name: '离开时自动取回' })).toBeChecked();

    await leave();

    expect(host.callsOf(recycleCall)).toHaveLength(2);
    expect(host.navigated).toHaveLength(2);

    await userEvent.click(screen.getByRole('switch', { name: '离开时自动取回' }));
    await leave();
    expect(screen.getByRole('dialog', { name: '离开游戏' })).toBeVisible();
  });

  it('shows the turnover that locks money in the venue', async () => {
    const host = aHost();
    const kept = [{ enName: 'JGDZ', name: '极光电子', amount: '500.00', why: 'turnover' as const }];
    host.answer(recycleCall, { ...BROUGHT, recycled: '0.00', kept });
    await renderView(GameScreen, host, { info: ADDRESS });

    await leave();
    await userEvent.click(bringBack());

    expect(host.toasts).toEqual([{ message: '¥500 流水尚未达标，仍在场馆', tone: 'info' }]);
    expect(host.navigated).toMatchObject([{ name: 'egame' }]);
  });

  it('lets the player leave when the answer is lost: it polls by the key, and sends nothing again', async () => {
    const host = aHost();
    host.answer(recycleCall, failing({ kind: 'timeout' }));
    host.answer(transferOutcomeCall, holdCall<ResponseOf<typeof transferOutcomeCall>>().handler);
    await renderView(GameScreen, host, { info: ADDRESS });

    await leave();
    await userEvent.click(bringBack());

    expect(host.navigated).toMatchObject([{ name: 'egame' }]);
    expect(host.callsOf(recycleCall)).toHaveLength(1);
    expect(host.callsOf(transferOutcomeCall)).toHaveLength(1);
  });

  it("leaves with the platform's message when it refuses", async () => {
    const host = aHost();
    host.answer(recycleCall, failing(refused(6011, '请勿频繁提交')));
    await renderView(GameScreen, host, { info: ADDRESS });

    await leave();
    await userEvent.click(bringBack());

    expect(host.toasts).toEqual([{ message: '请勿频繁提交', tone: 'danger' }]);
    expect(host.navigated).toMatchObject([{ name: 'egame' }]);
  });

  it('asks nothing when the balance is unknown, or is play money', async () => {
    const host = aHost();
    host.answer(channelBalanceCall, failing({ kind: 'timeout' }));
    const { unmount } = await renderView(GameScreen, host, { info: ADDRESS });
    await leave();
    expect(host.navigated).toHaveLength(1);
    unmount();

    const trial = aHost({ from: { isTrial: true } });
    await renderView(GameScreen, trial, { info: ADDRESS });
    await leave();
    expect(trial.navigated).toHaveLength(1);
  });
});

describe('playing a game', () => {
  it('transfers more money in beside the balance, without interrupting the game', async () => {
    const host = aHost();
    const transferred = { transferId: 'T1', channelCode: 'JGDZ', amount: '50.00', centerWalletBalance: '950.00', asOf: 2 };
    host.answer(venueTransferCall, { ...transferred, venueBalance: '550.00' });
    await renderView(GameScreen, host, { info: ADDRESS });
    const running = frame();
    const told = jest.spyOn(running.contentWindow!, 'postMessage').mockImplementation(() => undefined);
    host.answer(channelBalanceCall, { channelCode: 'JGDZ', balance: '550.00', asOf: 2 });

    await userEvent.click(screen.getByRole('button', { name: '转入' }));
    expect(screen.queryByRole('button', { name: '直接进入' })).toBeNull();
    await userEvent.type(screen.getByLabelText('转入金额'), '50');
    await userEvent.click(screen.getByRole('button', { name: '确认转入' }));

    expect(host.callsOf(venueTransferCall)).toMatchObject([{ channelCode: 'JGDZ', amount: '50.00', ty: '1' }]);
    expect(await screen.findByText('¥550.00')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(frame()).toBe(running);
    // The messages contain no amounts and go to no other origin.
    expect(told.mock.calls).toEqual([
      [{ type: 'operator:pause' }, ORIGIN],
      [{ type: 'operator:balance' }, ORIGIN],
      [{ type: 'operator:resume' }, ORIGIN],
    ]);
  });

  it('frame and page both reload a balance that changes elsewhere, such as in another tab', async () => {
    const host = aHost();
    await renderView(GameScreen, host, { info: ADDRESS });
    const told = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);

    act(() => {
      host.services.bus.emit('balance/changed', { cause: 'bet' });
      host.services.bus.emit('balance/changed', { cause: 'transfer' });
    });

    expect(told.mock.calls).toEqual([[{ type: 'operator:balance' }, ORIGIN]]);
    await waitFor(() => {
      expect(host.callsOf(channelBalanceCall)).toHaveLength(2);
    });
  });

  it('a reality check pauses the game, also one that starts meanwhile, and returns the focus to it', async () => {
    const host = aHost();
    await renderView(GameScreen, host, { info: ADDRESS });
    postFromGame({ type: 'venue:ready' });
    const told = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
    frame().focus();
    act(() => void window.dispatchEvent(new Event('blur')));

    act(() => {
      host.services.bus.emit('protection/reality-check', { isOpen: true });
    });
    expect(frame()).toHaveAttribute('inert');
    act(() => {
      frame().blur();
    });
    postFromGame({ type: 'venue:ready' });
    act(() => {
      host.services.bus.emit('protection/reality-check', { isOpen: false });
    });

    expect(told.mock.calls.map(([message]: unknown[]) => message)).toEqual([
      { type: 'operator:pause' },
      { type: 'operator:pause' },
      { type: 'operator:resume' },
    ]);
    expect(frame()).not.toHaveAttribute('inert');
    expect(frame()).toHaveFocus();
  });

  it.each([
    ['60.00', '45.50', '投注¥60派彩¥45.50输赢-¥14.50'],
    ['60.00', '60.00', '投注¥60派彩¥60输赢¥0'],
    ['60.00', '85.00', '投注¥60派彩¥85输赢+¥25'],
  ])("sums the session's rounds from the record: stake %s, payout %s: %s", async (stake, payout, shown) => {
    const host = aHost();
    host.answer(roundRecordListCall, { ...SUMS, sums: { count: 3, stake, payout, open: '0.00' } });
    await renderView(GameScreen, host, { info: ADDRESS });

    const session = screen.getByRole('group', { name: '本次游戏' });
    expect(session).toHaveTextContent(shown);
    expect(session).toHaveTextContent('本次时长0 分钟');
  });

  it('sums the rounds of its venue since the entry, a reload included', async () => {
    const clock = { now: Date.UTC(2026, 10, 23, 12) };
    const host = aHost({ now: () => clock.now });
    const entered = clock.now;
    clock.now += 25 * 60_000;

    await renderView(GameScreen, host, { info: ADDRESS });

    expect(host.callsOf(roundRecordListCall)).toMatchObject([{ enName: 'JGDZ', from: entered, to: clock.now }]);
    expect(screen.getByRole('group', { name: '本次游戏' })).toHaveTextContent('本次时长25 分钟');
  });

  it('counts a bet of an unfinished round as staked at once, and neither won nor lost', async () => {
    const host = aHost();
    host.answer(roundRecordListCall, { ...SUMS, sums: { count: 0, stake: '0.00', payout: '0.00', open: '0.00' } });
    await renderView(GameScreen, host, { info: ADDRESS });
    const session = screen.getByRole('group', { name: '本次游戏' });
    expect(session).toHaveTextContent('投注¥0派彩¥0输赢¥0');

    host.answer(roundRecordListCall, { ...SUMS, sums: { count: 0, stake: '0.00', payout: '0.00', open: '20.00' } });
    jest.useFakeTimers();
    postFromGame({ type: 'venue:balance' });
    await act(() => jest.advanceTimersByTimeAsync(0));

    expect(session).toHaveTextContent('投注¥20派彩¥0输赢¥0');
  });

  it('reads once for many simultaneous reports, and once more for those that arrive meanwhile', async () => {
    jest.useFakeTimers();
    const host = aHost();
    await renderView(GameScreen, host, { info: ADDRESS });
    for (let round = 0; round < 50; round += 1) postFromGame({ type: 'venue:balance' });

    await act(() => jest.advanceTimersByTimeAsync(4_999));
    expect(host.callsOf(roundRecordListCall)).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(60_000));

    expect(host.callsOf(roundRecordListCall)).toHaveLength(3);
  });

  it('hides the sums on request, and stores the choice', async () => {
    const host = aHost();
    const { unmount } = await renderView(GameScreen, host, { info: ADDRESS });
    await userEvent.click(screen.getByRole('button', { name: '隐藏' }));
    expect(screen.queryByText('输赢')).toBeNull();
    unmount();

    await renderView(GameScreen, host, { info: ADDRESS });
    expect(screen.queryByText('输赢')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '显示本次输赢' }));

    expect(await screen.findByText('输赢')).toBeVisible();
  });

  it('a report of the game extends its lifetime by two hours', async () => {
    const clock = { now: 1_000 };
    const host = aHost({ now: () => clock.now });
    await renderView(GameScreen, host, { info: ADDRESS });
    clock.now += RECEIVED_FOR_MS - 1;

    postFromGame({ type: 'venue:balance' });
    await answers();

    clock.now += RECEIVED_FOR_MS - 1;
    expect(createReceivedGames(host.services.storage, () => clock.now).findAddress(ADDRESS)).toBeDefined();
  });
});

describe('the page of a payload', () => {
  it('sends the ticket only to the origin of the game, as often as it is requested [R-VENUE-24]', async () => {
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

  it('separates payloads of PG from others, and says when there is none', async () => {
    await renderView(PayloadGameScreen, aHost(), { provider: 'other' });

    expect(screen.getByText('没有正在进行的游戏')).toBeVisible();
  });

  it('opens for a guest, without a game', async () => {
    await renderView(PayloadGameScreen, aHost({ member: null }), { provider: 'PG' });

    expect(screen.getByText('没有正在进行的游戏')).toBeVisible();
  });
});
