import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing } from '@site/shared/testing';
import { bonusPoolsCall } from '@site/shared/wire/games';
import { aPoolList } from '../testing/builders';
import { aLobbyHost, showLobby } from '../testing/lobby';
import { JACKPOT_REFRESH_MS } from './useJackpots';

describe('the pools on top', () => {
  it('show the sum and the tiers [R-API-084]', async () => {
    await showLobby(aLobbyHost());

    expect(screen.getByRole('img', { name: '¥9,864.50' })).toBeVisible();
    expect(screen.getByText('¥8,888.00')).toBeVisible();
  });

  it('are read again every 15 s while the page is visible, and when it is visible again', async () => {
    jest.useFakeTimers();
    const host = aLobbyHost();
    const { unmount } = await showLobby(host);
    const turn = (state: 'hidden' | 'visible') => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
      fireEvent(document, new Event('visibilitychange'));
    };
    const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

    turn('hidden');
    await after(2 * JACKPOT_REFRESH_MS);
    expect(host.callsOf(bonusPoolsCall)).toHaveLength(1);
    turn('visible');
    await after(0);
    expect(host.callsOf(bonusPoolsCall)).toHaveLength(2);
    await after(JACKPOT_REFRESH_MS);
    expect(host.callsOf(bonusPoolsCall)).toHaveLength(3);
    unmount();
    await after(JACKPOT_REFRESH_MS);

    expect(host.callsOf(bonusPoolsCall)).toHaveLength(3);
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
