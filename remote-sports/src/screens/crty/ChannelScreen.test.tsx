import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { createFakeServices, failing, refused } from '@site/shared/testing';
import { launchCall } from '@site/shared/wire/games';
import { resourceCall, type WireMatch } from '@site/shared/wire/sports';
import { slipStore } from '../../slip/slipStore';
import { anEntry, aSlip } from '../../testing/builders';
import { renderView, resetStores } from '../../testing/renderView';
import { A_RESULT, A_TOTAL, answerLaunch, answerSports, aWireMarket, aWireMatch, LEAGUES, NOW, requestsOf } from '../../testing/wire';
import { View } from './ChannelScreen';

const CRTY = { enName: 'CRTY' };

beforeEach(resetStores);

function aHost(matches: readonly WireMatch[] = [aWireMatch()]) {
  const host = createFakeServices({ now: () => NOW });
  answerLaunch(host);
  answerSports(host, {
    leagues: () => LEAGUES,
    matches: () => ({ version: 1, complete: true, matches, removed: [] }),
    openBets: () => ({ list: [] }),
    markets: () => ({
      version: 1,
      markets: [
        aWireMarket({
          w: 'RTS',
          format: 'E',
          ratio: '',
          strong: '',
          prices: [
            { r: 'RTSY', ior: '1.85' },
            { r: 'RTSN', ior: '1.95' },
          ],
        }),
      ],
    }),
  });
  return host;
}

const priceOf = (name: RegExp) => screen.findByRole('button', { name });

describe('entering the channel', () => {
  it('loads the launch data of CRTY before the page is shown [R-ROUTE-34] [R-SPORT-02] [R-CONST-23]', async () => {
    const host = aHost();
    await renderView(View, host, CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });

    expect(host.callsOf(launchCall)).toEqual([{ enName: 'CRTY', gameCode: '' }]);
    const paths = host.calls.map(({ path }) => path);
    expect(paths.indexOf(launchCall.path)).toBeLessThan(paths.indexOf(resourceCall.path));
  });

  it('calls the resource with method, enName and Request, which carries timestamp, token, language and ip [R-API-088] [R-API-089] [R-API-104]', async () => {
    const host = aHost();
    await renderView(View, host, CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });

    expect(host.callsOf(resourceCall)).toContainEqual({
      method: 'matches',
      enName: 'CRTY',
      Request: { sport: 'FT', phase: 'RB', timestamp: NOW, token: 'launch-token', language: 'zh-cn', ip: '203.0.113.9' },
    });
    expect(new Set(host.callsOf(resourceCall).map(({ method }) => method))).toEqual(new Set(['leagues', 'matches', 'openBets']));
  });

  it('stands within the page itself, in no frame, and nothing leads away from the site [R-SPORT-01]', async () => {
    const host = aHost();
    const { container } = await renderView(View, host, CRTY);

    expect(await priceOf(/阿森纳 -0.5 0.98$/)).toBeEnabled();
    expect(container.querySelector('iframe, object, embed')).toBeNull();
    expect(screen.queryAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('/'))).toEqual([]);
    expect(host.navigated).toEqual([]);
  });

  it('says so when the launch fails, and lets the player try again [R-ROUTE-35] [R-ERRB-26]', async () => {
    const host = aHost();
    host.answer(launchCall, failing(refused(6316, '系统维护中')));
    await renderView(View, host, CRTY);

    expect(host.toasts).toEqual([{ message: '请先登录账号,才能了解更多', tone: 'warning' }]);
    expect(screen.getByText('系统维护中')).toBeVisible();
    expect(host.callsOf(resourceCall)).toEqual([]);

    answerLaunch(host);
    await userEvent.click(screen.getByRole('button', { name: '重新进入' }));
    expect(await screen.findByRole('article', { name: '阿森纳 v 切尔西' })).toBeVisible();
  });

  it('tells once that the uid check failed, and enters anew after that [R-ERR-6302] [R-ERRB-08]', async () => {
    const host = aHost();
    host.answer(resourceCall, failing(refused(6302, 'uid')));
    await renderView(View, host, CRTY);
    await waitFor(() => {
      expect(host.tips.map(({ options }) => options.message)).toEqual(['数据异常,请重新进入游戏']);
    });

    const { length } = host.callsOf(launchCall);
    await act(async () => {
      host.tips[0]?.answer('confirmed');
      await Promise.resolve();
    });
    expect(host.callsOf(launchCall)).toHaveLength(length + 1);
  });

  it('opens no such dialog where the code comes from another call [R-ERRB-08]', async () => {
    const host = aHost();
    host.answer(launchCall, failing(refused(6302, 'uid')));
    await renderView(View, host, CRTY);

    expect(host.tips).toEqual([]);
  });

  it('knows no other channel', async () => {
    await renderView(View, aHost(), { enName: 'XMTY' });

    expect(screen.getByText('没有这个频道')).toBeVisible();
  });

  it('leaves nothing behind', async () => {
    const host = aHost();
    const { unmount } = await renderView(View, host, CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });
    unmount();

    expect(host.liveCount).toBe(0);
  });
});

