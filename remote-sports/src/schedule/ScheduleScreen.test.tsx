import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { DEVICE_ZONES, setDeviceZone } from '@site/testing/deviceZone';
import type { WireScheduledMatch } from '@site/shared/wire/sportsSchedule';
import { renderView, resetStores } from '../testing/renderView';
import { answerSports, NOW, requestsOf } from '../testing/wire';
import { ScheduleScreen } from './ScheduleScreen';
import { scheduleQuery } from './scheduleQuery';

beforeEach(resetStores);

const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day, index) => ({ day, count: 10 + index }));

function aScheduled(match: Partial<WireScheduledMatch> = {}): WireScheduledMatch {
  return {
    gameId: '70',
    sport: 'FT',
    league_id: '102',
    league: '英格兰超级联赛',
    team_h: '阿森纳',
    team_c: '切尔西',
    team_h_id: '10201',
    team_c_id: '10202',
    startsAt: NOW - 7_200_000,
    gameStatus: 'finished',
    isShow: 'Y',
    sc_FT_H: 2,
    sc_FT_C: 1,
    sc_half_H: 1,
    sc_half_C: 0,
    ...match,
  };
}

function aHost(list: readonly WireScheduledMatch[] = [aScheduled()], total = list.length) {
  const host = createFakeServices({ now: () => NOW, member: null });
  answerSports(host, {
    schedule: () => ({
      total,
      list,
      days: DAYS,
      sports: { ALL: 40, FT: 11, TN: 9 },
      leagues: [
        { league_id: '102', name: '英格兰超级联赛', count: 6 },
        { league_id: '103', name: '意大利甲级联赛', count: 5 },
      ],
    }),
  });
  return host;
}

const rowOf = (name: string) => screen.findByRole('article', { name });

describe('results and calendar', () => {
  it('shows no empty row of days when they cannot be loaded', async () => {
    const host = createFakeServices({ now: () => NOW, member: null });
    answerSports(host, { schedule: () => failing({ kind: 'timeout' }) });
    await renderView(ScheduleScreen, host);

    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
    expect(screen.queryByRole('group', { name: '日期' })).toBeNull();
  });

  it("shows a guest the results of today's matches, each with a link to its page", async () => {
    const host = aHost();
    await renderView(ScheduleScreen, host);

    const row = await rowOf('阿森纳 v 切尔西');
    expect(row).toHaveTextContent('2 - 1');
    expect(row).toHaveTextContent('半场 1 - 0');
    expect(within(row).getByText('已结束')).toBeVisible();
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/crtyMatch/CRTY/70');
    expect(requestsOf(host, 'schedule')).toMatchObject([{ sport: 'FT', day: '2026-11-21', pageNum: 1, pageSize: 30, token: '' }]);
  });

  it('names the periods of a tennis match, and the winner of an outright', async () => {
    const parts = [
      { period: 'S1', H: 6, C: 4 },
      { period: 'S2', H: 7, C: 5 },
    ];
    await renderView(
      ScheduleScreen,
      aHost([
        aScheduled({ gameId: '80', sport: 'TN', team_h: '罗西', team_c: '米勒', sc_FT_H: 2, sc_FT_C: 0, parts }),
        aScheduled({ gameId: '90', sport: 'FS', team_h: '龙舟公开赛 冠军', team_c: '', sc_FT_H: undefined, winners: ['聊城'] }),
      ]),
    );

    expect(await rowOf('罗西 v 米勒')).toHaveTextContent('第 1 盘 6-4第 2 盘 7-5');
    expect(await rowOf('龙舟公开赛 冠军')).toHaveTextContent('冠军：聊城');
  });

  it('shows when an upcoming match starts, without a link while it is not on the board', async () => {
    await renderView(
      ScheduleScreen,
      aHost([aScheduled({ startsAt: NOW + 86_400_000, gameStatus: 'not-started', isShow: 'N', sc_FT_H: undefined, sc_FT_C: undefined })]),
    );

    const row = await rowOf('阿森纳 v 切尔西');
    expect(row).toHaveTextContent('19:00未开赛');
    expect(within(row).queryByRole('link')).not.toBeInTheDocument();
  });

  it('filters by day, sport, league and page, all stored in the address', async () => {
    const host = aHost([aScheduled()], 70);
    await renderView(ScheduleScreen, host);
    await rowOf('阿森纳 v 切尔西');

    await userEvent.click(screen.getByRole('button', { name: /11-20/ }));
    await userEvent.click(screen.getByRole('button', { name: /^网球/ }));
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }));

    await waitFor(() => {
      expect(requestsOf(host, 'schedule').at(-1)).toMatchObject({ sport: 'TN', day: '2026-11-20', pageNum: 2 });
    });
    await waitFor(() => {
      expect(host.navigated.at(-1)).toMatchObject({
        name: 'sports/results',
        options: { query: { sport: 'tennis', day: '2026-11-20', page: '2' } },
      });
    });
  });

  it.each([
    [{}, { sport: 'football', day: undefined, league: undefined, page: 1 }],
    [
      { sport: 'snooker', day: '2026-11-20', league: '281', page: '3' },
      { sport: 'snooker', day: '2026-11-20', league: '281', page: 3 },
    ],
    [
      { sport: 'chess', day: 'today', league: '<b>', page: '-1' },
      { sport: 'football', day: undefined, league: undefined, page: 1 },
    ],
  ])('reads the address %j', (query, choice) => {
    expect(scheduleQuery.parse(query)).toEqual(choice);
  });

  it('shows that a day has no matches', async () => {
    await renderView(ScheduleScreen, aHost([]));

    expect(await screen.findByText('没有赛事')).toBeVisible();
  });

  it('is accessible, and leaves nothing behind', async () => {
    const host = aHost();
    const { container, unmount } = await renderView(ScheduleScreen, host);
    await rowOf('阿森纳 v 切尔西');

    expect(await accessibilityFaults(container)).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});

it.each(DEVICE_ZONES)("opens on Shanghai's current day by the server's clock on a device in %s", async (zone) => {
  setDeviceZone(zone);
  const midnight = Date.parse('2026-11-22T00:00:05+08:00');
  const host = createFakeServices({ now: () => midnight, member: null });
  const match = aScheduled({ startsAt: midnight + 5_400_000, gameStatus: 'not-started', sc_FT_H: undefined, sc_FT_C: undefined });
  answerSports(host, { schedule: () => ({ total: 1, list: [match], days: DAYS, sports: {}, leagues: [] }) });
  await renderView(ScheduleScreen, host);

  expect(await screen.findByText('01:30')).toBeVisible();
  expect(screen.getByRole('button', { name: /^今日/ })).toHaveTextContent('11-22');
});
