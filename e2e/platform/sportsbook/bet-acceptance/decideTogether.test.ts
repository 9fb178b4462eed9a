import type { AcceptanceVerdict } from './decideAcceptance';
import { decideTogether } from './decideTogether';

const unchanged: AcceptanceVerdict = { verdict: 'accept', reason: 'unchanged' };
const better: AcceptanceVerdict = { verdict: 'accept', reason: 'better' };
const priceChanged: AcceptanceVerdict = { verdict: 'reoffer', reason: 'price-changed' };
const lineChanged: AcceptanceVerdict = { verdict: 'reoffer', reason: 'line-changed' };
const closed: AcceptanceVerdict = { verdict: 'reject', reason: 'closed' };
const aboveCap: AcceptanceVerdict = { verdict: 'reject', reason: 'above-cap' };
const scoreChanged: AcceptanceVerdict = { verdict: 'reject', reason: 'score-changed' };

describe('accepting several legs', () => {
  it.each<[string, readonly AcceptanceVerdict[], AcceptanceVerdict]>([
    ['every leg passes', [unchanged, better, unchanged], better],
    ['one has another price', [better, priceChanged], priceChanged],
    ['one has another price, one another line', [priceChanged, lineChanged], lineChanged],
    ['one has another line, one is closed', [lineChanged, closed], closed],
    ['the price of all is above the cap, one has another line', [lineChanged, aboveCap], aboveCap],
    ['the price of all is above the cap, one is closed', [closed, aboveCap], closed],
    ['one is closed, in one there was a goal', [closed, scoreChanged, unchanged], scoreChanged],
  ])('%s', (_name, verdicts, expected) => {
    expect(decideTogether(verdicts)).toEqual(expected);
    expect(decideTogether(verdicts.toReversed())).toEqual(expected);
  });

  it('throws without a leg', () => {
    expect(() => decideTogether([])).toThrow(RangeError);
  });
});
