import type { WireMatch } from '@site/shared/wire/matches';
import type { WireScheduledMatch, WireSettledMarket } from '@site/shared/wire/sportsSchedule';
import type { WireTrendPoint } from '@site/shared/wire/sportsBoard';
import { businessDay, dateOfDay } from '@site/shared/calendar';
import { calendarOf } from '../simulator/calendar';
import { openSportsbook, type TestSportsbook } from '../testing/openSportsbook';

interface DayAnswer {
  readonly total: number;
  readonly list: readonly WireScheduledMatch[];
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly sports: Readonly<Record<string, number>>;
  readonly leagues: readonly { readonly league_id: string; readonly name: string; readonly count: number }[];
}

let book: TestSportsbook;

const dayFromNow = (days: number): string => dateOfDay(businessDay(book.clock.nowMs()) + days);

async function schedule(request: object): Promise<DayAnswer> {
  return (await book.ask('schedule', { sport: 'FT', day: dayFromNow(0), pageNum: 1, pageSize: 50, ...request }, null)) as DayAnswer;
}

async function settled(gameId: string): Promise<readonly WireSettledMarket[]> {
  return ((await book.ask('settledMarkets', { gameId }, null)) as { markets: readonly WireSettledMarket[] }).markets;
}

/** Returns the results of a market's main line. */
const resultsOf = (markets: readonly WireSettledMarket[], w: string): Record<string, string> =>
  Object.fromEntries(markets.find((market) => market.w === w)?.results.map(({ r, result }) => [r, result]) ?? []);

describe('a match that suites make', () => {
  beforeAll(async () => {
    book = await openSportsbook();
  });
  afterAll(() => book.close());

  it('is among the results of its day with its score once it has ended', async () => {
    const { gameId } = await book.sandbox('create', { home: '海岸联队', away: '山城竞技', minute: 60, score: { home: 1, away: 0 } });
    expect((await schedule({})).list).toMatchObject([{ gameId, gameStatus: 'live', sc_FT_H: 1, isShow: 'Y' }]);
    expect(await settled(gameId)).toEqual([]);

    await book.sandbox('finish', { gameId, score: { home: 2, away: 1 } });
    await book.pass(1_000);

    const { list, total, sports, leagues, days } = await schedule({});
    expect(list).toMatchObject([
      { gameId, team_h: '海岸联队', team_c: '山城竞技', gameStatus: 'finished', sc_FT_H: 2, sc_FT_C: 1, isShow: 'Y' },
    ]);
    expect(total).toBe(1);
    expect(sports).toEqual({ ALL: 1, FT: 1 });
    expect(leagues).toMatchObject([{ count: 1 }]);
    expect(days.find(({ day }) => day === dayFromNow(0))).toEqual({ day: dayFromNow(0), count: 1 });
    expect((await schedule({ league: 'none' })).list).toEqual([]);
  });

  it('has its markets settled as tickets on them are', async () => {
    const { gameId } = await book.sandbox('create', { startsInSeconds: 60 });
    const player = await book.aMember(100_000n);
    await book.bet(player, { gameId, w: 'M', r: 'MC' });
    await book.pass(60_000);
    await book.sandbox('finish', { gameId, score: { home: 0, away: 3 } });
    await book.pass(1_000);

    const markets = await settled(gameId);
    expect(resultsOf(markets, 'M')).toEqual({ MH: 'L', MN: 'L', MC: 'W' });
    expect(resultsOf(markets, 'OU')).toEqual({ OUC: 'W', OUH: 'L' });
    expect((await book.ticketOf(player))?.result).toBe('W');
  });
});

describe('the calendar of the demo', () => {
  beforeAll(async () => {
    book = await openSportsbook({ calendar: calendarOf });
  });
  afterAll(() => book.close());

  it('has the days of a week back and ahead, with matches on each', async () => {
    const { days } = await schedule({});

    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 15 }, (_, index) => dayFromNow(index - 7)));
    expect(days.every(({ count }) => count > 0)).toBe(true);
  });

  it('has ended matches of days before the first start, each with a page of its own and settled markets', async () => {
    for (const sport of ['FT', 'BK', 'TN', 'SK', 'FS']) {
      const { list, total } = await schedule({ sport, day: dayFromNow(-2), pageSize: 3 });
      expect(total).toBeGreaterThan(3);
      expect(list.map(({ gameStatus }) => gameStatus)).toEqual(['finished', 'finished', 'finished']);
      const [{ gameId, sc_FT_H, winners } = { gameId: '', sc_FT_H: 0, winners: undefined }] = list;
      const { match } = (await book.ask('match', { gameId }, null)) as { match: WireMatch };
      expect(match).toMatchObject({ gameStatus: 'finished', markets: [] });
      expect(match.sc_FT_H).toBe(sport === 'FS' ? undefined : sc_FT_H);
      expect(winners?.length ?? 0).toBe(sport === 'FS' ? 1 : 0);
      const markets = await settled(gameId);
      expect(markets.flatMap(({ results }) => results.map(({ result }) => result))).toContain('W');
    }
  });

  it('tells the prices of a market until now, as they were offered at each moment', async () => {
    const { matches } = (await book.ask('matches', { sport: 'FT', phase: 'RB' }, null)) as { matches: readonly WireMatch[] };
    const match = matches.find(
      ({ gameStatus, t_count, markets }) => gameStatus === 'live' && t_count > 900 && markets.some(({ w }) => w === 'RM'),
    );
    const shown = match?.markets.find(({ w }) => w === 'RM');
    if (!match || !shown) throw new Error('the demo has a match in play with prices');
    const trend = async () =>
      ((await book.ask('priceTrend', { gameId: shown.gameId, w: 'RM' }, null)) as { points: readonly WireTrendPoint[] }).points;

    const before = await trend();
    expect(before.length).toBeGreaterThan(5);
    expect(before.at(-1)).toMatchObject({ at: book.clock.nowMs(), prices: shown.prices });
    await book.pass(30_000);
    expect((await trend()).filter(({ at }) => before.some((point) => point.at === at))).toEqual(before.slice(1));
  });

  it('says when matches of days to come begin, before they are on the board', async () => {
    const { list } = await schedule({ sport: 'BK', day: dayFromNow(5), pageSize: 2 });

    expect(list.map(({ gameStatus, isShow, sc_FT_H }) => [gameStatus, isShow, sc_FT_H])).toEqual([
      ['not-started', 'N', undefined],
      ['not-started', 'N', undefined],
    ]);
    expect(list[0]?.startsAt).toBeLessThan(list[1]?.startsAt ?? 0);
  });

  it('has of today what has begun, the last first, before what is to come', async () => {
    const now = book.clock.nowMs();
    const { list } = await schedule({ pageSize: 100 });
    const begun = list.filter(({ startsAt }) => startsAt <= now).map(({ startsAt }) => startsAt);
    const coming = list.slice(begun.length).map(({ startsAt }) => startsAt);

    expect(begun.length).toBeGreaterThan(0);
    expect(begun).toEqual(begun.toSorted((one, other) => other - one));
    expect(coming).toEqual(coming.toSorted((one, other) => one - other));
    expect(coming.every((startsAt) => startsAt > now)).toBe(true);
  });

  it('knows nothing further away, and answers the same twice', async () => {
    expect((await schedule({ day: dayFromNow(30) })).total).toBe(0);
    expect(await schedule({ day: dayFromNow(-1) })).toEqual(await schedule({ day: dayFromNow(-1) }));
  });
});
