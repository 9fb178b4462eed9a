import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { addCollectionCall, bonusPoolsCall, gameListCall } from '@site/shared/wire/games';
import { aGamePage, aPoolList, aWireGame } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { PopularGames } from './PopularGames';

function aHost(options: FakeServicesOptions = {}) {
  return createFakeServices({
    answers: [
      fakeAnswer(gameListCall, ({ filter }) =>
        filter === 'recent' ? aGamePage([]) : aGamePage([aWireGame({ label: 'hot' })], { all: 60 }),
      ),
      fakeAnswer(bonusPoolsCall, aPoolList()),
      fakeAnswer(addCollectionCall, {}),
    ],
    ...options,
  });
}

const jackpots = () => within(screen.getByRole('region', { name: '累计奖池' }));

describe('popular games on home', () => {
  it('show the six most played games, with a link to all', async () => {
    const host = aHost();
    await renderView(PopularGames, host);

    expect(host.callsOf(gameListCall)).toContainEqual({ category: 'DZ', filter: 'hot', pageNum: 1, pageSize: 6 });
    expect(screen.getByText('60 款游戏')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '立即游戏 龙珠宝藏' }));
    await userEvent.click(screen.getByRole('link', { name: '全部游戏' }));

    expect(host.emitted).toEqual([{ name: 'venue/enter', event: { enName: 'JGDZ', gameCode: 'JG-pearl' } }]);
    expect(host.navigated).toMatchObject([{ name: 'egame' }]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('appear beside the pools of all venues, with the tiers while there are no wins [R-API-084]', async () => {
    await renderView(PopularGames, aHost());

    expect(jackpots().getByText('¥9,864.50')).toBeVisible();
    expect(jackpots().getByText('¥888.00')).toBeVisible();
  });

  it('appear with the last three wins, newest first', async () => {
    const host = aHost();
    const win = (at: number, amount: string) => ({
      account: `p***${String(at)}`,
      gameName: '龙珠宝藏',
      tier: 'minor' as const,
      amount,
      at,
    });
    host.answer(bonusPoolsCall, aPoolList({ wins: [win(1, '1.00'), win(4, '4.00'), win(3, '3.00'), win(2, '2.00')] }));
    await renderView(PopularGames, host);

    expect(
      jackpots()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['p***4 · 龙珠宝藏¥4', 'p***3 · 龙珠宝藏¥3', 'p***2 · 龙珠宝藏¥2']);
  });

  it("appear below the member's last game of any category, with its result", async () => {
    const played = aWireGame({
      enName: 'HTZR',
      venueName: '皇庭真人',
      gameCode: 'HT-a01',
      name: '百家乐 A01',
      lastResult: { stake: '10.00', payout: '22.50', at: 1 },
    });
    const host = aHost();
    host.answer(gameListCall, ({ filter }) => aGamePage(filter === 'recent' ? [played] : []));
    await renderView(PopularGames, host);

    const last = within(screen.getByRole('region', { name: '继续游戏' }));
    expect(last.getByText(/¥12\.50/)).toBeVisible();
    await userEvent.click(last.getByRole('button', { name: '立即游戏 百家乐 A01' }));

    expect(host.callsOf(gameListCall)).toContainEqual({ filter: 'recent', pageNum: 1, pageSize: 6 });
    expect(host.emitted).toMatchObject([{ name: 'venue/enter', event: { enName: 'HTZR', gameCode: 'HT-a01' } }]);
  });

  it('appear alone for a guest, for a member who has played nothing, and when the platform has no list of all categories', async () => {
    const guest = aHost({ member: null });
    const { unmount } = await renderView(PopularGames, guest);
    expect(guest.callsOf(gameListCall)).toHaveLength(1);
    unmount();
    const host = aHost();
    host.answer(gameListCall, ({ category }) => (category === undefined ? failing({ kind: 'timeout' }) : aGamePage([])));
    await renderView(PopularGames, host);

    expect(screen.queryByRole('region', { name: '继续游戏' })).toBeNull();
    expect(screen.getByRole('region', { name: '热门电子' })).toBeVisible();
  });

  it('show what could not be loaded, and load it again', async () => {
    const host = aHost();
    host.answer(gameListCall, failing({ kind: 'timeout' }));
    host.answer(bonusPoolsCall, failing({ kind: 'timeout' }));
    const { unmount } = await renderView(PopularGames, host);
    expect(screen.queryByText(/¥/)).toBeNull();
    host.answer(gameListCall, aGamePage([]));
    host.answer(bonusPoolsCall, aPoolList());

    for (const retry of screen.getAllByRole('button', { name: '重试' })) await userEvent.click(retry);

    expect(await screen.findByText('暂无热门游戏')).toBeVisible();
    expect(jackpots().getByText('¥9,864.50')).toBeVisible();
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
