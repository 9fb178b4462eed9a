import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, type FakeServicesOptions } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { channelBalanceCall } from '@site/shared/wire/games';
import { FRAME_REACH_LIMIT_MS } from './useGameFrame';
import { createReceivedGames, type Received } from './receivedGames';
import { aReceived } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { PayloadGameScreen } from './PayloadGameScreen';
import { GameScreen } from './GameScreen';

const ORIGIN = 'https://venue.example';
const ADDRESS = `${ORIGIN}/slot/JG-pearl?ticket=once`;

function aHost({ from = {}, ...options }: FakeServicesOptions & { from?: Partial<Received> } = {}) {
  const host = createFakeServices({
    answers: [fakeAnswer(channelBalanceCall, { channelCode: 'JGDZ', balance: '500.00', asOf: 1 })],
    ...options,
  });
  const received = createReceivedGames(host.services.storage, () => host.services.clock.now());
  received.keepAddress(ADDRESS, aReceived(from));
  received.keepPayload('pgGame', { provider: 'PG', url: `${ORIGIN}/slot/QK-tiger`, token: 'once' }, aReceived({ enName: 'QKDZ', ...from }));
  return host;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('龙珠宝藏');

function say(data: unknown, { origin = ORIGIN, source = frame().contentWindow }: Partial<Pick<MessageEvent, 'origin' | 'source'>> = {}) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
}

describe('a game inside the site', () => {
  it('is the received address in a sandboxed frame, with the language of the player', async () => {
    await renderView(GameScreen, aHost({ locale: 'zh-TW' }), { info: ADDRESS });

    expect(frame()).toHaveAttribute('src', `${ADDRESS}&lang=zh-TW`);
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(screen.getByRole('heading', { level: 1, name: '龙珠宝藏' })).toBeVisible();
  });

  it.each([
    ['an address nobody has received', 'https://evil.example/'],
    ['nonsense', 'nonsense'],
  ])('is not %s', async (_, info) => {
    const { container } = await renderView(GameScreen, aHost(), { info });

    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByText('没有正在进行的游戏')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回大厅' })).toBeVisible();
    expect(screen.getByRole('link', { name: '返回首页' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each<[string, FakeServicesOptions & { from?: Partial<Received> }]>([
    ['another member entered', { from: { userId: '10002' } }],
    ['a guest has not entered', { member: null }],
  ])('is not one that %s', async (_, options) => {
    await renderView(GameScreen, aHost(options), { info: ADDRESS });

    expect(screen.getByText('没有正在进行的游戏')).toBeVisible();
  });

  it('says that it is opening, and runs once it has loaded', async () => {
    await renderView(GameScreen, aHost(), { info: ADDRESS });
    expect(screen.getByRole('status')).toHaveTextContent('正在打开游戏');

    fireEvent.load(frame());

    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that it cannot be reached after 15 s, and can be tried again', async () => {
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

  it('shows what lies in the venue, and reads it anew when the game says so [R-API-087]', async () => {
    const host = aHost();
    await renderView(GameScreen, host, { info: ADDRESS });
    expect(screen.getByText('¥500.00')).toBeVisible();
    expect(host.callsOf(channelBalanceCall)).toEqual([{ channelCode: 'JGDZ' }]);

    host.answer(channelBalanceCall, { channelCode: 'JGDZ', balance: '480.00', asOf: 2 });
    say({ type: 'venue:balance' });
    expect(await screen.findByText('¥480.00')).toBeVisible();

    host.answer(channelBalanceCall, failing({ is: 'timeout' }));
    await userEvent.click(screen.getByRole('button', { name: '刷新场馆余额' }));
    expect(screen.getByText('场馆余额（未更新）')).toBeVisible();
    expect(screen.getByText('¥480.00')).toBeVisible();
  });

  it('shows no money of the member where it is played with play money', async () => {
    const host = aHost({ from: { isTrial: true } });
    await renderView(GameScreen, host, { info: ADDRESS });

    expect(screen.getByText('试玩')).toBeVisible();
    expect(host.callsOf(channelBalanceCall)).toEqual([]);
  });

  it.each<[string, unknown, Partial<Pick<MessageEvent, 'origin' | 'source'>>]>([
    ['another origin', { type: 'venue:exit' }, { origin: 'https://evil.example' }],
    ['another window', { type: 'venue:exit' }, { source: window }],
    ['the game, in words it has no business to say', { type: 'venue:open', url: 'https://evil.example' }, {}],
  ])('does not listen to %s', async (_, message, from) => {
    const host = aHost();
    await renderView(GameScreen, host, { info: ADDRESS });

    say(message, from);

    expect(host.navigated).toEqual([]);
  });

  it('leads back to the lobby, where the central balance is read anew', async () => {
    const host = aHost();
    const { unmount } = await renderView(GameScreen, host, { info: ADDRESS });

    say({ type: 'venue:exit' });
    await userEvent.click(screen.getByRole('button', { name: '返回大厅' }));

    expect(host.navigated).toMatchObject([{ name: 'egame' }, { name: 'egame' }]);
    expect(host.balanceRefreshes).toBe(2);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});

describe('the page of a payload', () => {
  it('hands the ticket to the game, to its own origin and no other, as often as it asks [R-VENUE-24]', async () => {
    await renderView(PayloadGameScreen, aHost(), { provider: 'PG' });
    const post = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
    expect(frame()).toHaveAttribute('src', `${ORIGIN}/slot/QK-tiger?lang=zh-CN`);

    say({ type: 'venue:ready' }, { origin: 'https://evil.example' });
    expect(post).not.toHaveBeenCalled();
    say({ type: 'venue:ready' });
    say({ type: 'venue:ready' });

    expect(post.mock.calls).toEqual([
      [{ type: 'venue:ticket', ticket: 'once' }, ORIGIN],
      [{ type: 'venue:ticket', ticket: 'once' }, ORIGIN],
    ]);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps payloads of PG and others apart, and says where there is none', async () => {
    await renderView(PayloadGameScreen, aHost(), { provider: 'other' });

    expect(screen.getByText('没有正在进行的游戏')).toBeVisible();
  });

  it('is there for a guest, without a game', async () => {
    await renderView(PayloadGameScreen, aHost({ member: null }), { provider: 'PG' });

    expect(screen.getByText('没有正在进行的游戏')).toBeVisible();
  });
});
