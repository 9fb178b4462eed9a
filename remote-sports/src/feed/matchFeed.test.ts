import type { Match } from '@site/shared/betting';
import { deltaFromWire, matchFromWire } from './matchCodec';
import { A_RESULT, A_TOTAL, aWireMarket, aWireMatch, NOW } from '../testing/wire';
import type { OddsMessage } from '@site/shared/wire/oddsStream';
import {
  applyUpdates,
  EMPTY_FEED,
  hasSameFacts,
  makeStale,
  PRICE_MARK_MS,
  takeChanges,
  takeList,
  takeWhole,
  type MatchDelta,
  type MatchFeed,
} from './matchFeed';

type WireDelta = Extract<OddsMessage, { type: 'delta' }>;

const aMatch = (changes: Parameters<typeof aWireMatch>[0] = {}): Match => matchFromWire(aWireMatch(changes));
const feedOf = (...matches: readonly Match[]): MatchFeed => takeList(EMPTY_FEED, matches);
const aDelta = (delta: Partial<WireDelta> = {}) => deltaFromWire({ type: 'delta', at: NOW, gameId: '70', from: 10, version: 11, ...delta });
const takeDelta = (feed: MatchFeed, delta: MatchDelta) => {
  const { feed: next, gaps } = applyUpdates(feed, [{ kind: 'delta', delta }]);
  return { feed: next, gap: gaps.length > 0 };
};
const takeSnapshot = (feed: MatchFeed, match: Match, at: number) =>
  applyUpdates(feed, [{ kind: 'snapshot', match, at, markets: 'all' }]).feed;
const takePart = (feed: MatchFeed, match: Match, at: number) => applyUpdates(feed, [{ kind: 'snapshot', match, at, markets: 'part' }]).feed;
const takeGone = (feed: MatchFeed, matchId: string) => applyUpdates(feed, [{ kind: 'gone', matchId }]).feed;
const dearer = aWireMarket({
  prices: [
    { r: 'REH', ior: '1.02' },
    { r: 'REC', ior: '0.86' },
  ],
});

describe('a delta', () => {
  it('changes the match and marks which prices moved, and in which direction', () => {
    const { feed, gap } = takeDelta(feedOf(aMatch()), aDelta({ markets: [dearer] }));
    const tracked = feed.get('70');

    expect(gap).toBe(false);
    expect(tracked?.match.version).toBe(11);
    expect(tracked?.moves).toEqual(
      new Map([
        ['70/RE/REH', { direction: 'up', at: NOW }],
        ['70/RE/REC', { direction: 'down', at: NOW }],
      ]),
    );
  });

  it('marks a price that moves a second time', () => {
    const once = takeDelta(feedOf(aMatch()), aDelta({ markets: [dearer] })).feed;
    const { feed } = takeDelta(once, aDelta({ from: 11, version: 12, markets: [aWireMarket()] }));

    expect(feed.get('70')?.moves.get('70/RE/REH' as never)).toEqual({ direction: 'down', at: NOW });
  });

  it('marks no price whose line moved, because it is another offer', () => {
    const { feed } = takeDelta(feedOf(aMatch()), aDelta({ markets: [{ ...dearer, ratio: '0.5 / 1' }] }));

    expect(feed.get('70')?.moves.size).toBe(0);
  });

  it('changes only what it contains: one side of the score leaves the other unchanged', () => {
    const { feed } = takeDelta(feedOf(aMatch()), aDelta({ match: { sc_FT_C: 2 } }));

    expect(feed.get('70')).toMatchObject({ match: { score: { home: 2, away: 2 }, period: '2H' }, goal: { side: 'away', at: NOW } });
  });

  it('removes markets by a delta', () => {
    const { feed } = takeDelta(feedOf(aMatch()), aDelta({ removed: [{ gameId: '70', w: 'RE' }] }));

    expect(feed.get('70')?.match.markets.map(({ key }) => key)).toEqual(['70/ROU', '70/RM']);
  });

  it('ignores a delta that is not newer than the stored version', () => {
    const feed = feedOf(aMatch({ version: 12 }));

    for (const version of [11, 12]) expect(takeDelta(feed, aDelta({ version, markets: [dearer] }))).toEqual({ feed, gap: false });
  });

  it('marks the match as stale until a snapshot arrives when a delta skips a version', () => {
    const gap = takeDelta(feedOf(aMatch()), aDelta({ from: 12, version: 13, markets: [dearer] }));
    expect(gap.gap).toBe(true);
    expect(gap.feed.get('70')).toMatchObject({ isFresh: false, match: { version: 10 } });

    const ignored = takeDelta(gap.feed, aDelta({ from: 13, version: 14 }));
    expect(ignored).toEqual({ feed: gap.feed, gap: false });

    const healed = takeSnapshot(gap.feed, aMatch({ version: 14, markets: [dearer] }), NOW);
    expect(healed.get('70')).toMatchObject({ isFresh: true, match: { version: 14 } });
    expect(healed.get('70')?.moves.size).toBe(0);
  });

  it('ignores a delta for an unknown match', () => {
    expect(takeDelta(EMPTY_FEED, aDelta())).toEqual({ feed: EMPTY_FEED, gap: false });
  });
});

