import type { GameQuery } from '../games/game';
import { changeLobbyQuery, parseLobbyQuery, toAddressQuery } from './lobbyQuery';

const all: GameQuery = { venue: undefined, filter: 'all', search: '', page: 1 };

describe('the query of the lobby', () => {
  it.each<[Record<string, string>, GameQuery]>([
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

  it.each<GameQuery>([all, { venue: 'JGDZ', filter: 'new', search: '宝', page: 3 }])(
    'is the same after a way through the address: %j',
    (query) => {
      expect(parseLobbyQuery(toAddressQuery(query))).toEqual(query);
    },
  );

  it('leaves default values out of the address', () => {
    expect(toAddressQuery(all)).toEqual({});
  });

  it('starts at the first page after a change', () => {
    expect(changeLobbyQuery({ ...all, page: 3 }, { filter: 'hot' })).toEqual({ ...all, filter: 'hot' });
    expect(changeLobbyQuery(all, { page: 2 })).toEqual({ ...all, page: 2 });
  });
});
