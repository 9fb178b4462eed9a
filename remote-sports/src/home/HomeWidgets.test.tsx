import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { createFakeServices, failing, type FakeServicesOptions } from '@site/testing';
import { type WireMatch } from '@site/shared/wire/matches';
import { resourceCall } from '@site/shared/wire/resource';
import { slipStore } from '../slip/slipStore';
import { renderView, resetStores } from '../testing/renderView';
import { A_RESULT, answerSports, aWireMatch, aWireTicket, LEAGUES, NOW, requestsOf } from '../testing/wire';
import { HIGHLIGHTS_LIFE_MS } from './openHighlights';
import { HotMatches } from './HotMatches';
import { LiveMatch } from './LiveMatch';

let now = NOW;

beforeEach(() => {
  resetStores();
  now = NOW;
});

const HOUR = 3_600_000;
const anotherMatch = (number: number, changes: Partial<WireMatch> = {}) =>
  aWireMatch({
    gameId: `${number}0`,
    team_h: `主队${number}`,
    team_c: `客队${number}`,
    startsAt: NOW - 4_000_000 + number * 60_000,
    markets: [{ ...A_RESULT, gameId: `${number}0` }],
    ...changes,
  });
const toCome = (number: number) =>
  anotherMatch(number, {
    phase: 'FT',
    gameStatus: 'not-started',
    se_now: '',
    isLive: 'N',
    startsAt: NOW + number * HOUR,
    sc_FT_H: undefined,
    sc_FT_C: undefined,
  });

interface Lists {
  readonly inPlay?: readonly WireMatch[];
  readonly today?: readonly WireMatch[];
  readonly starred?: readonly WireMatch[];
}

function aHost({ inPlay = [], today = [], starred = [] }: Lists = {}, options: FakeServicesOptions = {}) {
  const host = createFakeServices({ now: () => now, ...options });
  answerSports(host, {
    leagues: () => ({ ...LEAGUES, phases: { RB: inPlay.length, FT: today.length } }),
    matches: ({ phase, sport }) => ({
      version: 1,
      complete: true,
      matches: sport === 'ALL' ? starred.filter((match) => match.phase === phase) : phase === 'RB' ? inPlay : today,
      removed: [],
    }),
    openBets: () => ({ list: [aWireTicket()] }),
  });
  return host;
}

function Home() {
  return (
    <>
      <LiveMatch />
      <HotMatches />
    </>
  );
}

const SIX = [aWireMatch(), ...[1, 2, 3, 4, 5].map((number) => anotherMatch(number))];
const articles = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));

describe('the card beside the slide', () => {
  it('shows league, score, clock, half-time score, statistics, and a link to the other markets', async () => {
    await renderView(LiveMatch, aHost({ inPlay: SIX }));
    const card = within(await screen.findByRole('article', { name: '阿森纳 v 切尔西' }));

    for (const text of ['英格兰超级联赛', '滚球', '2 - 1', '下半场 67:24', '半场 1 - 1', '角球 6 比 3', '红牌 0 比 0', '全场独赢'])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByRole('link', { name: /^更多玩法 ?\+7$/ })).toHaveAttribute('href', '/crtyMatch/CRTY/70');
  });

  it('shows only facts that the feed contains', async () => {
    const silent = aWireMatch({ corner_H: undefined, corner_C: undefined, red_H: undefined, red_C: undefined });
    await renderView(LiveMatch, aHost({ inPlay: [silent] }));
    await screen.findByRole('article');

    expect(screen.queryByText(/角球|红牌/)).not.toBeInTheDocument();
  });

  it('shows the next match of today when none is in play', async () => {
    await renderView(LiveMatch, aHost({ today: [toCome(2), toCome(1)] }));
    const card = within(await screen.findByRole('article', { name: '主队1 v 客队1' }));

    expect(card.getByText('20:00')).toBeVisible();
    expect(card.getByText('即将开赛')).toBeVisible();
    expect(card.getByText('今日')).toBeVisible();
    expect(card.queryByText(/上半场|下半场|半场/)).not.toBeInTheDocument();
  });

  it('renders nothing without a match, or in a build without the channel', async () => {
    const { container, unmount } = await renderView(Home, aHost());
    await act(() => Promise.resolve());
    expect(container).toBeEmptyDOMElement();
    unmount();

    const host = aHost({ inPlay: SIX }, { flags: { selfSport: false } });
    const without = await renderView(Home, host);
    expect(without.container).toBeEmptyDOMElement();
    expect(host.calls).toEqual([]);
  });
});

