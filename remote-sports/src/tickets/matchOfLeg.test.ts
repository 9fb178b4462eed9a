import { matchFromWire } from '../feed/matchCodec';
import { EMPTY_FEED, takeList } from '../feed/matchFeed';
import { aTicket } from '../testing/builders';
import { aWireMatch } from '../testing/wire';
import { matchOfLeg } from './matchOfLeg';

describe('the match of a leg', () => {
  const match = matchFromWire(aWireMatch());
  const feed = takeList(EMPTY_FEED, [match]);
  const { home, away, startsAt } = match;

  it('finds the match by sides and start, since a leg may name one of its lines', () => {
    expect(matchOfLeg(feed, { home, away, startsAt })?.id).toBe('70');
  });

  it('ignores another meeting of the same sides', () => {
    expect(matchOfLeg(feed, { home, away, startsAt: startsAt + 1 })).toBeUndefined();
    expect(matchOfLeg(feed, { home: away, away: home, startsAt })).toBeUndefined();
  });

  it('returns undefined while the board holds other matches', () => {
    expect(aTicket().legs.map((leg) => matchOfLeg(EMPTY_FEED, leg))).toEqual([undefined]);
  });
});
