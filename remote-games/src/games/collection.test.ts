import { aGame } from '../testing/builders';
import { isMarkedCollected, isMarkSending, markCollection, NO_MARKS, type CollectionEvent } from './collection';

describe('a change of the collection', () => {
  const game = aGame({ isCollected: false });
  const after = (...events: CollectionEvent[]) => events.reduce(markCollection, NO_MARKS);
  const sent: CollectionEvent = { type: 'sent', game, isCollected: true };

  it('applies at once and waits for its answer', () => {
    expect(isMarkedCollected(after(sent), game)).toBe(true);
    expect(isMarkSending(after(sent), game)).toBe(true);
  });

  it('reverts when it is refused', () => {
    expect(isMarkedCollected(after(sent, { type: 'refused', game }), game)).toBe(false);
  });

  it('stays until the list is read again, which then counts', () => {
    const accepted = after(sent, { type: 'accepted', game });
    expect(isMarkedCollected(accepted, game)).toBe(true);
    expect(isMarkSending(accepted, game)).toBe(false);

    expect(isMarkedCollected(markCollection(accepted, { type: 'reloaded' }), game)).toBe(false);
  });

  it('stays when an older list arrives', () => {
    expect(isMarkedCollected(after(sent, { type: 'reloaded' }), game)).toBe(true);
  });

  it('changes no other game', () => {
    const other = aGame({ gameCode: 'JG-tiger' });

    expect(isMarkedCollected(after(sent), other)).toBe(false);
    expect(after({ type: 'accepted', game: other })).toBe(NO_MARKS);
  });
});
