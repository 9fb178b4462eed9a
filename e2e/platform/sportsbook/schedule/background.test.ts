import type { WireBackground } from '@site/shared/wire/sportsBackground';
import type { WireScheduledMatch } from '@site/shared/wire/sportsSchedule';
import { businessDay, dateOfDay } from '@site/shared/calendar';
import { calendarOf } from '../simulator/calendar';
import { sportsbookForTests } from '../testing/sportsbookForTests';

const book = sportsbookForTests({ calendar: calendarOf });

const dayFromNow = (days: number): string => dateOfDay(businessDay(book.clock.nowMs()) + days);

async function listOf(sport: string, day: number): Promise<readonly WireScheduledMatch[]> {
  const list: WireScheduledMatch[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const page = (await book.ask('schedule', { sport, day: dayFromNow(day), pageNum, pageSize: 100 }, null)) as {
      total: number;
      list: readonly WireScheduledMatch[];
    };
    list.push(...page.list);
    if (list.length >= page.total) return list;
  }
}

async function background(gameId: string): Promise<WireBackground> {
  return (await book.ask('matchBackground', { gameId }, null)) as WireBackground;
}

async function firstOf(sport: string, status: string): Promise<WireScheduledMatch> {
  const match = (await listOf(sport, 0)).find(({ gameStatus }) => gameStatus === status);
  if (!match) throw new Error(`no ${status} match of ${sport}`);
  return match;
}

describe('what is known around a match of the demo', () => {
  it('has a table that agrees with the results that the schedule lists', async () => {
    const match = await firstOf('FT', 'live');
    const { table = [], days } = await background(match.gameId);
    const listed = (await Promise.all(Array.from({ length: days + 1 }, (_, back) => listOf('FT', -back)))).flat();
    const results = listed.filter(({ league_id, gameStatus }) => league_id === match.league_id && gameStatus === 'finished');

    expect(results.length).toBeGreaterThan(20);
    expect(table.reduce((sum, { played }) => sum + played, 0)).toBe(2 * results.length);
    for (const { team_id, played, won, scored, conceded, points, drawn } of table) {
      const own = results.filter(({ team_h_id, team_c_id }) => team_h_id === team_id || team_c_id === team_id);
      const goals = own.map(({ team_h_id, sc_FT_H = 0, sc_FT_C = 0 }) => (team_h_id === team_id ? [sc_FT_H, sc_FT_C] : [sc_FT_C, sc_FT_H]));
      expect({ played, scored, conceded }).toEqual({
        played: own.length,
        scored: goals.reduce((sum, [made = 0]) => sum + made, 0),
        conceded: goals.reduce((sum, [, lost = 0]) => sum + lost, 0),
      });
      expect(points).toBe(3 * won + drawn);
    }
    expect(table.map(({ points }) => points)).toEqual(table.map(({ points }) => points).toSorted((one, other) => other - one));
  });

  it('has what both played last and against each other, without the match itself', async () => {
    const match = await firstOf('FT', 'finished');
    const { last, meetings } = await background(match.gameId);
    const sidesOf = ({ team_h_id, team_c_id }: WireScheduledMatch): readonly string[] => [team_h_id, team_c_id];

    expect(last.H.length).toBeGreaterThan(1);
    for (const each of last.H) expect(sidesOf(each)).toContain(match.team_h_id);
    for (const each of last.C) expect(sidesOf(each)).toContain(match.team_c_id);
    for (const each of meetings) expect(sidesOf(each).toSorted()).toEqual(sidesOf(match).toSorted());
    for (const each of [...last.H, ...last.C, ...meetings]) expect(each).not.toMatchObject({ gameId: match.gameId });
  });

  it('has eleven who begin for each side of football and five of basketball, the same at each reading', async () => {
    const football = await background((await firstOf('FT', 'live')).gameId);
    const basketball = await background((await firstOf('BK', 'live')).gameId);

    expect(football.lineups?.H.starters).toHaveLength(11);
    expect(football.lineups?.H.formation).toMatch(/^\d-\d-\d$/);
    const everyone = [...(football.lineups?.H.starters ?? []), ...(football.lineups?.H.bench ?? [])];
    expect(new Set(everyone.map(({ name }) => name)).size).toBe(everyone.length);
    expect(new Set(everyone.map(({ number }) => number)).size).toBe(everyone.length);
    expect(basketball.lineups?.C.starters.map(({ position }) => position)).toEqual(['PG', 'SG', 'SF', 'PF', 'C']);
    expect(await background((await firstOf('BK', 'live')).gameId)).toEqual(basketball);
  });

  it('has line-ups from an hour before the start on', async () => {
    const coming = (await listOf('FT', 0)).filter(({ gameStatus }) => gameStatus === 'not-started');
    const [soon, late] = [coming[0], coming.at(-1)];

    expect((await background(soon?.gameId ?? '')).lineups).toBeDefined();
    expect((await background(late?.gameId ?? '')).lineups).toBeUndefined();
  });

  it('has neither a table nor line-ups of a tournament of single players', async () => {
    const { table, lineups, last } = await background((await firstOf('TN', 'live')).gameId);

    expect([table, lineups]).toEqual([undefined, undefined]);
    expect(last.H.length).toBeGreaterThan(0);
  });

  it('counts a match in the table once it has ended', async () => {
    const { gameId } = await book.sandbox('create', { home: '海岸联队', away: '山城竞技', minute: 60 });
    const playedIn = async (): Promise<number> => ((await background(gameId)).table ?? []).reduce((sum, { played }) => sum + played, 0);
    const before = await playedIn();
    await book.sandbox('finish', { gameId, score: { home: 2, away: 1 } });
    await book.pass(1_000);

    expect(await playedIn()).toBe(before + 2);
  });
});