describe('the hot matches', () => {
  it('shows the four matches after the first, none of them twice, and the total in the heading', async () => {
    await renderView(Home, aHost({ inPlay: SIX }));
    await screen.findByRole('heading', { name: '正在滚球' });

    expect(articles()).toEqual(['阿森纳 v 切尔西', ...[1, 2, 3, 4].map((number) => `主队${number} v 客队${number}`)]);
    expect(screen.getByText('6 场')).toBeVisible();
    expect(screen.getByRole('link', { name: '进入体育' })).toHaveAttribute('href', '/crty/CRTY');
  });

  it('shows the heading for upcoming matches when none is in play', async () => {
    await renderView(Home, aHost({ inPlay: [aWireMatch()], today: [toCome(1), toCome(2)] }));

    expect(await screen.findByRole('heading', { name: '即将开赛' })).toBeVisible();
    expect(screen.queryByText(/ 场$/)).not.toBeInTheDocument();
    expect(within(screen.getByRole('article', { name: '主队1 v 客队1' })).getByText('20:00')).toBeVisible();
  });

  it('locks the prices of a suspended market', async () => {
    const locked = anotherMatch(1, { markets: [{ ...A_RESULT, gameId: '10', state: 'suspended' }] });
    await renderView(Home, aHost({ inPlay: [aWireMatch(), locked] }));
    const card = within(await screen.findByRole('article', { name: '主队1 v 客队1' }));

    const prices = card.getAllByRole('button', { name: /暂停投注$/ });
    expect(prices).toHaveLength(3);
    for (const price of prices) expect(price).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('what the player has starred', () => {
  const own = () => within(screen.getByRole('region', { name: '我的收藏' }));
  const ownArticles = () =>
    own()
      .queryAllByRole('article')
      .map((article) => article.getAttribute('aria-label'));
  const basketball = anotherMatch(6, { sport: 'BK', league_id: '301' });
  const starred = [toCome(9), basketball, anotherMatch(3)];

  function aFan(lists: Lists) {
    const host = aHost(lists);
    host.services.storage.write('favourite-leagues', ['301']);
    host.services.storage.write('favourites', ['30', '90']);
    return host;
  }

  it('shows starred matches of any sport in their own row, those in play first, and not among the others', async () => {
    const host = aFan({ inPlay: SIX, starred });
    await renderView(Home, host);
    await screen.findByRole('article', { name: '主队3 v 客队3' });

    expect(ownArticles()).toEqual(['主队3 v 客队3', '主队6 v 客队6', '主队9 v 客队9']);
    expect(articles().filter((name) => name === '主队3 v 客队3')).toHaveLength(1);
    expect(requestsOf(host, 'matches')).toContainEqual(
      expect.objectContaining({ sport: 'ALL', phase: 'FT', starred: { leagues: ['301'], matches: ['30', '90'] }, markets: ['M', 'RM'] }),
    );
    await userEvent.click(own().getByRole('button', { name: '主队3 v 客队3 全场独赢 和局 4.20' }));
    expect(slipStore().getState().slip.entries).toMatchObject([{ key: '30/RM/RMN' }]);
  });

  it('watches starred matches together with the others', async () => {
    const host = aFan({ inPlay: SIX, starred });
    await renderView(Home, host);
    await screen.findByRole('article', { name: '主队9 v 客队9' });
    act(() => {
      host.connections[0]?.open();
    });

    expect(host.connections[0]?.sent).toMatchObject([{ matches: ['70', '10', '20', '40', '50', '30', '60', '90'] }]);
  });

  it('says that a starred team has no match today, and shows no row without a star', async () => {
    const { unmount } = await renderView(Home, aFan({ inPlay: SIX }));
    await screen.findByRole('heading', { name: '正在滚球' });
    expect(own().getByText('收藏的联赛与赛事今日暂无可投注的比赛')).toBeVisible();
    unmount();
    resetStores();

    const host = aHost({ inPlay: SIX });
    await renderView(Home, host);
    await screen.findByRole('heading', { name: '正在滚球' });
    expect(screen.queryByRole('region', { name: '我的收藏' })).toBeNull();
    expect(requestsOf(host, 'matches')).toHaveLength(1);
  });

  it('hides the row when the platform answers every match, except for starred matches', async () => {
    await renderView(Home, aFan({ inPlay: SIX, starred: [...SIX.slice(1), anotherMatch(8)] }));
    await screen.findByRole('article', { name: '主队3 v 客队3' });

    expect(ownArticles()).toEqual(['主队3 v 客队3']);
  });
});

describe('the highlights of home', () => {
  it('reads the highlights once for all widgets, without the channel token, and watches only those shown on one connection', async () => {
    const host = aHost({ inPlay: SIX });
    await renderView(Home, host);
    await screen.findByRole('heading', { name: '正在滚球' });
    act(() => {
      host.connections[0]?.open();
    });

    expect(requestsOf(host, 'matches')).toEqual([expect.objectContaining({ sport: 'FT', phase: 'RB', markets: ['M', 'RM'], token: '' })]);
    expect(host.connections).toHaveLength(1);
    expect(host.connections[0]?.sent).toEqual([
      { type: 'watch', matches: ['70', '10', '20', '30', '40'], lists: [{ sport: 'FT', phase: 'RB' }], together: true },
    ]);
  });

  it('shows a guest the highlights, and asks for a log-in before a price is picked', async () => {
    const host = aHost({ inPlay: SIX }, { member: null });
    await renderView(Home, host);
    await userEvent.click(await screen.findByRole('button', { name: '阿森纳 v 切尔西 全场独赢 和局 4.20' }));

    expect(host.loginPrompts).toBe(1);
    expect(slipStore().getState().slip.entries).toEqual([]);
    expect(host.openDock.get()).toBeUndefined();
    expect(requestsOf(host, 'openBets')).toEqual([]);

    await act(async () => {
      host.member.set(createFakeServices().member.get());
      await Promise.resolve();
    });

    expect(slipStore().getState().slip.entries).toMatchObject([{ key: '70/RM/RMN' }]);
    expect(host.openDock.get()).toBe('slip');
  });

  it('adds a price to the slip of the dock, and shows the number of selections and open bets there', async () => {
    const host = aHost({ inPlay: SIX });
    await renderView(Home, host);
    await userEvent.click(await screen.findByRole('button', { name: '阿森纳 v 切尔西 全场独赢 和局 4.20' }));

    expect(screen.getByRole('button', { name: '阿森纳 v 切尔西 全场独赢 和局 4.20' })).toHaveAttribute('aria-pressed', 'true');
    expect(slipStore().getState().slip.entries).toMatchObject([{ key: '70/RM/RMN' }]);
    expect(host.openDock.get()).toBe('slip');
    expect(host.dockCounts).toEqual(
      new Map([
        ['slip', 1],
        ['bets', 1],
      ]),
    );
  });

  it('name the direction of a price move, and announce a goal', async () => {
    const host = aHost({ inPlay: SIX });
    await renderView(Home, host);
    await screen.findByRole('heading', { name: '正在滚球' });
    const prices = A_RESULT.prices.map((price) => (price.r === 'RMN' ? { ...price, ior: '4.60' } : price));
    act(() => {
      const [link] = host.connections;
      link?.open();
      link?.say({
        type: 'delta',
        at: NOW,
        gameId: '70',
        from: 10,
        version: 11,
        match: { sc_FT_H: 3 },
        markets: [{ ...A_RESULT, prices }],
      });
    });

    expect(await screen.findByRole('button', { name: '阿森纳 v 切尔西 全场独赢 和局 4.60 升' })).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText('3 - 1')).toBeVisible();
    expect(screen.getByText('进球：阿森纳 3 比 1 切尔西')).toBeInTheDocument();
  });

  it('pauses while the page is hidden, and reads the highlights again when it is visible', async () => {
    const host = aHost({ inPlay: SIX });
    await renderView(Home, host);
    await screen.findByRole('heading', { name: '正在滚球' });
    setHidden(true);
    expect(host.connections[0]?.state).toBe('closed');
    expect(screen.getByRole('button', { name: /阿森纳 v 切尔西 全场独赢 和局 4.20 等待更新/ })).toHaveAttribute('aria-disabled', 'true');

    setHidden(false);
    expect(await screen.findByRole('button', { name: '阿森纳 v 切尔西 全场独赢 和局 4.20' })).not.toHaveAttribute('aria-disabled');
    expect(host.connections).toHaveLength(2);
  });

  it('shows one line in each widget when the highlights cannot be loaded, and reloads them for both', async () => {
    const host = aHost({ inPlay: SIX });
    host.answer(resourceCall, failing({ kind: 'unreachable' }));
    await renderView(Home, host);
    expect(await screen.findAllByText('赛事暂时无法读取')).toHaveLength(2);

    const well = aHost({ inPlay: SIX });
    host.answer(resourceCall, async (request, options) => {
      const result = await well.services.http.send(resourceCall, request, options);
      return result.ok ? result.data : failing(result.failure);
    });
    await userEvent.click(screen.getAllByRole('button', { name: '重试' })[0]!);

    expect(await screen.findByRole('article', { name: '主队4 v 客队4' })).toBeVisible();
    expect(screen.getByText('下半场 67:24', { selector: '.clock *' })).toBeVisible();
  });

  it('keeps the highlights visible for a moment when the player leaves the page and returns', async () => {
    const host = aHost({ inPlay: SIX });
    const first = await renderView(Home, host);
    await screen.findByRole('heading', { name: '正在滚球' });
    first.unmount();
    answerSports(host, {
      leagues: () => new Promise(() => undefined),
      matches: () => new Promise(() => undefined),
      openBets: () => new Promise(() => undefined),
    });

    now += HIGHLIGHTS_LIFE_MS - 1;
    const second = await renderView(Home, host);
    expect(articles()).toHaveLength(5);
    expect(screen.getByRole('button', { name: /阿森纳 v 切尔西 全场独赢 和局 4.20 等待更新/ })).toHaveAttribute('aria-disabled', 'true');
    second.unmount();

    now += HIGHLIGHTS_LIFE_MS;
    await renderView(Home, host);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: '正在滚球' })).toHaveAttribute('aria-busy', 'true');
  });

  it('the second widget keeps the feed when the first unmounts, and leaves nothing behind', async () => {
    const host = aHost({ inPlay: SIX });
    const live = await renderView(LiveMatch, host);
    const hot = await renderView(HotMatches, host);
    await screen.findByRole('heading', { name: '正在滚球' });

    await act(async () => {
      live.unmount();
      await Promise.resolve();
    });
    expect(host.connections.map(({ state }) => state)).toEqual(['closed', 'connecting']);
    expect(articles()).toHaveLength(4);

    hot.unmount();
    expect(host.liveCount).toBe(0);
  });

  it('is accessible', async () => {
    const { container } = await renderView(Home, aHost({ inPlay: SIX }));
    await screen.findByRole('heading', { name: '正在滚球' });

    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
