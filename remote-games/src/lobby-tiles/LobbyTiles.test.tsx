import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { venuesCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { aLocalChannel, aSlotVenue, aWireVenue } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { LobbyTiles } from './LobbyTiles';

function aHost(options: FakeServicesOptions = {}) {
  return createFakeServices({
    answers: [
      fakeAnswer(allBalanceCall, {
        asOf: 1,
        centerWalletBalance: '10.00',
        lockMoney: '0.00',
        autoTransfer: '0',
        list: [{ enName: 'JGDZ', name: '极光电子', balance: '120.00', state: 'open' }],
      }),
      fakeAnswer(venuesCall, {
        list: [
          aLocalChannel(),
          aWireVenue({ isConnected: true }),
          aWireVenue({ enName: 'SBTY' }),
          aWireVenue({ enName: 'HTZR', category: 'ZR', isConnected: true, gameCount: 3, rebate: '1.00' }),
          aWireVenue({ enName: 'LHQP', category: 'QP' }),
          aSlotVenue(),
          aSlotVenue({ enName: 'QKDZ', rebate: '1.20', gameCount: 12 }),
        ],
      }),
    ],
    ...options,
  });
}

describe('the lobby on home', () => {
  it('shows a tile for each category with a connected venue, its facts and the best rebate [R-API-083]', async () => {
    const host = aHost();
    await renderView(LobbyTiles, host);

    expect(host.callsOf(venuesCall)).toEqual([{}]);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(screen.queryByRole('link', { name: /^棋牌/ })).toBeNull();
    expect(screen.getByText('5 家场馆，一个钱包通玩')).toBeVisible();
    expect(screen.getByRole('link', { name: /^体育/ })).toHaveTextContent('体育2 家场馆返水 1.20%');
    expect(screen.getByRole('link', { name: /^电子/ })).toHaveTextContent('电子30 款游戏返水 1.30%');
    expect(screen.getByRole('link', { name: /^真人/ })).toHaveTextContent('真人3 款游戏返水 1.00%');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('links a guest to the public board, and labels their rebate as the highest possible', async () => {
    await renderView(LobbyTiles, aHost({ member: null }));

    expect(screen.getByRole('link', { name: /^体育/ })).toHaveAttribute('href', '/sports/board/CRTY');
    expect(screen.getByRole('link', { name: /^真人/ })).toHaveTextContent('真人3 款游戏最高返水 1.00%');
  });

  it("requests the rebates of the member's grade when a guest signs in", async () => {
    const host = aHost({ member: null });
    await renderView(LobbyTiles, host);
    host.answer(venuesCall, { list: [aWireVenue({ enName: 'HTZR', category: 'ZR', isConnected: true, gameCount: 3, rebate: '0.85' })] });

    await act(async () => {
      host.member.set({ userId: '10001', name: 'player1', vipLevel: 6, hasBoundPhone: true, hasBoundRealName: true });
      await Promise.resolve();
    });

    expect(await screen.findByRole('link', { name: /返水/ })).toHaveTextContent('真人3 款游戏返水 0.85%');
  });

  it('shows a member, and no guest, the money that an earlier game has left in its venue', async () => {
    const { unmount } = await renderView(LobbyTiles, aHost());
    expect(await screen.findByText(/极光电子还有 ¥120/)).toBeVisible();
    unmount();
    const host = aHost({ member: null });

    await renderView(LobbyTiles, host);

    expect(screen.queryByText(/极光电子还有/)).toBeNull();
    expect(host.callsOf(allBalanceCall)).toEqual([]);
  });

  it.each([
    [true, { name: 'crty', params: { enName: 'CRTY' } }],
    [false, { name: 'sport', params: {} }],
  ])('links sports to the local channel where it exists (%s)', async (selfSport, target) => {
    const host = aHost({ flags: { selfSport } });
    await renderView(LobbyTiles, host);

    await userEvent.click(screen.getByRole('link', { name: /^体育/ }));
    await userEvent.click(screen.getByRole('link', { name: /^真人/ }));

    expect(host.navigated).toMatchObject([target, { name: 'realbet' }]);
  });

  it('keeps its tiles without an answer, and can load them again', async () => {
    const host = aHost();
    host.answer(venuesCall, failing({ kind: 'unreachable' }));
    const { unmount } = await renderView(LobbyTiles, host);
    expect(screen.getAllByRole('link')).toHaveLength(7);
    expect(screen.queryByText(/家场馆/)).toBeNull();

    host.answer(venuesCall, { list: [aSlotVenue()] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByText('18 款游戏')).toBeVisible();
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
