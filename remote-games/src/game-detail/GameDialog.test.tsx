import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { gameDetailCall } from '@site/shared/wire/games';
import { aGameDetail } from '../testing/builders';
import { aLobbyHost, showLobby } from '../testing/lobby';

function aHost(query: Readonly<Record<string, string>> = {}) {
  const host = aLobbyHost({ location: { name: 'egame', query } });
  host.answer(gameDetailCall, aGameDetail());
  return host;
}

describe('the card of a game', () => {
  it("opens from the game's name over the unchanged list, and closes by Esc, returning the focus", async () => {
    const host = aHost({ filter: 'hot' });
    await showLobby(host);
    const link = screen.getByRole('link', { name: '龙珠宝藏' });
    link.focus();

    await userEvent.keyboard('{Enter}');

    expect(host.navigated.at(-1)).toMatchObject({ name: 'egame', options: { query: { filter: 'hot', game: 'JG-pearl' } } });
    expect(await screen.findByRole('dialog', { name: '龙珠宝藏' })).toBeVisible();
    expect(host.callsOf(gameDetailCall)).toEqual([{ gameCode: 'JG-pearl' }]);
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => {
      host.location.set({ name: 'egame', path: '/game/egame', params: {}, query: { filter: 'hot' } });
    });
    const steps = host.navigated.length;
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(back).toHaveBeenCalledTimes(1);
    expect(host.navigated).toHaveLength(steps);
    expect(link).toHaveFocus();
    back.mockRestore();
  });

  it('replaces its own address when it closes without having been opened by a press', async () => {
    const host = aHost({ filter: 'hot', game: 'JG-pearl' });
    await showLobby(host);
    await screen.findByRole('dialog', { name: '龙珠宝藏' });

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.navigated).toEqual([{ name: 'egame', params: {}, options: { query: { filter: 'hot' }, replace: true } }]);
  });

  it('shows the facts of the venue: limits, return, volatility, pools, own results, rules and pay table', async () => {
    await showLobby(aHost({ game: 'JG-pearl' }));
    const card = within(await screen.findByRole('dialog', { name: '龙珠宝藏' }));

    for (const fact of ['极光电子', '96.81%', '高波动', '¥0.50 至 ¥100', '¥8,888.00', '全部投注']) {
      expect(await card.findByText(fact)).toBeVisible();
    }
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^赢 ¥1.50 · /),
      expect.stringMatching(/^输 ¥1 · /),
      expect.stringMatching(/^持平 · /),
    ]);
    expect(within(card.getByRole('table', { name: '赔付表' })).getByRole('row', { name: '七 600' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('starts the game for real or on trial, and closes', async () => {
    const host = aHost({ game: 'JG-pearl' });
    await showLobby(host);
    const card = within(await screen.findByRole('dialog', { name: '龙珠宝藏' }));

    await userEvent.click(await card.findByRole('button', { name: '免费试玩' }));

    expect(host.emitted).toEqual([{ name: 'venue/enter', event: { enName: 'JGDZ', gameCode: 'JG-pearl', isTrial: true } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('loads again on request after a failure', async () => {
    const host = aHost({ game: 'JG-pearl' });
    host.answer(gameDetailCall, failing({ kind: 'timeout' }));
    await showLobby(host);
    const card = within(await screen.findByRole('dialog', { name: '游戏详情' }));
    host.answer(gameDetailCall, aGameDetail());

    await userEvent.click(await card.findByRole('button', { name: '重试' }));

    expect(await screen.findByRole('dialog', { name: '龙珠宝藏' })).toBeVisible();
  });

  it('closes when the address no longer names a game', async () => {
    const host = aHost({ game: 'JG-pearl' });
    await showLobby(host);
    await screen.findByRole('dialog', { name: '龙珠宝藏' });

    act(() => {
      host.location.set({ name: 'egame', path: '/game/egame', params: {}, query: {} });
    });

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
