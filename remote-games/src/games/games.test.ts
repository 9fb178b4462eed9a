import { aGame } from '../testing/builders';
import { isMarkedCollected, isMarkSending, markCollection, NO_MARKS, type CollectionEvent } from './collection';
import { offeredFilters } from './game';
import { changeLobbyQuery, parseLobbyQuery, toAddressQuery, type LobbyQuery } from './lobbyQuery';

const all: LobbyQuery = { venue: undefined, filter: 'all', search: '', page: 1 };

describe('the query of the lobby', () => {
  it.each<[Record<string, string>, LobbyQuery]>([
    [{}, all],
    [
      { venue: 'JGDZ', filter: 'hot', q: '龙', page: '2' },
      { venue: 'JGDZ', filter: 'hot', search: '龙', page: 2 },
    ],
    [{ venue: '', filter: 'best', page: '-1' }, all],
    [{ page: '1.5' }, all],
    [{ q: `  ${'龙'.repeat(31)} ` }, { ...all, search: '龙'.repeat(30) }],
  ])('%j means %j', (query, meaning) => {
    expect(parseLobbyQuery(query)).toEqual(meaning);
  });

  it.each<LobbyQuery>([all, { venue: 'JGDZ', filter: 'new', search: '宝', page: 3 }])(
    'stands in the address and comes back: %j',
    (query) => {
      expect(parseLobbyQuery(toAddressQuery(query))).toEqual(query);
    },
  );

  it('leaves no trace of what is not chosen', () => {
    expect(toAddressQuery(all)).toEqual({});
  });

  it('starts another choice at its first page', () => {
    expect(changeLobbyQuery({ ...all, page: 3 }, { filter: 'hot' })).toEqual({ ...all, filter: 'hot' });
    expect(changeLobbyQuery(all, { page: 2 })).toEqual({ ...all, page: 2 });
  });
});

it('offers collection and recent games to members only', () => {
  expect(offeredFilters(true)).toEqual(['all', 'hot', 'new', 'jackpot', 'collected', 'recent']);
  expect(offeredFilters(false)).toEqual(['all', 'hot', 'new', 'jackpot']);
});

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
