import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, refused, type FakeHost } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { liveMatchDetailCall } from '@site/shared/wire/liveMatch';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { WireMatch } from '@site/shared/wire/matches';
import { GATHER_MS } from '../feed/openBoardFeed';
import { slipStore } from '../slip/slipStore';
import { aSlip } from '../testing/builders';
import { renderView, resetStores } from '../testing/renderView';
import { A_RESULT, A_TOTAL, answerLaunch, answerSports, aWireMarket, aWireMatch, NOW, requestsOf } from '../testing/wire';
import { ChannelScreen } from '../channel/ChannelScreen';

const MATCH = { enName: 'CRTY', matchId: '70' };
const CORNERS = aWireMarket({ gameId: '73', of: 'corners', ratio: '1.5' });
const BOTH_SCORE = aWireMarket({
  w: 'RTS',
  format: 'E',
  ratio: '',
  strong: '',
  prices: [
    { r: 'RTSY', ior: '1.85' },
    { r: 'RTSN', ior: '1.95' },
  ],
});
const WHOLE = aWireMatch({ markets: [aWireMarket(), A_TOTAL, A_RESULT, CORNERS, BOTH_SCORE] });

/** Settled markets as the platform returns them for a final score of 3-1. */
const SETTLED = [
  {
    ...{ gameId: '70', w: 'R', ratio: '0.5 / 1', strong: 'H' },
    results: [
      { r: 'RH', result: 'LW' },
      { r: 'RC', result: 'LL' },
    ],
  },
  {
    ...{ gameId: '70', w: 'M', ratio: '', strong: '' },
    results: [
      { r: 'MH', result: 'W' },
      { r: 'MN', result: 'L' },
      { r: 'MC', result: 'L' },
    ],
  },
  {
    ...{ gameId: '70', w: 'PD', ratio: '', strong: '' },
    results: ['H0C0', 'H1C0', 'H2C0', 'H2C1', 'H3C0', 'H3C1', 'H3C2', 'OVH'].map((r) => ({ r, result: r === 'H3C1' ? 'W' : 'L' })),
  },
];

const DETAIL = {
  gameId: '70',
  version: 10,
  events: [
    { id: '1', kind: 'goal', side: 'H', se_now: '1H', t_count: 754, sc_H: 1, sc_C: 0 },
    { id: '2', kind: 'period', se_now: 'HT', t_count: 2_700, sc_H: 1, sc_C: 1 },
    { id: '3', kind: 'red-card', side: 'C', se_now: '2H', t_count: 3_600, sc_H: 2, sc_C: 1 },
  ],
  statistics: [{ kind: 'corners', H: 6, C: 3 }],
} as const;

beforeEach(resetStores);

function answerMatch(host: FakeHost, match: () => unknown): void {
  answerSports(host, { match, openBets: () => ({ list: [] }) });
}

function aHost(match: WireMatch = WHOLE) {
  const host = createFakeServices({ now: () => NOW });
  answerLaunch(host);
  answerMatch(host, () => ({ match }));
  host.answer(liveMatchDetailCall, () => ({ ...DETAIL, events: [...DETAIL.events], statistics: [...DETAIL.statistics] }));
  return host;
}

const block = (name: string) => within(screen.getByRole('region', { name }));
const theMatch = () => screen.findByRole('article', { name: '阿森纳 v 切尔西' });

