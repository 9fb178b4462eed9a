import { priceIn } from '@site/shared/betting';
import { aWireMarket, aWireMatch, NOW } from '../testing/wire';
import { deltaFromWire, marketsFromWire, matchFromWire } from './matchCodec';

describe('a match of the wire', () => {
  it('converts a match to domain terms', () => {
    const { markets, ...facts } = matchFromWire(aWireMatch({ red_C: 1 }));

    expect(facts).toMatchObject({
      id: '70',
      sport: 'football',
      phase: 'in-play',
      league: { id: '102', name: '英格兰超级联赛' },
      home: { id: '10202', name: '阿森纳' },
      status: 'live',
      period: '2H',
      score: { home: 2, away: 1 },
      halfScore: { home: 1, away: 1 },
      redCards: { home: 0, away: 1 },
      corners: { home: 6, away: 3 },
      version: 10,
      moreMarkets: 7,
    });
    expect(markets.map(({ type }) => type.kind)).toEqual(['handicap', 'total', 'result']);
    expect(markets[0]?.selections.map(({ key, line }) => [key, line])).toEqual([
      ['70/RE/REH', -2],
      ['70/RE/REC', 2],
    ]);
  });

  it('returns no score before the match has started', () => {
    const { sc_FT_H: _h, sc_FT_C: _c, ...wire } = aWireMatch({ gameStatus: 'not-started' });

    expect(matchFromWire(wire).score).toBeUndefined();
  });
});

describe('a match of another sport', () => {
  const tennis = aWireMatch({
    sport: 'TN',
    se_now: 'S2',
    re_time: '',
    t_count: 0,
    sc_set_H: 1,
    sc_set_A: 0,
    sc_game_H: 3,
    sc_game_A: 4,
    parts: [
      { period: 'S1', H: 6, C: 4 },
      { period: 'S2', H: 3, C: 4 },
    ],
    markets: [
      aWireMarket({
        w: 'RE6',
        prices: [
          { r: 'RE6H', ior: '0.98' },
          { r: 'RE6C', ior: '0.90' },
        ],
      }),
    ],
  });

  it('reads sets, games and periods, and codes from the table of its sport [R-MATCH-03] [R-MATCH-04]', () => {
    const match = matchFromWire(tennis);

    expect(match).toMatchObject({
      sport: 'tennis',
      sets: { home: 1, away: 0 },
      games: { home: 3, away: 4 },
      parts: [
        { period: 'S1', home: 6, away: 4 },
        { period: 'S2', home: 3, away: 4 },
      ],
    });
    expect(match.markets[0]?.type).toMatchObject({ kind: 'handicap', counts: 'games' });
  });

  it('applies deltas to one side at a time', () => {
    const delta = deltaFromWire({
      type: 'delta',
      at: NOW,
      gameId: '70',
      from: 10,
      version: 11,
      match: { sc_game_H: 4, parts: [{ period: 'S1', H: 6, C: 4 }] },
      markets: [aWireMarket({ w: 'RM0', ratio: '', strong: '', format: 'E', prices: [{ r: 'RM0H', ior: '1.42' }] })],
    });
    const match = delta.apply(matchFromWire(tennis));

    expect(match).toMatchObject({ games: { home: 4, away: 4 }, parts: [{ period: 'S1', home: 6, away: 4 }] });
    expect(match.markets.map(({ type }) => [type.kind, type.counts])).toEqual([
      ['handicap', 'games'],
      ['result', 'sets'],
    ]);
  });

  it('reads an outright with the names of its competitors', () => {
    const { markets, home, away } = matchFromWire(
      aWireMatch({
        sport: 'FS',
        phase: 'FSFU',
        team_h: '英超冠军',
        team_c: '',
        markets: [aWireMarket({ w: 'FS', ratio: '', strong: '', format: 'E', prices: [{ r: 'FS2', ior: '4.50', name: '阿森纳' }] })],
      }),
    );

    expect([home.name, away.name]).toEqual(['英超冠军', '']);
    expect(markets[0]?.selections[0]).toMatchObject({ side: { kind: 'competitor', number: '2', name: '阿森纳' }, line: undefined });
  });
});

describe('a market of the wire', () => {
  it('reads corners as the unit of a market that counts them', () => {
    expect(marketsFromWire(aWireMarket({ gameId: '73', of: 'corners' }), 'football')[0]?.type).toMatchObject({ counts: 'corners' });
  });

  const pair = (home: string, away: string) =>
    marketsFromWire(
      aWireMarket({
        prices: [
          { r: 'REH', ior: home },
          { r: 'REC', ior: away },
        ],
      }),
      'football',
    )[0]?.selections.map(({ price }) => price && priceIn(price, 'H').thousandths);

  it('converts raw prices as a pair', () => {
    expect(pair('1.20', '0.70')).toEqual([1250, 700]);
  });

  it.each([
    ['one side is missing', '0.95', ''],
    ['both sum to more than 2', '1.20', '0.90'],
    ['one is out of range', '1.995', '0.005'],
  ])('returns no price on either side where %s', (_why, home, away) => {
    expect(pair(home, away)).toEqual([undefined, undefined]);
  });

  it('reads European prices unchanged, and an empty one as no price', () => {
    const [market] = marketsFromWire(
      aWireMarket({
        w: 'RM',
        format: 'E',
        ratio: '',
        strong: '',
        prices: [
          { r: 'RMH', ior: '1.42' },
          { r: 'RMN', ior: '' },
        ],
      }),
      'football',
    );

    expect(market?.selections.map(({ price }) => price && priceIn(price, 'M'))).toEqual([{ format: 'E', thousandths: 1420 }, undefined]);
  });

  it('omits a market with an unknown code', () => {
    expect(marketsFromWire(aWireMarket({ w: 'NEW' }), 'football')).toEqual([]);
  });
});
