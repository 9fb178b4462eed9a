import { matchFromWire } from '../feed/matchCodec';
import { EMPTY_FEED, takeList } from '../feed/matchFeed';
import board from '../locales/zh-CN/board.json';
import { A_RESULT, A_TOTAL, aWireMarket, aWireMatch } from '../testing/wire';
import { arrangeBoard } from './arrangeBoard';
import { boardRow, rowsOf } from './boardColumns';
import {
  ALL_DAYS,
  askedDay,
  changePhase,
  changeSport,
  championPhase,
  INITIAL_BOARD_QUERY,
  shownSport,
  type BoardQuery,
} from './boardQuery';
import { FEATURED_LEAGUES, findLeagues, largestLeagues } from './leagues';

const filtered: BoardQuery = { ...INITIAL_BOARD_QUERY, sport: 'basketball', phase: 'early', league: '102', day: '2026-11-22', search: 'x' };

describe('choosing other matches', () => {
  it('resets the league filter with the market phase [R-SPORT-03]', () => {
    expect(changePhase(filtered, 'today')).toMatchObject({ league: 'all', search: '', favouritesOnly: false });
  });

  it('resets the league filter with the sport [R-SPORT-04]', () => {
    expect(changeSport(filtered, 'football')).toMatchObject({ sport: 'football', league: 'all' });
  });

  it.each(['in-play', 'today', 'champion-today'] as const)('returns to football for %s [R-SPORT-07]', (phase) => {
    expect(changePhase(filtered, phase).sport).toBe('football');
  });

  it.each(['in-play', 'today', 'champion-today'] as const)('clears the chosen day for %s [R-SPORT-08]', (phase) => {
    expect(changePhase(filtered, phase).day).toBeUndefined();
  });

  it('applies the day to early markets only, and no day when all days are chosen', () => {
    const asked = (query: Partial<BoardQuery>) => askedDay({ ...INITIAL_BOARD_QUERY, day: '2026-11-22', ...query });

    expect([asked({ phase: 'early' }), asked({ phase: 'early', day: ALL_DAYS }), asked({ phase: 'champion-early' })]).toEqual([
      '2026-11-22',
      undefined,
      undefined,
    ]);
  });

  it('keeps sport and day when moving among early markets', () => {
    expect(changePhase(filtered, 'champion-early')).toMatchObject({ sport: 'basketball', day: '2026-11-22' });
  });

  it('opens outrights by their tab, and leaves them for the matches of another sport', () => {
    const outrights = changeSport(filtered, 'champion', new Map([['champion-early', 4]]));
    expect(outrights).toMatchObject({ phase: 'champion-early', league: 'all' });
    expect(shownSport(outrights)).toBe('champion');
    expect(changeSport(outrights, 'champion')).toBe(outrights);

    expect(changeSport(outrights, 'tennis')).toMatchObject({ phase: 'early', sport: 'tennis' });
    expect(changeSport(changePhase(filtered, 'champion-today'), 'tennis')).toMatchObject({ phase: 'today', sport: 'tennis' });
  });

  it('opens the outrights of today, unless there are only later ones', () => {
    expect(
      championPhase(
        new Map([
          ['champion-today', 1],
          ['champion-early', 4],
        ]),
      ),
    ).toBe('champion-today');
    expect(championPhase(new Map([['champion-early', 4]]))).toBe('champion-early');
    expect(championPhase(new Map())).toBe('champion-today');
  });

  it('returns the same state when nothing changes', () => {
    expect(changePhase(filtered, 'early')).toBe(filtered);
    expect(changeSport(filtered, 'basketball')).toBe(filtered);
  });
});

