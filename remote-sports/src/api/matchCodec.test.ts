import { priceIn } from '@site/shared/betting';
import { aWireMarket, aWireMatch } from '../testing/wire';
import { marketsFromWire, matchFromWire } from './matchCodec';

describe('a match of the wire', () => {
  it('speaks our own terms past the codec', () => {
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

  it('has no score before it has begun', () => {
    const { sc_FT_H: _h, sc_FT_C: _c, ...wire } = aWireMatch({ gameStatus: 'not-started' });

    expect(matchFromWire(wire).score).toBeUndefined();
  });
});

describe('a market of the wire', () => {
  const pair = (home: string, away: string) =>
    marketsFromWire(
      aWireMarket({
        prices: [
          { r: 'REH', ior: home },
          { r: 'REC', ior: away },
        ],
      }),
    )[0]?.selections.map(({ price }) => price && priceIn(price, 'H').thousandths);

  it('converts raw prices as a pair', () => {
    expect(pair('1.20', '0.70')).toEqual([1250, 700]);
  });

  it.each([
    ['one side is missing', '0.95', ''],
    ['both sum to more than 2', '1.20', '0.90'],
    ['one is out of range', '1.995', '0.005'],
  ])('has no price on either side where %s', (_why, home, away) => {
    expect(pair(home, away)).toEqual([undefined, undefined]);
  });

  it('takes European prices as they are, and an empty one as none', () => {
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
    );

    expect(market?.selections.map(({ price }) => price && priceIn(price, 'M'))).toEqual([{ format: 'E', thousandths: 1420 }, undefined]);
  });

  it('is left out where nobody knows its code', () => {
    expect(marketsFromWire(aWireMarket({ w: 'NEW' }))).toEqual([]);
  });
});
