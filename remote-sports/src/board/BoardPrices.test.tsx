import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing } from '@site/testing';
import { slipStore } from '../slip/slipStore';
import { aBoardHost, CRTY, priceOf } from '../testing/boardHost';
import { anEntry, aSlip } from '../testing/builders';
import { renderView, resetStores } from '../testing/renderView';
import { A_RESULT, A_TOTAL, answerSports, aWireMarket, aWireMatch, NOW } from '../testing/wire';
import { ChannelScreen } from '../channel/ChannelScreen';

beforeEach(resetStores);

describe('the prices of the board', () => {
  it('names a price by match, market, selection with its line, and price [R-SPORT-09]', async () => {
    await renderView(ChannelScreen, aBoardHost(), CRTY);

    expect(await priceOf(/^阿森纳 v 切尔西 全场让球 阿森纳 -0.5 0.98$/)).not.toHaveAttribute('aria-disabled');
    expect(await priceOf(/^阿森纳 v 切尔西 全场大小 大 3.5 1.04$/)).not.toHaveAttribute('aria-disabled');
    expect(await priceOf(/^阿森纳 v 切尔西 全场独赢 和局 4.20$/)).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText('67:24')).toBeVisible();
    expect(screen.getByText('半场 1 - 1')).toBeVisible();
  });

  it('shows every two-sided price in the chosen format, and leaves European ones as they are', async () => {
    await renderView(ChannelScreen, aBoardHost(), CRTY);
    await priceOf(/大 3.5 1.04$/);
    act(() => {
      slipStore().setState({ slip: aSlip({ format: 'M' }) });
    });

    expect(await priceOf(/大 3.5 -0.96$/)).not.toHaveAttribute('aria-disabled');
    expect(await priceOf(/和局 4.20$/)).not.toHaveAttribute('aria-disabled');
  });

  it('watches the prices near the viewport, and requests the goals of the other matches with the list', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await priceOf(/大 3.5 1.04$/);
    act(() => {
      host.connections[0]?.open();
    });

    expect(host.connections[0]?.sent).toMatchObject([{ type: 'watch', lists: [{ sport: 'FT', phase: 'RB' }], goals: true }]);
  });

  it('adds a selection to the slip, marks it, and removes it again', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await userEvent.click(await priceOf(/阿森纳 -0.5 0.98$/));

    expect(await priceOf(/阿森纳 -0.5 0.98$/)).toHaveAttribute('aria-pressed', 'true');
    expect(
      slipStore()
        .getState()
        .slip.entries.map(({ key }) => key),
    ).toEqual(['70/RE/REH']);
    expect(host.openDock.get()).toBe('slip');
    expect(host.dockCounts.get('slip')).toBe(1);

    await userEvent.click(await priceOf(/阿森纳 -0.5 0.98$/));
    expect(slipStore().getState().slip.entries).toEqual([]);
  });

  it('refuses the eleventh selection [R-SLIP-21] [R-CONST-21]', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    act(() => {
      const entries = Array.from({ length: 10 }, (_, index) => anEntry({ matchId: `${index}` }));
      slipStore().setState({ slip: aSlip({ mode: 'multiple', entries }) });
    });
    await userEvent.click(await priceOf(/阿森纳 -0.5 0.98$/));

    expect(host.toasts).toEqual([{ message: '投注项数量已达上限', tone: 'warning' }]);
    expect(slipStore().getState().slip.entries).toHaveLength(10);
  });

  it('adds no selection while an order is being confirmed [R-SLIP-19] [R-SLIP-22]', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    act(() => {
      slipStore().setState({ slip: aSlip({ entries: [anEntry({ matchId: '8', pendingTicketId: '1' })] }) });
    });
    await userEvent.click(await priceOf(/阿森纳 -0.5 0.98$/));

    expect(host.toasts).toEqual([{ message: '当前还有订单正在确认中,请稍等', tone: 'warning' }]);
    expect(slipStore().getState().slip.entries).toHaveLength(1);
  });

  it('names the direction of a price move in text, not by colour alone', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    const connection = host.connections[0];
    act(() => {
      connection?.open();
      const prices = [
        { r: 'REH', ior: '1.02' },
        { r: 'REC', ior: '0.86' },
      ];
      connection?.say({ type: 'delta', at: NOW, gameId: '70', from: 10, version: 11, markets: [aWireMarket({ prices })] });
    });

    expect(await priceOf(/阿森纳 -0.5 1.02 升$/)).not.toHaveAttribute('aria-disabled');
    expect(await priceOf(/切尔西 \+0.5 0.86 降$/)).not.toHaveAttribute('aria-disabled');
  });

  it('announces a goal', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    act(() => {
      host.connections[0]?.open();
      host.connections[0]?.say({ type: 'delta', at: NOW, gameId: '70', from: 10, version: 11, match: { sc_FT_H: 3 } });
    });

    expect(await screen.findByText('进球：阿森纳 3 比 1 切尔西')).toBeInTheDocument();
  });

  it('locks a suspended selection, and locks a suspended match as one panel', async () => {
    const locked = aWireMatch({ gameId: '80', team_h: '利物浦', team_c: '曼城', markets: [aWireMarket({ state: 'suspended' })] });
    await renderView(
      ChannelScreen,
      aBoardHost([aWireMatch({ markets: [aWireMarket({ state: 'suspended' }), A_TOTAL, A_RESULT] }), locked]),
      CRTY,
    );

    expect(await priceOf(/阿森纳 -0.5 暂停投注$/)).toHaveAttribute('aria-disabled', 'true');
    const panel = within(screen.getByRole('article', { name: '利物浦 v 曼城' }));
    expect(panel.getByText('暂停投注')).toBeVisible();
    expect(panel.queryByRole('button', { name: /让球/ })).not.toBeInTheDocument();
  });

  it('shows that the connection is lost, and pauses betting until prices are fresh', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    answerSports(host, { matches: () => failing({ kind: 'unreachable' }), openBets: () => ({ list: [] }) });
    await act(async () => {
      host.connections[0]?.open();
      host.connections[0]?.drop();
      await Promise.resolve();
    });

    expect(await screen.findByText('连接中断，投注已暂停')).toBeVisible();
    expect(await priceOf(/阿森纳 -0.5 0.98 等待更新$/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the other lines on request', async () => {
    const alternative = aWireMarket({ gameId: '71', ratio: '0 / 0.5' });
    const host = aBoardHost([aWireMatch({ markets: [aWireMarket(), alternative, A_TOTAL, A_RESULT] })]);
    await renderView(ChannelScreen, host, CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    expect(screen.queryByRole('button', { name: /阿森纳 -0\/0.5/ })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: '全场让球其他盘口 1' }));
    expect(await priceOf(/阿森纳 -0\/0.5 0.98$/)).not.toHaveAttribute('aria-disabled');
  });

  it('links to all markets of a match', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await userEvent.click(await screen.findByRole('link', { name: '阿森纳 v 切尔西，更多玩法 7 个' }));

    expect(host.navigated).toMatchObject([{ name: 'crtyMatch', params: { enName: 'CRTY', matchId: '70' } }]);
  });

  it('warns that pictures and scores may be delayed', async () => {
    await renderView(ChannelScreen, aBoardHost(), CRTY);

    expect(await screen.findByText(/直播与比分可能有延迟/)).toBeVisible();
  });
});
