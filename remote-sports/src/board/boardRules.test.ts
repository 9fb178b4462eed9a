import { matchFromWire } from '../api/matchCodec';
import { EMPTY_FEED, takeList } from '../match/matchFeed';
import { A_RESULT, A_TOTAL, aWireMarket, aWireMatch } from '../testing/wire';
import { arrangeBoard } from './arrangeBoard';
import { boardRow, rowsOf } from './boardColumns';
import { changePhase, changeSport, INITIAL_BOARD_QUERY, type BoardQuery } from './boardQuery';
import { FEATURED_LEAGUES, furtherLeagues } from './leagues';

const filtered: BoardQuery = { ...INITIAL_BOARD_QUERY, sport: 'basketball', phase: 'early', league: '102', day: '2026-11-22', search: 'x' };

describe('asking for other matches', () => {
  it('resets the league filter with the market phase [R-SPORT-03]', () => {
    expect(changePhase(filtered, 'today')).toMatchObject({ league: 'all', search: '', favouritesOnly: false });
  });

  it('resets the league filter with the sport [R-SPORT-04]', () => {
    expect(changeSport(filtered, 'football')).toMatchObject({ sport: 'football', league: 'all' });
  });

  it.each(['in-play', 'today', 'champion-today'] as const)('goes back to football for %s [R-SPORT-07]', (phase) => {
    expect(changePhase(filtered, phase).sport).toBe('football');
  });

  it.each(['in-play', 'today', 'champion-today'] as const)('clears the chosen day for %s [R-SPORT-08]', (phase) => {
    expect(changePhase(filtered, phase).day).toBeUndefined();
  });

  it('keeps sport and day among early markets', () => {
    expect(changePhase(filtered, 'champion-early')).toMatchObject({ sport: 'basketball', day: '2026-11-22' });
  });

  it('changes nothing where nothing changes', () => {
    expect(changePhase(filtered, 'early')).toBe(filtered);
    expect(changeSport(filtered, 'basketball')).toBe(filtered);
  });
});

describe('the featured leagues', () => {
  it('are eight, and the first is all [R-SPORT-10] [R-SPORT-19]', () => {
    expect(FEATURED_LEAGUES.map(({ id }) => id)).toEqual(['all', '101', '102', '103', '104', '105', '106', '107']);
  });

  it('are not named twice: the others that have matches stand beside them', () => {
    const leagues = [
      { id: '102', name: '英格兰超级联赛', count: 2 },
      { id: '108', name: '荷兰甲级联赛', count: 1 },
      { id: '109', name: '葡萄牙超级联赛', count: 0 },
    ];

    expect(furtherLeagues(leagues).map(({ id }) => id)).toEqual(['108']);
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
  const arranged = (query: Partial<BoardQuery> = {}, favourites: readonly string[] = []) =>
    arrangeBoard([...feed.values()], { ...all, ...query }, new Set(favourites)).map(({ league, matchIds }) => [league.id, ...matchIds]);

  it('puts featured leagues first, and what has ended nowhere', () => {
    expect(arranged()).toEqual([
      ['102', '30', '20'],
      ['108', '10', '50'],
    ]);
  });

  it('sorts by time with a head wherever the league changes', () => {
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
  });
});

describe('the columns of a match', () => {
  const alternative = aWireMarket({ gameId: '71', ratio: '0 / 0.5' });

  it('hold the main line, and the others behind it', () => {
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

  it('show home or over first, away or under second, the draw third', () => {
    const [handicap, total, result] = matchFromWire(aWireMatch()).markets;

    expect(handicap && rowsOf(handicap).map((selection) => selection?.side.is)).toEqual(['home', 'away', undefined]);
    expect(total && rowsOf(total).map((selection) => selection?.side.is)).toEqual(['over', 'under', undefined]);
    expect(result && rowsOf(result).map((selection) => selection?.side.is)).toEqual(['home', 'away', 'draw']);
  });

  it('are locked as a whole when every market is suspended', () => {
    const locked = aWireMatch({ markets: [aWireMarket({ state: 'suspended' }), { ...A_TOTAL, state: 'suspended' }] });

    expect(boardRow(matchFromWire(locked)).isSuspended).toBe(true);
    expect(boardRow(matchFromWire(aWireMatch({ markets: [aWireMarket({ state: 'suspended' }), A_TOTAL] }))).isSuspended).toBe(false);
  });

  it('leave one quiet panel for a half that is over', () => {
    expect(boardRow(matchFromWire(aWireMatch())).isHalfOver).toBe(true);
    expect(boardRow(matchFromWire(aWireMatch({ se_now: '1H' }))).isHalfOver).toBe(false);
  });
});