describe('a goal in a match of which nothing else is followed', () => {
  const feed = makeStale(feedOf(aMatch()));
  const scored = (home: number, away: number) =>
    applyUpdates(feed, [{ kind: 'scored', matchId: '70', score: { home, away }, at: NOW + 1 }]).feed;

  it('marks the goal and changes the score, while prices stay as old as they were', () => {
    expect(scored(2, 2).get('70')).toMatchObject({
      match: { score: { home: 2, away: 2 }, version: 10 },
      goal: { side: 'away' },
      isFresh: false,
    });
  });

  it('changes nothing when the score is known already', () => {
    expect(scored(2, 1)).toBe(feed);
  });
});

describe('several messages at once', () => {
  it('applies messages in order, and changes only what they name', () => {
    const before = feedOf(aMatch(), aMatch({ gameId: '80' }), aMatch({ gameId: '90' }));
    const { feed, gaps } = applyUpdates(before, [
      { kind: 'delta', delta: aDelta({ markets: [dearer] }) },
      { kind: 'delta', delta: aDelta({ from: 11, version: 12, match: { sc_FT_H: 3 } }) },
      { kind: 'gone', matchId: '90' },
    ]);

    expect([...feed.keys()]).toEqual(['70', '80']);
    expect(feed.get('70')).toMatchObject({ match: { version: 12, score: { home: 3, away: 1 } } });
    expect(feed.get('70')?.moves.size).toBe(2);
    expect(feed.get('80')).toBe(before.get('80'));
    expect(gaps).toEqual([]);
  });

  it('keeps the identity of all other parts of a match, so that they need not render again', () => {
    const held = aMatch();
    const cheaper = aWireMarket({
      prices: [
        { r: 'REH', ior: '0.97' },
        { r: 'REC', ior: '0.90' },
      ],
    });
    const match = takeDelta(feedOf(held), aDelta({ markets: [cheaper] })).feed.get('70')?.match;

    expect(match?.markets.map((market) => held.markets.includes(market))).toEqual([false, true, true]);
    expect(match?.markets[0]?.selections.map((selection) => held.markets[0]?.selections.includes(selection))).toEqual([false, true]);
    expect(match && hasSameFacts(match, held)).toBe(true);
    expect(match && hasSameFacts({ ...match, status: 'break' }, held)).toBe(false);
  });

  it('removes the marks that have faded', () => {
    const once = takeDelta(feedOf(aMatch()), aDelta({ markets: [dearer] })).feed;
    const cheaper = {
      ...dearer,
      prices: [
        { r: 'REH', ior: '1.01' },
        { r: 'REC', ior: '0.86' },
      ],
    };
    const { feed } = takeDelta(once, aDelta({ at: NOW + PRICE_MARK_MS, from: 11, version: 12, markets: [cheaper] }));

    expect([...(feed.get('70')?.moves.keys() ?? [])]).toEqual(['70/RE/REH']);
  });
});