describe('the featured leagues', () => {
  it('lists eight featured leagues, the first of which is all leagues [R-SPORT-10] [R-SPORT-19]', () => {
    expect(FEATURED_LEAGUES.map(({ id }) => id)).toEqual(['all', '101', '102', '103', '104', '105', '106', '107']);
  });

  it.each([
    ['全部', 'R-SPORT-11'],
    ['欧洲杯', 'R-SPORT-12'],
    ['英超', 'R-SPORT-13'],
    ['意甲', 'R-SPORT-14'],
    ['西甲', 'R-SPORT-15'],
    ['德甲', 'R-SPORT-16'],
    ['法甲', 'R-SPORT-17'],
    ['中超', 'R-SPORT-18'],
  ])('features %s [%s]', (label) => {
    expect(FEATURED_LEAGUES.map(({ name }) => board.featured[name])).toContain(label);
  });

  const leagues = [
    { id: '108', name: '荷兰甲级联赛', count: 1 },
    { id: '102', name: '英格兰超级联赛', count: 2 },
    { id: '301', name: 'ATP 上海大师赛', count: 5 },
    { id: '109', name: '葡萄牙超级联赛', count: 0 },
  ];

  it('lists featured leagues first among all that have matches, after starred ones', () => {
    expect(findLeagues(leagues, '', new Set()).map(({ id }) => id)).toEqual(['102', '108', '301']);
    expect(findLeagues(leagues, '', new Set(['301'])).map(({ id }) => id)).toEqual(['301', '102', '108']);
  });

  it('finds a league by any part of its name', () => {
    expect(findLeagues(leagues, ' atp ', new Set()).map(({ id }) => id)).toEqual(['301']);
    expect(findLeagues(leagues, '意', new Set())).toEqual([]);
  });

  it('features the largest leagues of a sport other than football', () => {
    expect(largestLeagues(leagues).map(({ id }) => id)).toEqual(['301', '102', '108']);
  });
});

describe('arranging the board', () => {
  const feed = takeList(
    EMPTY_FEED,
    [
      aWireMatch({ gameId: '10', league_id: '108', league: '荷兰甲级联赛', startsAt: 1 }),
      aWireMatch({ gameId: '20', startsAt: 3 }),
      aWireMatch({ gameId: '30', startsAt: 2 }),
      aWireMatch({ gameId: '40', gameStatus: 'finished' }),
      aWireMatch({ gameId: '50', league_id: '108', league: '荷兰甲级联赛', startsAt: 4, team_h: '阿贾克斯' }),
    ].map(matchFromWire),
  );
  const all = { league: 'all', sort: 'league', search: '', favouritesOnly: false } as const;
  const arranged = (query: Partial<BoardQuery> = {}, favourites: readonly string[] = [], leagues: readonly string[] = []) =>
    arrangeBoard([...feed.values()], { ...all, ...query }, { matches: new Set(favourites), leagues: new Set(leagues) }).flatMap(
      ({ groups }) => groups.map(({ league, matchIds }) => [league.id, ...matchIds]),
    );

  it('puts featured leagues first, and omits ended matches', () => {
    expect(arranged()).toEqual([
      ['102', '30', '20'],
      ['108', '10', '50'],
    ]);
  });

  it('sorts by time, with a heading wherever the league changes', () => {
    expect(arranged({ sort: 'time' })).toEqual([
      ['108', '10'],
      ['102', '30', '20'],
      ['108', '50'],
    ]);
  });

  it('filters by league, by name and by favourite', () => {
    expect(arranged({ league: '108' })).toEqual([['108', '10', '50']]);
    expect(arranged({ search: ' 阿贾 ' })).toEqual([['108', '50']]);
    expect(arranged({ favouritesOnly: true }, ['20'])).toEqual([['102', '20']]);
    expect(arranged({ favouritesOnly: true }, ['20'], ['108'])).toEqual([
      ['108', '10', '50'],
      ['102', '20'],
    ]);
  });

  it('finds an outright by its competitors', () => {
    const outright = aWireMatch({
      sport: 'FS',
      team_h: '英超冠军',
      team_c: '',
      markets: [aWireMarket({ w: 'FS', ratio: '', format: 'E', prices: [{ r: 'FS2', ior: '4.50', name: '曼城' }] })],
    });
    const held = [...takeList(EMPTY_FEED, [matchFromWire(outright)]).values()];
    const found = (search: string) =>
      arrangeBoard(held, { ...INITIAL_BOARD_QUERY, search }, { matches: new Set(), leagues: new Set() }).length;

    expect([found('曼'), found('阿森纳')]).toEqual([1, 0]);
  });

  it('puts starred leagues before all others', () => {
    expect(arranged({}, [], ['108']).map(([league]) => league)).toEqual(['108', '102']);
  });

  it('puts sports one after another, each under its own headings', () => {
    const mixed = takeList(
      EMPTY_FEED,
      [aWireMatch({ gameId: '60', sport: 'TN', startsAt: 1 }), aWireMatch({ gameId: '20', startsAt: 3 })].map(matchFromWire),
    );
    const sections = arrangeBoard([...mixed.values()], { ...all, sort: 'time' }, { matches: new Set(), leagues: new Set() });

    expect(sections.map(({ sport, groups }) => [sport, groups.flatMap(({ matchIds }) => matchIds)])).toEqual([
      ['football', ['20']],
      ['tennis', ['60']],
    ]);
  });
});

