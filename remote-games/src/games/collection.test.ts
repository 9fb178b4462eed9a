import { aGame } from '../testing/builders';
import { isMarkedCollected, isMarkSending, markCollection, NO_MARKS, type CollectionEvent } from './collection';

describe('a heart', () => {
  const game = aGame({ isCollected: false });
  const after = (...events: CollectionEvent[]) => events.reduce(markCollection, NO_MARKS);
  const sent: CollectionEvent = { type: 'sent', game, isCollected: true };

  it('is full at once and waits for its answer', () => {
    expect(isMarkedCollected(after(sent), game)).toBe(true);
    expect(isMarkSending(after(sent), game)).toBe(true);
  });

  it('is taken back when refused', () => {
    expect(isMarkedCollected(after(sent, { type: 'refused', game }), game)).toBe(false);
  });

  it('stays until the list is read anew, and then is what the list says', () => {
    const kept = after(sent, { type: 'kept', game });
    expect(isMarkedCollected(kept, game)).toBe(true);
    expect(isMarkSending(kept, game)).toBe(false);

    expect(isMarkedCollected(markCollection(kept, { type: 'relisted' }), game)).toBe(false);
  });

  it('is not lost to a list that was on its way before it', () => {
    expect(isMarkedCollected(after(sent, { type: 'relisted' }), game)).toBe(true);
  });

  it('touches no other game', () => {
    const other = aGame({ gameCode: 'JG-tiger' });

    expect(isMarkedCollected(after(sent), other)).toBe(false);
    expect(after({ type: 'kept', game: other })).toBe(NO_MARKS);
  });
});
