import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { clear, slipStore } from '../slip/slipStore';
import { stakeFocusStore, stakeReached } from '../slip/stakeFocus';
import { ChannelScreen } from '../channel/ChannelScreen';
import { aBoardHost, CRTY, priceOf } from '../testing/boardHost';
import { renderView, resetStores } from '../testing/renderView';
import { A_RESULT, A_TOTAL, aWireMarket, aWireMatch, NOW } from '../testing/wire';

beforeEach(resetStores);

const MARKETS = [aWireMarket(), A_TOTAL, A_RESULT];
const OTHER = aWireMatch({ gameId: '80', team_h: '利物浦', team_c: '曼城' });
const named = () => document.activeElement?.getAttribute('aria-label');

async function showBoard(matches = [aWireMatch({ markets: MARKETS }), OTHER]) {
  const host = aBoardHost(matches);
  const view = await renderView(ChannelScreen, host, CRTY);
  await priceOf(/阿森纳 v 切尔西 全场让球 阿森纳/);
  await userEvent.click(screen.getByRole('button', { name: '跳到赔率' }));
  return { host, ...view };
}

describe('keyboard navigation of the board', () => {
  it('Tab enters the board at its first price, and one more Tab leaves all of its rows', async () => {
    await showBoard();
    expect(named()).toBe('阿森纳 v 切尔西 全场让球 阿森纳 -0.5 0.98');

    await userEvent.tab();
    expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(named()).toBe('阿森纳 v 切尔西 全场让球 阿森纳 -0.5 0.98');
  });

  it('arrow keys move between the prices of a match, its star, its other markets, its league and the next match', async () => {
    await showBoard();
    const walk = async (key: string) => {
      await userEvent.keyboard(`{${key}}`);
      return named();
    };

    expect(await walk('ArrowRight')).toMatch(/全场大小 大 3.5/);
    expect(await walk('ArrowDown')).toMatch(/全场大小 小 3.5/);
    expect(await walk('ArrowLeft')).toMatch(/全场让球 切尔西/);
    expect(await walk('ArrowDown')).toMatch(/^利物浦 v 曼城 全场让球 利物浦/);
    expect(await walk('End')).toBe('利物浦 v 曼城，更多玩法 7 个');
    expect(await walk('Home')).toMatch(/^收藏.*利物浦 v 曼城/);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(named()).toMatch(/英格兰超级联赛/);
  });

  it('names the prices of a match as one toolbar, with the shortcut for the stake', async () => {
    const { container } = await showBoard();
    const toolbar = within(screen.getByRole('article', { name: '阿森纳 v 切尔西' })).getByRole('toolbar', { name: '赔率' });

    expect(toolbar).toHaveAttribute('aria-keyshortcuts', 'Shift+Enter');
    expect(screen.getByText(/方向键移动 · Enter 选择 · Shift \+ Enter 填写投注金额 · Esc 返回赔率/)).toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('Enter picks a price, and Shift+Enter picks it and moves to the stake', async () => {
    const { host } = await showBoard();
    const keys = () =>
      slipStore()
        .getState()
        .slip.entries.map(({ key }) => key);
    await userEvent.keyboard('{Enter}');
    expect(keys()).toEqual(['70/RE/REH']);
    expect(stakeFocusStore().getState().isWanted).toBe(false);

    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(keys()).toEqual(['70/RE/REH']);
    expect(stakeFocusStore().getState().isWanted).toBe(true);
    expect(host.openDock.get()).toBe('slip');

    act(() => {
      clear(slipStore());
      stakeReached();
    });
    await userEvent.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}');
    expect(keys()).toEqual(['70/RE/REC']);
    expect(stakeFocusStore().getState().isWanted).toBe(true);
  });

  it('keeps the focus on a price while it moves and while it is suspended', async () => {
    const { host } = await showBoard();
    const say = (version: number, market: Parameters<typeof aWireMarket>[0]) => {
      act(() => {
        host.connections[0]?.say({ type: 'delta', at: NOW, gameId: '70', from: version - 1, version, markets: [aWireMarket(market)] });
      });
    };
    act(() => {
      host.connections[0]?.open();
    });
    const price = document.activeElement;
    say(11, { state: 'suspended' });
    await waitFor(() => {
      expect(named()).toMatch(/让球 阿森纳 -0.5 暂停投注$/);
    });
    await userEvent.keyboard('{Enter}');
    expect(slipStore().getState().slip.entries).toEqual([]);

    say(12, { state: 'open' });
    await waitFor(() => {
      expect(named()).toMatch(/让球 阿森纳 -0.5 0.98$/);
    });
    expect(document.activeElement).toBe(price);
  });

  it('moves the focus to another price when the match of the focused one is removed', async () => {
    const { host } = await showBoard();
    act(() => {
      host.connections[0]?.open();
      host.connections[0]?.say({ type: 'gone', at: NOW, gameId: '70' });
    });

    await waitFor(() => {
      expect(named()).toMatch(/^利物浦 v 曼城/);
    });
  });
});
