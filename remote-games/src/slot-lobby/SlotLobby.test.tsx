import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { bonusPoolsCall, gameListCall } from '@site/shared/wire/games';
import { aGamePage, aWireGame } from '../testing/builders';
import { aLobbyHost, lastList, showLobby, TIGER } from '../testing/lobby';
import { reportNearness } from '../testing/nearness';

const game = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('article')!);
const chip = (name: RegExp) => within(screen.getByRole('group', { name: '筛选游戏' })).getByRole('button', { name });

describe('the lobby of slot games', () => {
  it('shows games with venue and RTP, and enters them [R-VENUE-01] [R-API-085]', async () => {
    const host = aLobbyHost();
    await showLobby(host);

    expect(lastList(host)).toEqual({ category: 'DZ', filter: 'all', pageNum: 1, pageSize: 24 });
    expect(game('虎啸山林').getByText('乾坤游戏')).toBeVisible();
    expect(game('虎啸山林').getByText('RTP 96.81%')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '立即游戏 虎啸山林' }));
    await userEvent.click(screen.getByRole('button', { name: '免费试玩 虎啸山林' }));

    expect(host.emitted).toEqual([
      { name: 'venue/enter', event: { enName: 'QKDZ', gameCode: 'QK-tiger' } },
      { name: 'venue/enter', event: { enName: 'QKDZ', gameCode: 'QK-tiger', isTrial: true } },
    ]);
  });

  it('offers no trial when a game has none, and no entry to a game under maintenance', async () => {
    const host = aLobbyHost();
    host.answer(gameListCall, aGamePage([aWireGame({ hasTrial: false }), { ...TIGER, state: 'maintenance' }]));
    await showLobby(host);

    expect(screen.queryByRole('button', { name: '免费试玩 龙珠宝藏' })).toBeNull();
    expect(screen.queryByRole('button', { name: '立即游戏 虎啸山林' })).toBeNull();
    expect(game('虎啸山林').getByText('维护中')).toBeVisible();
  });

  it('shows the count of each filter, and stores the choice in the address [R-VENUE-23]', async () => {
    const host = aLobbyHost();
    await showLobby(host);
    expect(chip(/^全部/)).toHaveTextContent('全部2');
    expect(chip(/^收藏/)).toHaveTextContent('收藏1');

    await userEvent.click(chip(/^热门/));

    expect(lastList(host)).toMatchObject({ filter: 'hot' });
    await waitFor(() => {
      expect(host.navigated.at(-1)).toMatchObject({ name: 'egame', options: { query: { filter: 'hot' }, replace: true } });
    });
    expect(chip(/^热门/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('opens with the query of its address', async () => {
    const host = aLobbyHost({
      location: {
        name: 'egame',
        query: { venue: 'QKDZ', filter: 'jackpot', q: '龙', theme: 'myth', volatility: 'high', returns: 'from_97' },
      },
    });
    await showLobby(host);

    expect(lastList(host)).toEqual({
      category: 'DZ',
      enName: 'QKDZ',
      filter: 'jackpot',
      search: '龙',
      theme: 'myth',
      volatility: 'high',
      returns: 'from_97',
      pageNum: 1,
      pageSize: 24,
    });
    expect(screen.getByRole('searchbox')).toHaveValue('龙');
    expect(screen.getByRole('button', { name: /乾坤游戏.*12 款/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('resets when the menu opens it again', async () => {
    const host = aLobbyHost({ location: { name: 'egame', query: { filter: 'hot' } } });
    await showLobby(host);

    await act(async () => {
      host.location.set({ name: 'egame', path: '/game/egame', params: {}, query: {} });
      await Promise.resolve();
    });

    expect(lastList(host)).toMatchObject({ filter: 'all' });
  });

  it('loads nothing while the player leaves for another screen', async () => {
    const host = aLobbyHost({ location: { name: 'egame', query: { filter: 'hot' } } });
    await showLobby(host);

    act(() => {
      host.location.set({ name: 'home', path: '/', params: {}, query: {} });
    });

    expect(host.callsOf(gameListCall)).toHaveLength(1);
  });

  it('shows the games of one venue; one under maintenance shows until when and cannot be chosen', async () => {
    const host = aLobbyHost();
    await showLobby(host);
    expect(screen.getByRole('button', { name: /海王星.*维护中 11-21 14:00 恢复/ })).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: /乾坤游戏.*12 款 返水 1.20%/ }));

    expect(lastList(host)).toMatchObject({ enName: 'QKDZ', pageNum: 1 });
    expect(host.callsOf(bonusPoolsCall).at(-1)).toEqual({ enName: 'QKDZ' });
  });

  it('searches once typing pauses', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const host = aLobbyHost();
    await showLobby(host);

    await user.type(screen.getByRole('searchbox', { name: '搜索游戏' }), '龙珠');
    expect(host.callsOf(gameListCall)).toHaveLength(1);
    await act(async () => {
      await jest.advanceTimersByTimeAsync(300);
    });

    expect(host.callsOf(gameListCall)).toHaveLength(2);
    expect(lastList(host)).toMatchObject({ search: '龙珠' });
    jest.useRealTimers();
  });

  it.each([
    ['hot', '暂无热门游戏'],
    ['new', '暂无新上线的游戏'],
    ['jackpot', '暂无累计奖池游戏'],
    ['collected', '还没有收藏的游戏'],
    ['recent', '还没有玩过的游戏'],
  ])('shows its own text where %s finds nothing, and a button back to all games', async (filter, text) => {
    const host = aLobbyHost({ location: { name: 'egame', query: { filter } } });
    host.answer(gameListCall, aGamePage([]));
    await showLobby(host);
    expect(screen.getByText(text)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '看全部游戏' }));

    expect(lastList(host)).toMatchObject({ filter: 'all' });
  });

  it('shows the search term when nothing was found', async () => {
    const host = aLobbyHost({ location: { name: 'egame', query: { q: '没有' } } });
    host.answer(gameListCall, aGamePage([]));
    await showLobby(host);

    expect(screen.getByText('没有找到“没有”')).toBeVisible();
  });

  it('loads again on request after a failure', async () => {
    const host = aLobbyHost();
    host.answer(gameListCall, failing({ kind: 'timeout' }));
    await showLobby(host);
    expect(screen.getByText('等待超时，请稍后重试')).toBeVisible();

    host.answer(gameListCall, aGamePage([TIGER]));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('heading', { level: 3, name: '虎啸山林' })).toBeVisible();
  });

  it('lists thousands of games as one list, whose later parts load and render near the window, and are retried', async () => {
    const away = reportNearness();
    const host = aLobbyHost();
    const pageOf = (page: number) =>
      Array.from({ length: 24 }, (_, index) => aWireGame({ gameCode: `G${page}-${index}`, name: `游戏 ${page}-${index}` }));
    host.answer(gameListCall, ({ pageNum }) => ({ ...aGamePage(pageOf(pageNum)), total: 5_000 }));
    await showLobby(host);
    const list = screen.getByRole('list', { name: '游戏' });
    await waitFor(() => {
      expect(within(list).getAllByRole('listitem')).toHaveLength(24);
    });
    expect(list.children).toHaveLength(209);

    host.answer(gameListCall, failing({ kind: 'timeout' }));
    await away.show(list.children[100]!);
    expect(lastList(host)).toMatchObject({ pageNum: 101 });
    host.answer(gameListCall, ({ pageNum }) => ({ ...aGamePage(pageOf(pageNum)), total: 5_000 }));
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    const later = (await screen.findByRole('heading', { level: 3, name: '游戏 101-0' })).closest('[role=listitem]');
    expect(later).toHaveAttribute('aria-posinset', '2401');
    expect(later).toHaveAttribute('aria-setsize', '5000');
    await away.hide(list.children[100]!);
    expect(screen.queryByRole('heading', { level: 3, name: '游戏 101-0' })).toBeNull();
    const asked = host.callsOf(gameListCall).length;
    await away.show(list.children[100]!);
    expect(screen.getByRole('heading', { level: 3, name: '游戏 101-0' })).toBeVisible();
    expect(host.callsOf(gameListCall)).toHaveLength(asked);
  });

  it('offers themes, volatility and return with the number of games for each, and clears all choices by one press', async () => {
    const host = aLobbyHost({ location: { name: 'egame', query: { volatility: 'high', filter: 'hot' } } });
    host.answer(gameListCall, {
      ...aGamePage([TIGER]),
      facets: [
        { choice: 'theme', value: 'myth', count: 3 },
        { choice: 'theme', value: 'a theme of later', count: 1 },
        { choice: 'volatility', value: 'high', count: 4 },
        { choice: 'returns', value: 'from_97', count: 0 },
      ],
    });
    await showLobby(host);
    const choices = within(screen.getByRole('group', { name: '更多筛选' }));
    expect(choices.getByRole('combobox', { name: '波动' })).toHaveTextContent('高波动（4）');

    await userEvent.click(choices.getByRole('combobox', { name: '题材' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['全部题材', '神话传说（3）']);
    await userEvent.click(screen.getByRole('option', { name: '神话传说（3）' }));
    expect(lastList(host)).toMatchObject({ theme: 'myth', volatility: 'high', filter: 'hot' });
    await waitFor(() => {
      expect(host.navigated.at(-1)?.options).toEqual({ query: { filter: 'hot', theme: 'myth', volatility: 'high' }, replace: true });
    });

    await userEvent.click(choices.getByRole('button', { name: '清除全部筛选' }));
    await waitFor(() => {
      expect(host.navigated.at(-1)?.options).toEqual({ query: {}, replace: true });
    });
    expect(lastList(host)).toEqual({ category: 'DZ', filter: 'all', pageNum: 1, pageSize: 24 });
  });

  it('hides choices that the platform does not support', async () => {
    await showLobby(aLobbyHost());

    expect(screen.queryByRole('group', { name: '更多筛选' })).toBeNull();
  });

  it('suggests which choice to clear when nothing is found', async () => {
    const host = aLobbyHost({ location: { name: 'egame', query: { q: '龙', volatility: 'low', venue: 'JGDZ' } } });
    host.answer(gameListCall, {
      ...aGamePage([]),
      loosened: [
        { choice: 'venue', count: 2 },
        { choice: 'volatility', count: 5 },
        { choice: 'search', count: 1 },
      ],
    });
    await showLobby(host);
    expect(screen.getAllByRole('button', { name: /^不限/ }).map(({ textContent }) => textContent)).toEqual([
      '不限波动，有 5 款',
      '不限场馆，有 2 款',
    ]);

    await userEvent.click(screen.getByRole('button', { name: '不限波动，有 5 款' }));

    expect(lastList(host)).toMatchObject({ search: '龙', enName: 'JGDZ' });
    expect(lastList(host)).not.toHaveProperty('volatility');
  });

  it('passes the accessibility check, and leaves nothing open', async () => {
    const host = aLobbyHost();
    const { unmount } = await showLobby(host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
