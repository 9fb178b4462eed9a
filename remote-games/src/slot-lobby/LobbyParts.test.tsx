import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, holdCall } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import type { ResponseOf } from '@site/shared/wire/call';
import {
  addCollectionCall,
  allBalanceCall,
  autoTransferCall,
  bonusPoolsCall,
  gameListCall,
  removeCollectionCall,
} from '@site/shared/wire/games';
import { JACKPOT_REFRESH_MS } from '../jackpots/useJackpots';
import { aPoolList } from '../testing/builders';
import { aLobbyHost, lastList, showLobby } from '../testing/lobby';

describe('the button to collect a game', () => {
  const heart = (name: string) => screen.getByRole('button', { name: `收藏 ${name}` });

  it('collects a game at once [R-API-093]', async () => {
    const held = holdCall<ResponseOf<typeof addCollectionCall>>();
    const host = aLobbyHost();
    host.answer(addCollectionCall, held.handler);
    await showLobby(host);

    await userEvent.click(heart('虎啸山林'));
    expect(heart('虎啸山林')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart('虎啸山林'));
    expect(host.callsOf(addCollectionCall)).toEqual([{ enName: 'QKDZ', gameCode: 'QK-tiger' }]);
    await act(async () => {
      held.settle({});
      await Promise.resolve();
    });

    await waitFor(() => {
      expect(host.callsOf(gameListCall)).toHaveLength(2);
    });
  });

  it('removes a game [R-API-094]', async () => {
    const host = aLobbyHost();
    await showLobby(host);

    await userEvent.click(heart('龙珠宝藏'));

    expect(host.callsOf(removeCollectionCall)).toEqual([{ enName: 'JGDZ', gameCode: 'JG-pearl' }]);
  });

  it('is undone when the platform refuses', async () => {
    const host = aLobbyHost();
    host.answer(addCollectionCall, failing({ is: 'unreachable' }));
    await showLobby(host);

    await userEvent.click(heart('虎啸山林'));

    await waitFor(() => {
      expect(heart('虎啸山林')).toHaveAttribute('aria-pressed', 'false');
    });
    expect(host.callsOf(gameListCall)).toHaveLength(1);
  });

  it('asks a guest to log in', async () => {
    const host = aLobbyHost({ member: null });
    await showLobby(host);

    await userEvent.click(heart('虎啸山林'));

    expect(host.loginPrompts).toBe(1);
    expect(host.callsOf(addCollectionCall)).toEqual([]);
  });
});

describe('tools for members', () => {
  it('are not shown to a guest', async () => {
    const host = aLobbyHost({ member: null, location: { name: 'egame', query: { filter: 'collected' } } });
    await showLobby(host);

    expect(screen.queryByRole('button', { name: /^收藏\d/ })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(lastList(host)).toMatchObject({ filter: 'all' });
    expect(host.callsOf(allBalanceCall)).toEqual([]);
  });

  it('switch automatic transfer when the platform confirms [R-API-090]', async () => {
    const host = aLobbyHost();
    await showLobby(host);
    expect(screen.getByRole('switch', { name: '免转钱包' })).toBeChecked();

    await userEvent.click(screen.getByRole('switch'));

    expect(host.callsOf(autoTransferCall)).toEqual([{ status: '0' }]);
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('keep the switch where the platform refuses', async () => {
    const host = aLobbyHost();
    host.answer(autoTransferCall, failing({ is: 'timeout' }));
    await showLobby(host);

    await userEvent.click(screen.getByRole('switch'));

    expect(screen.getByRole('switch')).toBeChecked();
    expect(screen.getByRole('switch')).toBeEnabled();
  });
});

describe('the pools on top', () => {
  it('show the sum and the tiers [R-API-084]', async () => {
    await showLobby(aLobbyHost());

    expect(screen.getByRole('img', { name: '¥9,864.50' })).toBeVisible();
    expect(screen.getByText('¥8,888.00')).toBeVisible();
  });

  it('are read again every 15 s while the page is visible', async () => {
    jest.useFakeTimers();
    const host = aLobbyHost();
    const { unmount } = await showLobby(host);
    const isVisible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

    await after(JACKPOT_REFRESH_MS);
    expect(host.callsOf(bonusPoolsCall)).toHaveLength(1);
    isVisible.mockReturnValue('visible');
    await after(JACKPOT_REFRESH_MS);
    expect(host.callsOf(bonusPoolsCall)).toHaveLength(2);
    unmount();
    await after(JACKPOT_REFRESH_MS);

    expect(host.callsOf(bonusPoolsCall)).toHaveLength(2);
    jest.useRealTimers();
  });

  it('show no amount without an answer', async () => {
    const host = aLobbyHost();
    host.answer(bonusPoolsCall, failing({ is: 'unreachable' }));
    await showLobby(host);
    expect(screen.queryByText(/¥/)).toBeNull();

    host.answer(bonusPoolsCall, aPoolList({ pools: [] }));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByText('该场馆暂无累计奖池')).toBeVisible();
  });
});

it('has no fault an accessibility checker finds, and leaves nothing open', async () => {
  const host = aLobbyHost();
  const { unmount } = await showLobby(host);

  expect(await accessibilityFaults()).toEqual([]);
  unmount();
  expect(host.liveCount).toBe(0);
});