describe('the board', () => {
  it('shows the featured leagues and those beside them [R-SPORT-11] [R-SPORT-12] [R-SPORT-13] [R-SPORT-14] [R-SPORT-15] [R-SPORT-16] [R-SPORT-17] [R-SPORT-18]', async () => {
    await renderView(View, aHost(), CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });
    const chips = within(screen.getByRole('group', { name: '联赛筛选' })).getAllByRole('button');

    expect(chips.map((chip) => chip.textContent.replace(/\d+$/, ''))).toEqual([
      '全部',
      '欧洲杯',
      '英超',
      '意甲',
      '西甲',
      '德甲',
      '法甲',
      '中超',
    ]);
    expect(screen.getByRole('combobox', { name: '更多联赛' })).toBeVisible();
  });

  it('names a price by match, market, selection with its line, and price [R-SPORT-09]', async () => {
    await renderView(View, aHost(), CRTY);

    expect(await priceOf(/^阿森纳 v 切尔西 全场让球 阿森纳 -0.5 0.98$/)).toBeEnabled();
    expect(await priceOf(/^阿森纳 v 切尔西 全场大小 大 3.5 1.04$/)).toBeEnabled();
    expect(await priceOf(/^阿森纳 v 切尔西 全场独赢 和局 4.20$/)).toBeEnabled();
    expect(screen.getByText('67:24')).toBeVisible();
    expect(screen.getByText('半场 1 - 1')).toBeVisible();
  });

  it('shows every two-sided price in the chosen format, and leaves European ones as they are', async () => {
    await renderView(View, aHost(), CRTY);
    await priceOf(/大 3.5 1.04$/);
    act(() => {
      slipStore().setState({ slip: aSlip({ format: 'M' }) });
    });

    expect(await priceOf(/大 3.5 -0.96$/)).toBeEnabled();
    expect(await priceOf(/和局 4.20$/)).toBeEnabled();
  });

  it('puts a selection into the slip, marks it, and takes it out again', async () => {
    const host = aHost();
    await renderView(View, host, CRTY);
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
    const host = aHost();
    await renderView(View, host, CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    act(() => {
      const entries = Array.from({ length: 10 }, (_, index) => anEntry({ matchId: `${index}` }));
      slipStore().setState({ slip: aSlip({ mode: 'multiple', entries }) });
    });
    await userEvent.click(await priceOf(/阿森纳 -0.5 0.98$/));

    expect(host.toasts).toEqual([{ message: '投注项数量已达上限', tone: 'warning' }]);
    expect(slipStore().getState().slip.entries).toHaveLength(10);
  });

  it('adds nothing while an order is being confirmed [R-SLIP-19] [R-SLIP-22]', async () => {
    const host = aHost();
    await renderView(View, host, CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    act(() => {
      slipStore().setState({ slip: aSlip({ entries: [anEntry({ matchId: '8', pendingTicketId: '1' })] }) });
    });
    await userEvent.click(await priceOf(/阿森纳 -0.5 0.98$/));

    expect(host.toasts).toEqual([{ message: '当前还有订单正在确认中,请稍等', tone: 'warning' }]);
    expect(slipStore().getState().slip.entries).toHaveLength(1);
  });

  it('says which way a price moved, by word and not by colour alone', async () => {
    const host = aHost();
    await renderView(View, host, CRTY);
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

    expect(await priceOf(/阿森纳 -0.5 1.02 升$/)).toBeEnabled();
    expect(await priceOf(/切尔西 \+0.5 0.86 降$/)).toBeEnabled();
  });

  it('announces a goal', async () => {
    const host = aHost();
    await renderView(View, host, CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    act(() => {
      host.connections[0]?.open();
      host.connections[0]?.say({ type: 'delta', at: NOW, gameId: '70', from: 10, version: 11, match: { sc_FT_H: 3 } });
    });

    expect(screen.getByText('进球：阿森纳 3 比 1 切尔西')).toBeInTheDocument();
  });

  it('locks a suspended selection, and a whole match as one panel', async () => {
    const locked = aWireMatch({ gameId: '80', team_h: '利物浦', team_c: '曼城', markets: [aWireMarket({ state: 'suspended' })] });
    await renderView(View, aHost([aWireMatch({ markets: [aWireMarket({ state: 'suspended' }), A_TOTAL, A_RESULT] }), locked]), CRTY);

    expect(await priceOf(/阿森纳 -0.5 暂停投注$/)).toBeDisabled();
    const panel = within(screen.getByRole('article', { name: '利物浦 v 曼城' }));
    expect(panel.getByText('暂停投注')).toBeVisible();
    expect(panel.queryByRole('button', { name: /让球/ })).not.toBeInTheDocument();
  });

  it('says that the link is lost and pauses betting until prices are fresh', async () => {
    const host = aHost();
    await renderView(View, host, CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    answerSports(host, { matches: () => failing({ is: 'unreachable' }), openBets: () => ({ list: [] }) });
    await act(async () => {
      host.connections[0]?.open();
      host.connections[0]?.drop();
      await Promise.resolve();
    });

    expect(await screen.findByText('连接中断，投注已暂停')).toBeVisible();
    expect(await priceOf(/阿森纳 -0.5 0.98 等待更新$/)).toBeDisabled();
  });

  it('shows the other lines and the other markets when asked', async () => {
    const alternative = aWireMarket({ gameId: '71', ratio: '0 / 0.5' });
    const host = aHost([aWireMatch({ markets: [aWireMarket(), alternative, A_TOTAL, A_RESULT] })]);
    await renderView(View, host, CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    expect(screen.queryByRole('button', { name: /阿森纳 -0\/0.5/ })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: '全场让球其他盘口 1' }));
    expect(await priceOf(/阿森纳 -0\/0.5 0.98$/)).toBeEnabled();

    await userEvent.click(screen.getByRole('button', { name: '阿森纳 v 切尔西，更多玩法 7 个' }));
    expect(await priceOf(/全场双方球队进球 是 1.85$/)).toBeEnabled();
    expect(requestsOf(host, 'markets')[0]).toMatchObject({ gameId: '70' });
  });

  it('warns that pictures and scores may be delayed', async () => {
    await renderView(View, aHost(), CRTY);

    expect(await screen.findByText(/直播与比分可能有延迟/)).toBeVisible();
  });

  it('asks for the matches of another phase [R-SPORT-05]', async () => {
    const host = aHost();
    await renderView(View, host, CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    await userEvent.click(screen.getByRole('radio', { name: /今日/ }));

    await waitFor(() => {
      expect(requestsOf(host, 'matches').at(-1)).toMatchObject({ phase: 'FT' });
    });
  });

  it('says that there is nothing, and offers a way on', async () => {
    const host = aHost([]);
    await renderView(View, host, CRTY);
    await userEvent.click(await screen.findByRole('button', { name: '查看今日赛事' }));

    await waitFor(() => {
      expect(requestsOf(host, 'matches').at(-1)).toMatchObject({ phase: 'FT' });
    });
  });

  it('says that the list could not be read, and reads it again', async () => {
    const host = aHost();
    answerSports(host, { leagues: () => LEAGUES, openBets: () => ({ list: [] }), matches: () => failing({ is: 'timeout' }) });
    await renderView(View, host, CRTY);
    expect(await screen.findByText('等待超时，请稍后重试')).toBeVisible();

    answerSports(host, {
      leagues: () => LEAGUES,
      openBets: () => ({ list: [] }),
      matches: () => ({ version: 1, complete: true, matches: [aWireMatch()], removed: [] }),
    });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await priceOf(/阿森纳 -0.5 0.98$/)).toBeEnabled();
  });

  it('says that an answer of the wrong shape is no answer', async () => {
    const host = aHost();
    answerSports(host, { leagues: () => LEAGUES, openBets: () => ({ list: [] }), matches: () => ({ matches: null }) });
    await renderView(View, host, CRTY);

    expect(await screen.findByText('数据异常，请稍后重试')).toBeVisible();
  });

  it('can be read and walked by everybody', async () => {
    const { container } = await renderView(View, aHost(), CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);

    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
