import { EVERY_GAME, madeChoices, type GameQuery } from '../games/game';
import { isSameQuery, parseLobbyQuery, toAddressQuery } from './lobbyQuery';

const CHOSEN: GameQuery = {
  venue: 'JGDZ',
  filter: 'jackpot',
  theme: 'wealth',
  volatility: 'high',
  returns: 'from_97',
  search: '龙',
};

describe('the query of the lobby', () => {
  it('is stored in the address without its defaults', () => {
    expect(toAddressQuery(EVERY_GAME)).toEqual({});
    expect(toAddressQuery(CHOSEN)).toEqual({
      venue: 'JGDZ',
      filter: 'jackpot',
      theme: 'wealth',
      volatility: 'high',
      returns: 'from_97',
      q: '龙',
    });
    expect(parseLobbyQuery(toAddressQuery(CHOSEN))).toEqual(CHOSEN);
  });

  it.each([
    [{}, EVERY_GAME],
    [{ filter: 'nonsense', theme: 'nonsense', volatility: 'wild', returns: '96', page: '2', game: 'JG-pearl' }, EVERY_GAME],
    [{ q: `  ${'龙'.repeat(40)}` }, { ...EVERY_GAME, search: '龙'.repeat(30) }],
    [{ venue: '' }, EVERY_GAME],
  ])('reads %j, and ignores unknown values', (address, query) => {
    expect(parseLobbyQuery(address)).toEqual(query);
  });

  it('reports which choices filter games, and whether another query requests the same', () => {
    expect(madeChoices(EVERY_GAME)).toEqual([]);
    expect(madeChoices({ ...EVERY_GAME, search: '龙', theme: 'myth' })).toEqual(['search', 'theme']);
    expect(isSameQuery(CHOSEN, { ...CHOSEN })).toBe(true);
    expect(isSameQuery(CHOSEN, { ...CHOSEN, returns: undefined })).toBe(false);
  });
});
