import { deltaFromWire, matchFromWire } from '../feed/matchCodec';
import { EMPTY_FEED, takeList, applyUpdates, type MatchFeed } from '../feed/matchFeed';
import { aWireMarket, aWireMatch, NOW } from '../testing/wire';
import { isArrangedAlike } from './isArrangedAlike';

const feedOf = (...ids: readonly string[]): MatchFeed =>
  takeList(
    EMPTY_FEED,
    ids.map((gameId) => matchFromWire(aWireMatch({ gameId }))),
  );
const after = (feed: MatchFeed, delta: Omit<Parameters<typeof deltaFromWire>[0], 'type' | 'at' | 'gameId' | 'from' | 'version'>) =>
  applyUpdates(feed, [{ kind: 'delta', delta: deltaFromWire({ type: 'delta', at: NOW, gameId: '70', from: 10, version: 11, ...delta }) }])
    .feed;

describe('the arrangement of the board', () => {
  it('keeps its identity while prices, scores and clocks change', () => {
    const feed = feedOf('70', '80');

    expect(isArrangedAlike(feed, after(feed, { markets: [aWireMarket({ prices: [{ r: 'REH', ior: '0.80' }] })] }))).toBe(true);
    expect(isArrangedAlike(feed, after(feed, { match: { sc_FT_H: 3, t_count: 5_000 } }))).toBe(true);
  });

  it('changes when a match ends, is postponed, appears or disappears', () => {
    const feed = feedOf('70', '80');

    expect(isArrangedAlike(feed, after(feed, { match: { gameStatus: 'finished' } }))).toBe(false);
    expect(isArrangedAlike(feed, after(feed, { match: { startsAt: NOW } }))).toBe(false);
    expect(isArrangedAlike(feed, feedOf('70'))).toBe(false);
    expect(isArrangedAlike(feed, feedOf('70', '90'))).toBe(false);
  });
});
