import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { DEVICE_ZONES, setDeviceZone } from '@site/testing/deviceZone';
import { bonusPoolsCall } from '@site/shared/wire/games';
import { aPoolList } from '../testing/builders';
import { aLobbyHost, showLobby } from '../testing/lobby';
import { JACKPOT_REFRESH_MS } from './useJackpots';

describe('the jackpot pools at the top', () => {
  it('show the total and the tiers [R-API-084]', async () => {
    await showLobby(aLobbyHost());

    expect(screen.getByRole('img', { name: '¥9,864.50' })).toBeVisible();
    expect(screen.getByText('¥8,888.00')).toBeVisible();
  });

  it('reload every 15 s while the page is visible, and when it becomes visible again', async () => {
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

  it('show the latest win, announce a new one once to screen readers, and list recent wins on a press [R-API-084]', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const win = (account: string, amount: string, at: number) => ({ account, gameName: '龙珠宝藏', tier: 'major' as const, amount, at });
    const first = win('al***e', '888.00', Date.UTC(2026, 10, 21, 4));
    const second = win('bo***b', '1888.50', Date.UTC(2026, 10, 21, 5));
    const host = aLobbyHost();
    host.answer(bonusPoolsCall, aPoolList({ wins: [first] }));
    await showLobby(host);
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(screen.getByRole('button', { name: /al\*\*\*e · 龙珠宝藏 · 豪华 ¥888/ })).toBeVisible();
    expect(told().join('')).toBe('');

    host.answer(bonusPoolsCall, aPoolList({ wins: [first, second] }));
    await act(() => jest.advanceTimersByTimeAsync(JACKPOT_REFRESH_MS));
    expect(told()).toContain('bo***b 在 龙珠宝藏 中得豪华奖池 ¥1,888.50');
    await user.click(screen.getByRole('button', { name: /bo\*\*\*b/ }));

    const wins = within(await screen.findByRole('dialog', { name: '最近中奖' }));
    expect(wins.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '会员游戏金额',
      'bo***b龙珠宝藏豪华¥1,888.5011-21 13:00',
      'al***e龙珠宝藏豪华¥888.0011-21 12:00',
    ]);
    jest.useRealTimers();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each(DEVICE_ZONES)('list recent wins in Shanghai time on a device in %s', async (zone) => {
    setDeviceZone(zone);
    const host = aLobbyHost();
    const at = Date.parse('2026-11-22T00:00:05+08:00');
    host.answer(bonusPoolsCall, aPoolList({ wins: [{ account: 'al***e', gameName: '龙珠宝藏', tier: 'major', amount: '888.50', at }] }));
    await showLobby(host);
    await userEvent.click(screen.getByRole('button', { name: /al\*\*\*e/ }));

    expect(within(await screen.findByRole('dialog', { name: '最近中奖' })).getByText('11-22 00:00')).toBeVisible();
  });

  it('show no amount without an answer', async () => {
    const host = aLobbyHost();
    host.answer(bonusPoolsCall, failing({ kind: 'unreachable' }));
    await showLobby(host);
    expect(screen.queryByText(/¥/)).toBeNull();

    host.answer(bonusPoolsCall, aPoolList({ pools: [] }));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByText('该场馆暂无累计奖池')).toBeVisible();
  });
});