describe('a snapshot', () => {
  it('ignores a late snapshot', () => {
    const feed = feedOf(aMatch({ version: 12 }));

    expect(takeSnapshot(feed, aMatch({ version: 11, markets: [dearer] }), NOW)).toBe(feed);
  });

  it('marks the prices that a newer snapshot moved', () => {
    const feed = takeSnapshot(feedOf(aMatch()), aMatch({ version: 11, markets: [dearer, A_TOTAL, A_RESULT] }), NOW);

    expect(feed.get('70')?.moves.size).toBe(2);
  });

  it('refreshes a stale match by a snapshot of any version', () => {
    const stale = makeStale(feedOf(aMatch({ version: 12 })));
    expect(stale.get('70')?.isFresh).toBe(false);

    expect(takeSnapshot(stale, aMatch({ version: 3 }), NOW).get('70')).toMatchObject({ isFresh: true, match: { version: 3 } });
  });
});

describe('a list', () => {
  it('keeps stream updates that are newer than the list', () => {
    const feed = feedOf(aMatch({ version: 12 }));

    expect(takeList(feed, [aMatch({ version: 11 })]).get('70')).toBe(feed.get('70'));
    expect(takeList(feed, [aMatch({ version: 13 })]).get('70')?.match.version).toBe(13);
  });

  it('removes the matches that the list does not name', () => {
    const feed = feedOf(aMatch(), aMatch({ gameId: '80' }));

    expect([...takeList(feed, [aMatch({ gameId: '90' })]).keys()]).toEqual(['90']);
    expect([...takeGone(feed, '70').keys()]).toEqual(['80']);
  });

  it('applies a list of changes, and marks the other matches as fresh', () => {
    const stale = makeStale(feedOf(aMatch(), aMatch({ gameId: '80' }), aMatch({ gameId: '90' })));
    const feed = takeChanges(stale, [aMatch({ gameId: '80', version: 11 }), aMatch({ gameId: '100' })], ['90']);

    expect([...feed.values()].map(({ match, isFresh }) => [match.id, match.version, isFresh])).toEqual([
      ['70', 10, true],
      ['80', 11, true],
      ['100', 10, true],
    ]);
  });
});

describe('a match with every market it has', () => {
  const further = aWireMarket({ gameId: '72', w: 'DNB', ratio: '', strong: '', format: 'E', prices: [{ r: 'DNBH', ior: '1.30' }] });
  const dearerFurther = { ...further, prices: [{ r: 'DNBH', ior: '1.45' }] };
  const keysOf = (feed: MatchFeed) => feed.get('70')?.match.markets.map(({ key }) => key);

  it('reads a match again at the same version, because the stream sends only the markets of the board', () => {
    const feed = takeWhole(EMPTY_FEED, [aMatch({ markets: [aWireMarket(), further] })]);
    const again = takeWhole(feed, [aMatch({ markets: [aWireMarket(), dearerFurther], clockAt: NOW + 5 })]);

    expect(again.get('70')?.moves).toEqual(new Map([['72/DNB/DNBH', { direction: 'up', at: NOW + 5 }]]));
  });

  it('ignores a full match that was read late', () => {
    const feed = feedOf(aMatch({ version: 12 }));

    expect(takeWhole(feed, [aMatch({ version: 11 })]).get('70')).toBe(feed.get('70'));
  });

  it('keeps the further markets of a match when a snapshot of the board arrives', () => {
    const feed = takeWhole(EMPTY_FEED, [aMatch({ markets: [aWireMarket(), further] })]);

    expect(keysOf(takePart(feed, aMatch({ version: 11, markets: [dearer] }), NOW))).toEqual(['70/RE', '72/DNB']);
    expect(keysOf(takePart(makeStale(feed), aMatch({ version: 3, markets: [dearer] }), NOW))).toEqual(['70/RE', '72/DNB']);
    expect(takePart(EMPTY_FEED, aMatch(), NOW)).toBe(EMPTY_FEED);
  });
});
