import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { aBoardHost, CRTY, priceOf } from '../testing/boardHost';
import { renderView, resetStores } from '../testing/renderView';
import { answerSports, aWireMarket, aWireMatch, LEAGUES, requestsOf } from '../testing/wire';
import { ChannelScreen } from '../channel/ChannelScreen';

beforeEach(resetStores);

describe('the board', () => {
  it('shows the eight featured leagues in their fixed order, whichever have matches [R-SPORT-10] [R-SPORT-11] [R-SPORT-19]', async () => {
    await renderView(ChannelScreen, aBoardHost(), CRTY);
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
  });

  it('shows each match on two lines when the player has chosen so, also on the next visit', async () => {
    const host = aBoardHost();
    const { container, unmount } = await renderView(ChannelScreen, host, CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });
    expect(container.querySelector('[data-lines="two"]')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: '每场两行' }));
    expect(container.querySelector('[data-lines="two"]')).not.toBeNull();
    unmount();
    await renderView(ChannelScreen, host, CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });
    expect(screen.getByRole('button', { name: '每场两行' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('warns below the matches that scores may be late', async () => {
    await renderView(ChannelScreen, aBoardHost(), CRTY);
    const match = await screen.findByRole('article', { name: '阿森纳 v 切尔西' });

    expect(match.compareDocumentPosition(screen.getByText(/直播与比分可能有延迟/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('lists every league that has matches behind a button, finds them by name, and shows one alone', async () => {
    await renderView(ChannelScreen, aBoardHost([aWireMatch(), aWireMatch({ gameId: '80', league_id: '108', team_h: '阿贾克斯' })]), CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });
    await userEvent.click(screen.getByRole('button', { name: '更多联赛' }));
    const dialog = within(await screen.findByRole('dialog', { name: '全部联赛' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);

    await userEvent.type(dialog.getByRole('searchbox', { name: '搜索联赛' }), '荷兰');
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: /^荷兰甲级联赛/ }));

    // The background becomes accessible again only after the dialog has closed.
    expect(await screen.findByRole('button', { name: /^荷兰甲级联赛/, pressed: true })).toBeVisible();
    expect(screen.queryByRole('article', { name: '阿森纳 v 切尔西' })).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: '阿贾克斯 v 切尔西' })).toBeVisible();
  });

  it('stores starred matches and leagues, and collapsed leagues, on this device', async () => {
    const host = aBoardHost([
      aWireMatch(),
      aWireMatch({ gameId: '80', team_h: '利物浦' }),
      aWireMatch({ gameId: '90', league_id: '108', league: '荷兰甲级联赛', team_h: '阿贾克斯' }),
    ]);
    const { unmount } = await renderView(ChannelScreen, host, CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });
    await userEvent.click(screen.getByRole('button', { name: '收藏 阿森纳 v 切尔西' }));
    await userEvent.click(screen.getByRole('button', { name: '收藏 荷兰甲级联赛' }));
    await userEvent.click(screen.getByRole('button', { name: '收起英格兰超级联赛' }));
    expect(screen.queryByRole('article', { name: '阿森纳 v 切尔西' })).not.toBeInTheDocument();
    unmount();

    await renderView(ChannelScreen, host, CRTY);
    await userEvent.click(await screen.findByRole('button', { name: '展开英格兰超级联赛' }));
    await userEvent.click(screen.getByRole('button', { name: /^收藏\s*2$/ }));
    expect(screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))).toEqual(['阿贾克斯 v 切尔西', '阿森纳 v 切尔西']);
  });

  it('offers the sports that have matches, and requests those of the chosen sport [R-SPORT-06]', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });
    const tabs = within(screen.getByRole('navigation', { name: '体育项目' }));
    expect(tabs.getAllByRole('button').map((tab) => tab.textContent)).toEqual(['全部9', '足球3', '篮球4', '冠军2']);

    await userEvent.click(tabs.getByRole('button', { name: /篮球/ }));
    await waitFor(() => {
      expect(requestsOf(host, 'matches').at(-1)).toMatchObject({ sport: 'BK', phase: 'RB' });
    });
  });

  it('shows another sport with its own columns, terms and periods [R-MATCH-07]', async () => {
    const game = aWireMatch({
      sport: 'BK',
      league: 'CBA',
      team_h: '广东',
      team_c: '辽宁',
      se_now: 'Q3',
      sc_FT_H: 66,
      sc_FT_C: 61,
      parts: [
        { period: 'Q1', H: 24, C: 20 },
        { period: 'Q2', H: 22, C: 30 },
      ],
      markets: [
        aWireMarket({
          w: 'RE0',
          ratio: '4.5',
          prices: [
            { r: 'RE0H', ior: '0.98' },
            { r: 'RE0C', ior: '0.90' },
          ],
        }),
        aWireMarket({
          w: 'RM0',
          ratio: '',
          strong: '',
          format: 'E',
          prices: [
            { r: 'RM0H', ior: '1.42' },
            { r: 'RM0C', ior: '2.80' },
          ],
        }),
      ],
    });
    const { sc_half_H: _h, sc_half_C: _c, corner_H: _ch, corner_C: _cc, ...basketball } = game;
    await renderView(ChannelScreen, aBoardHost([basketball]), CRTY);
    const row = within(await screen.findByRole('article', { name: '广东 v 辽宁' }));

    expect(row.getByText('第 3 节')).toBeVisible();
    expect(row.getByText('66')).toBeVisible();
    expect(row.getByText('24-20')).toBeVisible();
    expect(row.getByRole('button', { name: '广东 v 辽宁 全场让分 广东 -4.5 0.98' })).not.toHaveAttribute('aria-disabled');
    expect(row.getByRole('button', { name: '广东 v 辽宁 全场独赢 辽宁 2.80' })).not.toHaveAttribute('aria-disabled');
  });

  it('shows outrights with their competitors, under their own market phases', async () => {
    const outright = aWireMatch({
      sport: 'FS',
      phase: 'FSFU',
      gameStatus: 'not-started',
      team_h: '英超冠军',
      team_c: '',
      markets: [aWireMarket({ w: 'FS', ratio: '', strong: '', format: 'E', prices: [{ r: 'FS2', ior: '4.50', name: '阿森纳' }] })],
    });
    const host = aBoardHost([outright]);
    await renderView(ChannelScreen, host, CRTY);
    await userEvent.click(await screen.findByRole('radio', { name: /^冠军/ }));

    expect(await priceOf(/^英超冠军 冠军 阿森纳 4.50$/)).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('radio', { name: /早盘冠军/ })).toBeChecked();
    expect(requestsOf(host, 'matches').at(-1)).toMatchObject({ sport: 'FS', phase: 'FSFU' });
  });

  it('requests the matches of another phase [R-SPORT-05]', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    await userEvent.click(screen.getByRole('radio', { name: /今日/ }));

    await waitFor(() => {
      expect(requestsOf(host, 'matches').at(-1)).toMatchObject({ phase: 'FT' });
    });
  });

  it('shows that there are no matches, and offers other sports and phases', async () => {
    const host = aBoardHost([]);
    await renderView(ChannelScreen, host, CRTY);
    await userEvent.click(await screen.findByRole('button', { name: '查看今日赛事' }));

    await waitFor(() => {
      expect(requestsOf(host, 'matches').at(-1)).toMatchObject({ phase: 'FT' });
    });
  });

  it('shows that the list could not be loaded, and loads it again on request', async () => {
    const host = aBoardHost();
    answerSports(host, { leagues: () => LEAGUES, openBets: () => ({ list: [] }), matches: () => failing({ kind: 'timeout' }) });
    await renderView(ChannelScreen, host, CRTY);
    expect(await screen.findByText('等待超时，请稍后重试')).toBeVisible();

    answerSports(host, {
      leagues: () => LEAGUES,
      openBets: () => ({ list: [] }),
      matches: () => ({ version: 1, complete: true, matches: [aWireMatch()], removed: [] }),
    });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await priceOf(/阿森纳 -0.5 0.98$/)).not.toHaveAttribute('aria-disabled');
  });

  it('shows a malformed answer as a failure', async () => {
    const host = aBoardHost();
    answerSports(host, { leagues: () => LEAGUES, openBets: () => ({ list: [] }), matches: () => ({ matches: null }) });
    await renderView(ChannelScreen, host, CRTY);

    expect(await screen.findByText('数据异常，请稍后重试')).toBeVisible();
  });

  it('explains favourites while there are none, and links back to all matches', async () => {
    await renderView(ChannelScreen, aBoardHost(), CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);
    await userEvent.click(screen.getByRole('button', { name: /^收藏\s*0$/ }));
    expect(screen.getByText('还没有收藏')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '查看全部赛事' }));
    expect(await priceOf(/阿森纳 -0.5 0.98$/)).not.toHaveAttribute('aria-disabled');
  });

  it('requests early matches of one day, or of all days [R-SPORT-09]', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await userEvent.click(await screen.findByRole('radio', { name: /早盘/ }));
    await waitFor(() => {
      expect(requestsOf(host, 'matches').at(-1)).toMatchObject({ phase: 'FU', day: '2026-11-22' });
      expect(requestsOf(host, 'leagues').at(-1)).toMatchObject({ phase: 'FU', day: '2026-11-22' });
    });

    await userEvent.click(screen.getByRole('combobox', { name: '日期' }));
    await userEvent.click(await screen.findByRole('option', { name: '全部日期' }));
    await waitFor(() => {
      expect(requestsOf(host, 'matches').at(-1)).not.toHaveProperty('day');
      expect(requestsOf(host, 'leagues').at(-1)).not.toHaveProperty('day');
    });
    expect(requestsOf(host, 'matches').at(-1)).toMatchObject({ phase: 'FU' });
  });

  it('is accessible', async () => {
    const { container } = await renderView(ChannelScreen, aBoardHost(), CRTY);
    await priceOf(/阿森纳 -0.5 0.98$/);

    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
