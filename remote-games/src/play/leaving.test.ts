import { advanceLeaving, type LeavingEvent, type LeavingStatus } from './leaving';

const left = (facts: { hasMoney?: boolean; isChosen?: boolean } = {}): LeavingEvent => ({
  type: 'left',
  hasMoney: true,
  isChosen: false,
  ...facts,
});
const accepted: LeavingEvent = { type: 'accepted' };
const declined: LeavingEvent = { type: 'declined' };
const stayed: LeavingEvent = { type: 'stayed' };
const settled: LeavingEvent = { type: 'settled' };

describe('leaving a game', () => {
  it.each<[LeavingStatus, string, LeavingEvent, LeavingStatus]>([
    ['playing', 'left with an empty venue', left({ hasMoney: false }), 'gone'],
    ['playing', 'left with an empty venue, whatever was chosen', left({ hasMoney: false, isChosen: true }), 'gone'],
    ['playing', 'left with the choice made', left({ isChosen: true }), 'bringing'],
    ['playing', 'left with money', left(), 'asking'],
    ['gone', 'left again where the page stayed', left(), 'asking'],
    ['asking', 'accepted', accepted, 'bringing'],
    ['asking', 'declined', declined, 'gone'],
    ['asking', 'closed', stayed, 'playing'],
    ['bringing', 'settled', settled, 'gone'],
  ])('%s, %s', (status, _, event, next) => {
    expect(advanceLeaving(status, event)).toBe(next);
  });

  it.each<[LeavingStatus, readonly LeavingEvent[]]>([
    ['playing', [accepted, declined, stayed, settled]],
    ['gone', [accepted, declined, stayed, settled]],
    ['asking', [left(), left({ isChosen: true }), left({ hasMoney: false }), settled]],
    ['bringing', [left(), left({ isChosen: true }), left({ hasMoney: false }), accepted, declined, stayed]],
  ])('%s ignores every other event, so that the money is requested once', (status, events) => {
    for (const event of events) expect(advanceLeaving(status, event)).toBe(status);
  });
});