describe('the page of a match', () => {
  it('shows the progress of the match, and leads back to the board', async () => {
    const host = aHost();
    await renderView(ChannelScreen, host, MATCH);
    await theMatch();

    expect(requestsOf(host, 'match')).toMatchObject([{ gameId: '70' }]);
    expect(screen.getByText('2 - 1', { selector: 'header b' })).toBeVisible();
    expect(screen.getByText('下半场 67:24')).toBeVisible();
    expect(screen.getByText('半场 1 - 1')).toBeVisible();
    expect(screen.getByText(/直播与比分可能有延迟/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '返回赛事列表' }));
    expect(host.navigated).toMatchObject([{ name: 'crty', params: { enName: 'CRTY' } }]);
  });

  it('opens the chat room of the match beside it, or links to its page where no chat is shown beside pages', async () => {
    const host = aHost();
    await renderView(ChannelScreen, host, MATCH);
    await theMatch();
    const room = screen.getByRole('link', { name: '阿森纳 v 切尔西 的聊天室' });
    const stop = host.services.bus.on('chat/enter', () => {
      host.services.dock.show('chat');
    });
    await userEvent.click(room);
    expect(host.emitted).toContainEqual({ name: 'chat/enter', event: { roomId: 'm70' } });
    expect(host.navigated).toEqual([]);

    stop();
    await userEvent.click(room);
    expect(host.navigated).toMatchObject([{ name: 'chat', params: { roomId: 'm70' } }]);
  });

  it('groups the markets into tabs of collapsible blocks', async () => {
    await renderView(ChannelScreen, aHost(), MATCH);
    await theMatch();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['全部', '主要', '进球', '角球']);

    await userEvent.click(screen.getByRole('tab', { name: '角球' }));
    expect(block('全场角球让球').getByRole('button', { name: /全场角球让球 阿森纳 -1.5 0.98$/ })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('region', { name: '全场独赢' })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: /^全场角球让球/, expanded: true }));
    expect(screen.queryByRole('button', { name: /阿森纳 -1.5/ })).not.toBeInTheDocument();
  });

  it('pins favourite markets to the top, for this match and the next', async () => {
    const host = aHost();
    const { unmount } = await renderView(ChannelScreen, host, MATCH);
    await theMatch();
    const order = () =>
      screen
        .getAllByRole('region')
        .map((region) => region.getAttribute('aria-label'))
        .filter((name) => name?.startsWith('全场'));
    expect(order()).toEqual(['全场让球', '全场大小', '全场独赢', '全场双方球队进球', '全场角球让球']);

    await userEvent.click(screen.getByRole('button', { name: '收藏玩法 全场独赢，置顶' }));
    expect(order()[0]).toBe('全场独赢');
    unmount();
    await renderView(ChannelScreen, host, MATCH);
    await theMatch();
    expect(order()[0]).toBe('全场独赢');
    expect(screen.getByRole('button', { name: '收藏玩法 全场独赢，置顶' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('adds a price to the slip', async () => {
    await renderView(ChannelScreen, aHost(), MATCH);
    await theMatch();
    await userEvent.click(screen.getByRole('button', { name: /全场双方球队进球 是 1.85$/ }));

    expect(slipStore().getState().slip.entries).toMatchObject([{ key: '70/RTS/RTSY', market: { kind: 'both-score' } }]);
    expect(screen.getByRole('button', { name: /全场双方球队进球 是 1.85$/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows the odds format of two-sided lines only [R-ODDS-07]', async () => {
    await renderView(ChannelScreen, aHost(), MATCH);
    await theMatch();

    expect(block('全场让球').getByText('香港盘')).toBeVisible();
    expect(block('全场独赢').queryByText(/盘$/)).not.toBeInTheDocument();
    act(() => {
      slipStore().setState({ slip: aSlip({ format: 'M' }) });
    });
    expect(block('全场大小').getByText('马来盘')).toBeVisible();
    expect(block('全场大小').getByRole('button', { name: /大 3.5 -0.96$/ })).not.toHaveAttribute('aria-disabled');
  });

  it('shows on request how the price of a market has moved', async () => {
    const host = aHost();
    const at = (minutes: number, home: string) => ({
      ...{ at: NOW - minutes * 60_000, ratio: '0.5', strong: 'H', format: 'raw' },
      prices: [
        { r: 'REH', ior: home },
        { r: 'REC', ior: '0.90' },
      ],
    });
    answerSports(host, {
      match: () => ({ match: WHOLE }),
      openBets: () => ({ list: [] }),
      priceTrend: () => ({ points: [at(2, '0.90'), at(1, '0.95'), at(0, '0.98')] }),
    });
    await renderView(ChannelScreen, host, MATCH);
    await theMatch();
    await userEvent.click(block('全场让球').getByRole('button', { name: '全场让球赔率走势' }));

    const chart = await block('全场让球').findByRole('slider', { name: '阿森纳 -0.5 赔率走势（欧洲盘）' });
    expect(chart).toHaveAttribute('aria-valuetext', '19:00 阿森纳 -0.5 1.98');
    expect(requestsOf(host, 'priceTrend')).toMatchObject([{ gameId: '70', w: 'RE' }]);
    await userEvent.click(block('全场让球').getByRole('button', { name: '全场让球赔率走势' }));
    expect(block('全场让球').queryByRole('slider')).not.toBeInTheDocument();
  });

  it('shows the score of each period in a table', async () => {
    const {
      sc_half_H: _h,
      sc_half_C: _c,
      ...match
    } = aWireMatch({
      sport: 'TN',
      team_h: '郑钦文',
      team_c: '萨巴伦卡',
      se_now: 'S2',
      sc_set_H: 1,
      sc_set_A: 0,
      sc_game_H: 3,
      sc_game_A: 4,
      parts: [
        { period: 'S1', H: 6, C: 4 },
        { period: 'S2', H: 3, C: 4 },
      ],
      markets: [],
    });
    await renderView(ChannelScreen, aHost(match), MATCH);
    const table = within(await screen.findByRole('table', { name: '分段比分' }));

    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['队伍', '第 1 盘', '第 2 盘', '总计']);
    expect(table.getByRole('row', { name: '郑钦文 6 3 1' })).toBeVisible();
    expect(screen.getByText('本盘 3 - 4')).toBeVisible();
    expect(screen.getByText('盘口暂未开放')).toBeVisible();
  });

  it('reloads the further markets when the match moves, and marks what moved', async () => {
    const host = aHost();
    await renderView(ChannelScreen, host, MATCH);
    await theMatch();
    const dearer = { ...BOTH_SCORE, prices: [{ r: 'RTSY', ior: '2.05' }] };
    answerMatch(host, () => ({ match: { ...WHOLE, version: 11, markets: [aWireMarket(), A_TOTAL, A_RESULT, dearer] } }));
    act(() => {
      host.connections[0]?.open();
      host.connections[0]?.say({ type: 'delta', at: NOW, gameId: '70', from: 10, version: 11, match: { corner_H: 7 } });
    });

    expect(await screen.findByRole('button', { name: /全场双方球队进球 是 2.05 升$/ })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('tab', { name: '角球' })).not.toBeInTheDocument();
  });
});

describe('the live detail of a match', () => {
  it('shows statistics and a timeline, the newest event first [R-API-095]', async () => {
    const host = aHost();
    await renderView(ChannelScreen, host, MATCH);
    const events = within(await screen.findByRole('list', { name: '时间线' })).getAllByRole('listitem');

    expect(host.callsOf(liveMatchDetailCall)).toEqual([{ gameId: '70' }]);
    expect(events.map((event) => event.textContent)).toEqual(['60:00红牌 切尔西2 - 1', '45:00中场1 - 1', '12:34进球 阿森纳1 - 0']);
    expect(screen.getByText('角球 6 比 3')).toBeInTheDocument();
  });

  it('reloads the live detail as the match changes, at most every 5 s [R-API-095]', async () => {
    const host = aHost();
    await renderView(ChannelScreen, host, MATCH);
    await screen.findByRole('list', { name: '时间线' });
    const goOn = (version: number) => {
      host.connections[0]?.say({ type: 'delta', at: NOW, gameId: '70', from: version - 1, version, match: { corner_H: version } });
    };
    answerMatch(host, () => failing({ kind: 'timeout' }));
    jest.useFakeTimers();
    try {
      act(() => {
        host.connections[0]?.open();
        goOn(11);
      });
      await act(() => jest.advanceTimersByTimeAsync(GATHER_MS));
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(host.callsOf(liveMatchDetailCall)).toHaveLength(2);

      act(() => {
        goOn(12);
        goOn(13);
      });
      await act(() => jest.advanceTimersByTimeAsync(4_900));
      expect(host.callsOf(liveMatchDetailCall)).toHaveLength(2);
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(host.callsOf(liveMatchDetailCall)).toHaveLength(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows the course of play, with goals and cards on its axis', async () => {
    const host = aHost();
    const minutes = Array.from({ length: 14 }, (_, index) => ({ minute: index + 1, H: index % 3, C: 1 }));
    const flow = { minutes, possession: { H: 58, C: 42 }, attacks: { H: 20, C: 11 }, shots: { H: 6, C: 3 }, onTarget: { H: 3, C: 1 } };
    host.answer(liveMatchDetailCall, () => ({ ...DETAIL, events: [...DETAIL.events], statistics: [], flow }));
    await renderView(ChannelScreen, host, MATCH);
    await theMatch();

    const shown = within(await screen.findByRole('region', { name: '比赛走势' }));
    expect(shown.getByText('最近 14 分钟攻势')).toBeVisible();
    expect(within(shown.getByRole('list', { name: '进球与红黄牌' })).getAllByRole('listitem')).toHaveLength(1);
    expect(shown.getByText('第 13 分钟 进球 阿森纳')).toBeInTheDocument();
    expect(shown.getByText('阿森纳 有 4 分钟攻势占优，切尔西 有 5 分钟。')).toBeInTheDocument();
    expect(shown.getByText(/控球%.*58.*42/)).toBeInTheDocument();
  });

  it('keeps the prices when the live detail fails', async () => {
    const host = aHost();
    host.answer(liveMatchDetailCall, failing({ kind: 'timeout' }));
    await renderView(ChannelScreen, host, MATCH);
    await theMatch();

    expect(await screen.findByText('等待超时，请稍后重试')).toBeVisible();
    expect(screen.getByRole('button', { name: /全场让球 阿森纳 -0.5 0.98$/ })).not.toHaveAttribute('aria-disabled');
  });

  it('requests no live detail before the start', async () => {
    const host = aHost(aWireMatch({ gameStatus: 'not-started', phase: 'FT', se_now: '' }));
    await renderView(ChannelScreen, host, MATCH);
    await theMatch();

    expect(host.callsOf(liveMatchDetailCall)).toEqual([]);
    expect(screen.getByText('未开赛')).toBeVisible();
  });
});

describe('what is known around a match', () => {
  const aPlayer = (number: number, position: string) => ({ number, name: `球员${number}`, position });
  const LINEUP = { formation: '4-3-3', starters: [aPlayer(1, 'G'), aPlayer(9, 'F'), aPlayer(10, 'unheard')], bench: [aPlayer(12, 'G')] };
  const standing = (team_id: string, name: string, points: number) => ({
    ...{ team_id, name, played: 3, won: 1, drawn: 1, lost: 1, scored: points, conceded: 2, points },
  });
  const meeting = (gameId: string, home: number, away: number) => ({
    ...{
      gameId,
      sport: 'FT',
      league_id: '102',
      league: '英格兰超级联赛',
      team_h: '切尔西',
      team_c: '阿森纳',
      team_h_id: '10204',
      team_c_id: '10202',
    },
    ...{ startsAt: NOW - 86_400_000, gameStatus: 'finished', isShow: 'Y', sc_FT_H: home, sc_FT_C: away },
  });
  const BACKGROUND = {
    days: 7,
    lineups: { H: LINEUP, C: { ...LINEUP, formation: '4-4-2' } },
    table: [standing('10204', '切尔西', 6), standing('10202', '阿森纳', 4), standing('10201', '曼城', 1)],
    meetings: [meeting('50', 2, 2)],
    last: { H: [meeting('50', 2, 2)], C: [meeting('60', 3, 0)] },
  };

  async function aPage(background: unknown, match: WireMatch = WHOLE) {
    const host = aHost(match);
    answerSports(host, { match: () => ({ match }), openBets: () => ({ list: [] }), matchBackground: () => background });
    const view = await renderView(ChannelScreen, host, MATCH);
    await theMatch();
    return { host, ...view };
  }

  it('shows line-ups, the league table and recent matches in tabs beside the events', async () => {
    const { host } = await aPage(BACKGROUND);
    const aside = within(await screen.findByRole('region', { name: '赛事资料' }));
    expect(aside.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['动态', '阵容', '积分榜', '交锋']);
    expect(requestsOf(host, 'matchBackground')).toMatchObject([{ gameId: '70' }]);

    await userEvent.click(aside.getByRole('tab', { name: '阵容' }));
    const home = within(aside.getByRole('region', { name: '阿森纳 首发' }));
    expect(home.getByText('4-3-3')).toBeVisible();
    expect(home.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1球员1门将', '9球员9前锋', '10球员10']);
    expect(home.getByText('替补：12 球员12')).toBeVisible();

    await userEvent.click(aside.getByRole('tab', { name: '积分榜' }));
    expect(aside.getByText('按近 7 天的赛果计算。')).toBeVisible();
    expect(aside.getByRole('row', { name: '1 切尔西 3 1 1 1 +4 6' })).toHaveAttribute('data-own', 'true');
    expect(aside.getByRole('row', { name: '3 曼城 3 1 1 1 -1 1' })).not.toHaveAttribute('data-own');

    await userEvent.click(aside.getByRole('tab', { name: '交锋' }));
    await userEvent.click(within(aside.getByRole('region', { name: '切尔西 近期战绩' })).getByRole('link'));
    expect(host.navigated.at(-1)).toMatchObject({ name: 'crtyMatch', params: { matchId: '60' } });
  });

  it('shows the background before the start, without events', async () => {
    await aPage(
      { ...BACKGROUND, lineups: undefined, meetings: [] },
      aWireMatch({ gameStatus: 'not-started', phase: 'FT', se_now: '', markets: [] }),
    );
    const aside = within(await screen.findByRole('region', { name: '赛事资料' }));

    expect(aside.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['积分榜', '交锋']);
    await userEvent.click(aside.getByRole('tab', { name: '交锋' }));
    expect(aside.getByText('近日没有交锋。')).toBeVisible();
  });

  it('shows the match alone when the platform has no background for it', async () => {
    await renderView(ChannelScreen, aHost(), MATCH);
    await theMatch();

    expect(await screen.findByRole('region', { name: '赛事动态' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: '积分榜' })).not.toBeInTheDocument();
  });

  it('is accessible in each tab', async () => {
    const { container } = await aPage(BACKGROUND);
    const aside = within(await screen.findByRole('region', { name: '赛事资料' }));
    for (const part of ['阵容', '积分榜', '交锋']) {
      await userEvent.click(aside.getByRole('tab', { name: part }));
      expect(await accessibilityFaults(container)).toEqual([]);
    }
  });
});

describe('the head of a match', () => {
  it('shows who serves in tennis, and the points of the game', async () => {
    const {
      sc_half_H: _h,
      sc_half_C: _c,
      ...tennis
    } = aWireMatch({
      ...{ sport: 'TN', team_h: '郑钦文', team_c: '萨巴伦卡', se_now: 'S1', sc_set_H: 0, sc_set_A: 0, sc_game_H: 3, sc_game_A: 4 },
      ...{ serve: 'C', point_H: 1, point_C: 3, parts: [{ period: 'S1', H: 3, C: 4 }], markets: [] },
    });
    await renderView(ChannelScreen, aHost(tennis), MATCH);
    await screen.findByRole('table', { name: '分段比分' });

    expect(within(screen.getByRole('heading', { name: /萨巴伦卡/ })).getByRole('img', { name: '发球方' })).toBeVisible();
    expect(within(screen.getByRole('heading', { name: /郑钦文/ })).queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('本局 15 : 40')).toBeVisible();
    expect(screen.getByRole('row', { name: '萨巴伦卡 4 40 0' })).toBeVisible();
  });

  it('shows the score of both halves of football', async () => {
    await renderView(ChannelScreen, aHost(), MATCH);
    await theMatch();

    expect(screen.getByText('下半场 1 - 0')).toBeVisible();
  });

  it('shows basketball scores by the minute, and the statistics that this build knows', async () => {
    const host = aHost(aWireMatch({ sport: 'BK', se_now: 'Q2', parts: [{ period: 'Q1', H: 20, C: 18 }], markets: [] }));
    host.answer(liveMatchDetailCall, () => ({
      ...{ gameId: '70', version: 10, events: [{ ...DETAIL.events[0] }], statistics: [] },
      figures: [
        { kind: 'free-throws', H: 5, C: 2 },
        { kind: 'unheard', H: 1, C: 1 },
      ],
      scoring: [
        { minute: 1, H: 4, C: 0 },
        { minute: 2, H: 0, C: 3 },
      ],
    }));
    await renderView(ChannelScreen, host, MATCH);

    expect(await screen.findByText('最近 2 分钟得分')).toBeVisible();
    expect(screen.getByText('罚球 5 比 2')).toBeInTheDocument();
    expect(screen.getByText('最近这些分钟，阿森纳 得 4 分，切尔西 得 3 分。')).toBeInTheDocument();
  });
});

describe('a match that cannot be bet on', () => {
  it('shows that a match is unknown, and links back', async () => {
    const host = aHost();
    answerMatch(host, () => failing(refused(RESPONSE_CODES.notFound, 'unknown_match')));
    await renderView(ChannelScreen, host, MATCH);

    expect(await screen.findByText('没有这场赛事')).toBeVisible();
    expect(screen.getAllByRole('link', { name: '返回赛事列表' })).toHaveLength(2);
  });

  it('shows that a match could not be loaded, and loads it again on request', async () => {
    const host = aHost();
    answerMatch(host, () => failing({ kind: 'timeout' }));
    await renderView(ChannelScreen, host, MATCH);
    await screen.findByText('等待超时，请稍后重试');

    answerMatch(host, () => ({ match: WHOLE }));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await theMatch()).toBeVisible();
  });

  it('keeps the score of an ended match, and shows how its markets were settled', async () => {
    const host = aHost();
    await renderView(ChannelScreen, host, MATCH);
    await theMatch();
    const ended = aWireMatch({ gameStatus: 'finished', se_now: 'FT', version: 20, sc_FT_H: 3, markets: [] });
    answerSports(host, {
      match: () => ({ match: ended }),
      openBets: () => ({ list: [] }),
      settledMarkets: () => ({ markets: SETTLED }),
    });
    act(() => {
      host.connections[0]?.open();
      host.connections[0]?.say({ type: 'gone', at: NOW, gameId: '70' });
    });

    expect(await screen.findByText('盘口结果')).toBeVisible();
    await screen.findByRole('region', { name: '全场独赢' });
    expect(
      block('全场独赢')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['阿森纳赢', '和局输', '切尔西输']);
    expect(
      block('全场让球')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['阿森纳 -0.5/1赢半', '切尔西 +0.5/1输半']);
    expect(
      block('全场波胆')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['3-1赢']);
    expect(screen.getByText('3 - 1', { selector: 'header b' })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('says so when the platform does not report how an ended match was settled', async () => {
    const host = aHost();
    answerSports(host, {
      match: () => ({ match: aWireMatch({ gameStatus: 'finished', se_now: 'FT', markets: [] }) }),
      openBets: () => ({ list: [] }),
      settledMarkets: () => failing(refused(RESPONSE_CODES.invalidParameter, 'unknown_method')),
    });
    await renderView(ChannelScreen, host, MATCH);

    expect(await screen.findByText('没有盘口结果')).toBeVisible();
  });
});

it('leaves nothing behind after it unmounts', async () => {
  const host = aHost();
  const { unmount } = await renderView(ChannelScreen, host, MATCH);
  await theMatch();
  unmount();

  expect(host.liveCount).toBe(0);
});

it('is accessible', async () => {
  const { container } = await renderView(ChannelScreen, aHost(), MATCH);
  await theMatch();
  await waitFor(() => {
    expect(screen.getByRole('list', { name: '时间线' })).toBeVisible();
  });

  expect(await accessibilityFaults(container)).toEqual([]);
});
