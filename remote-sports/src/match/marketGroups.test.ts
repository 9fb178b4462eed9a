import type { Sport } from '@site/shared/betting';
import { marketsFromWire } from '../feed/matchCodec';
import { aWireMarket } from '../testing/wire';
import { arrangeBlocks, favouriteKey, marketBlocks, offeredTabs, tabOf } from './marketGroups';

const market = (w: string, sport: Sport = 'football', wire: Parameters<typeof aWireMarket>[0] = {}) => {
  const [read] = marketsFromWire(aWireMarket({ w, prices: [], ...wire }), sport);
  if (!read) throw new Error(`${sport} has no market ${w}`);
  return read;
};

describe('the tabs of a match', () => {
  it.each([
    ['football', 'RE', 'main'],
    ['football', 'RDC', 'main'],
    ['football', 'HOU', 'half'],
    ['football', 'HRPD', 'half'],
    ['football', 'ROUH', 'goals'],
    ['football', 'CRG', 'goals'],
    ['football', 'RPD', 'scores'],
    ['football', 'RF', 'scores'],
    ['football', 'BOU', 'windows'],
    ['basketball', 'R0', 'main'],
    ['basketball', 'EO0', 'main'],
    ['basketball', 'OU2', 'half'],
    ['basketball', 'M3', 'parts'],
    ['tennis', 'RM2', 'parts'],
    ['tennis', 'R6', 'main'],
    ['baseball', 'OU1', 'parts'],
    ['champion', 'FS', 'main'],
  ] as const)('puts %s %s into %s', (sport, w, tab) => {
    expect(tabOf(market(w, sport).type)).toBe(tab);
  });

  it.each(['corners', 'cards'] as const)('gives %s a tab of their own, also for the half', (of) => {
    expect(tabOf(market('HR', 'football', { of }).type)).toBe(of);
  });

  it('offers only tabs that have something to show', () => {
    expect(offeredTabs(marketBlocks([market('RPD'), market('RE')]))).toEqual(['all', 'main', 'scores']);
    expect(offeredTabs([])).toEqual(['all']);
  });
});

describe('the blocks of a match', () => {
  it('groups all lines of a market in one block, the main line first', () => {
    const blocks = marketBlocks([market('RE', 'football', { gameId: '701' }), market('RE')]);

    expect(blocks.map(({ lines }) => lines.map(({ gameId }) => gameId))).toEqual([['70', '701']]);
  });

  it('orders the blocks like the tabs, the most popular kinds first', () => {
    const codes = ['RPD', 'HROU', 'RM', 'CRG', 'ROU', 'RE', 'ARG'];

    expect(marketBlocks(codes.map((code) => market(code))).map(({ lines }) => lines[0]?.key)).toEqual(
      ['RE', 'ROU', 'RM', 'HROU', 'ARG', 'CRG', 'RPD'].map((code) => `70/${code}`),
    );
  });

  it('separates corners from goals', () => {
    expect(marketBlocks([market('RE'), market('RE', 'football', { of: 'corners', gameId: '73' })])).toHaveLength(2);
  });
});

describe('favourites of markets', () => {
  const codesOf = (blocks: ReturnType<typeof marketBlocks>) => blocks.map(({ type }) => `${type.kind} ${type.period}`);

  it('puts favourites first, and wide blocks last in each group', () => {
    const blocks = marketBlocks([market('RE'), market('RPD'), market('ROU'), market('RM')]);
    expect(codesOf(arrangeBlocks(blocks, new Set()))).toEqual(['handicap match', 'total match', 'result match', 'correct-score match']);

    const pinned = new Set([favouriteKey(market('RM').type), favouriteKey(market('RPD').type)]);
    expect(codesOf(arrangeBlocks(blocks, pinned))).toEqual(['result match', 'correct-score match', 'handicap match', 'total match']);
  });

  it('shares favourites between pre-match and in-play', () => {
    expect(favouriteKey(market('R').type)).toBe(favouriteKey(market('RE').type));
    expect(favouriteKey(market('HR').type)).not.toBe(favouriteKey(market('R').type));
  });
});
