import { marketFromWire } from '@site/shared/betting';
import { anEntry } from '../testing/builders';
import { aWireQuote } from '../testing/wire';
import { quoteFromWire } from './quoteCodec';

describe('a quote of the wire', () => {
  it('reads a quote id for each of several singles, and the id of the whole for one', () => {
    const [entry] = aWireQuote().entries;
    const several = aWireQuote({}, { entries: [{ ...entry, quoteId: 'a' } as never, { ...entry, gameId: '71', quoteId: 'b' } as never] });

    expect(quoteFromWire(several, []).entries.map(({ quoteId }) => quoteId)).toEqual(['a', 'b']);
    expect(quoteFromWire(aWireQuote(), []).entries.map(({ quoteId }) => quoteId)).toEqual(['q1']);
  });

  it('reads the limits of the whole for a parlay or system', () => {
    expect(quoteFromWire(aWireQuote({}, { min: '10.00', max: '5000.00', lines: 3 }), []).bounds).toEqual({ min: 1_000, max: 500_000 });
    expect(quoteFromWire(aWireQuote(), [])).not.toHaveProperty('bounds');
  });

  it('reads lines by the market of each entry: codes alone do not name the sport', () => {
    const games = anEntry({ matchId: '70', w: 'R6', ...marketFromWire('R6', 'R6C', 'tennis'), r: 'R6C' });
    const wire = aWireQuote({ w: 'R6', r: 'R6C', ratio: '2.5', strong: 'H' });

    expect(quoteFromWire(wire, [games]).entries).toMatchObject([{ line: 10 }]);
  });
});