describe('the columns of a match', () => {
  const alternative = aWireMarket({ gameId: '71', ratio: '0 / 0.5' });

  it('shows the main line in each column, and the other lines behind it', () => {
    const { cells } = boardRow(matchFromWire(aWireMatch({ markets: [alternative, aWireMarket(), A_TOTAL, A_RESULT] })));

    expect(cells.map(({ main, alternatives }) => [main?.gameId, alternatives.map(({ gameId }) => gameId)])).toEqual([
      ['70', ['71']],
      ['70', []],
      ['70', []],
      [undefined, []],
      [undefined, []],
      [undefined, []],
    ]);
  });

  it('takes the columns from the sport', () => {
    const set = aWireMarket({
      w: 'RE0',
      prices: [
        { r: 'RE0H', ior: '0.98' },
        { r: 'RE0C', ior: '0.90' },
      ],
    });
    const games = { ...set, w: 'RE6', prices: [] };
    const { cells } = boardRow(matchFromWire(aWireMatch({ sport: 'TN', markets: [games, set] })));

    expect(cells.map(({ column: { kind, counts }, main }) => [kind, counts, main?.key])).toEqual([
      ['result', 'sets', undefined],
      ['handicap', 'sets', '70/RE0'],
      ['handicap', 'games', '70/RE6'],
      ['total', 'games', undefined],
    ]);
  });

  it('shows no corners or cards, which are separate games', () => {
    const { cells } = boardRow(matchFromWire(aWireMatch({ markets: [aWireMarket({ gameId: '73', of: 'corners' })] })));

    expect(cells.every(({ main }) => main === undefined)).toBe(true);
  });

  it('orders home or over first, away or under second, and the draw third', () => {
    const [handicap, total, result] = matchFromWire(aWireMatch()).markets;

    expect(handicap && rowsOf(handicap).map((selection) => selection?.side.kind)).toEqual(['home', 'away', undefined]);
    expect(total && rowsOf(total).map((selection) => selection?.side.kind)).toEqual(['over', 'under', undefined]);
    expect(result && rowsOf(result).map((selection) => selection?.side.kind)).toEqual(['home', 'away', 'draw']);
  });

  it('locks the columns as a whole when every market is suspended', () => {
    const locked = aWireMatch({ markets: [aWireMarket({ state: 'suspended' }), { ...A_TOTAL, state: 'suspended' }] });

    expect(boardRow(matchFromWire(locked)).isSuspended).toBe(true);
    expect(boardRow(matchFromWire(aWireMatch({ markets: [aWireMarket({ state: 'suspended' }), A_TOTAL] }))).isSuspended).toBe(false);
  });

  it('shows one inactive panel for a half that is over', () => {
    expect(boardRow(matchFromWire(aWireMatch())).isHalfOver).toBe(true);
    expect(boardRow(matchFromWire(aWireMatch({ se_now: '1H' }))).isHalfOver).toBe(false);
  });
});
