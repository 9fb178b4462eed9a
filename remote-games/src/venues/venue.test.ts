import { aVenue } from '../testing/builders';
import { tileFacts } from './lobbyTile';
import { offeredVenues, offerOf } from './venue';

describe('a venue in the list', () => {
  it.each([
    ['a connected one is entered', aVenue({ enName: 'CRTY', isConnected: true }), { kind: 'entry' }],
    ['one that is not only states its facts', aVenue({ isConnected: false }), { kind: 'not-offered' }],
    [
      'maintenance closes even a connected one',
      aVenue({ isConnected: true, state: { kind: 'maintenance', resumesAt: 5 } }),
      { kind: 'maintenance', resumesAt: 5 },
    ],
  ])('%s', (_, venue, offer) => {
    expect(offerOf(venue)).toEqual(offer);
  });

  it('is not there in a build without self sport when it is the local channel', () => {
    const venues = [aVenue({ enName: 'CRTY' }), aVenue({ enName: 'XMTY' })];

    expect(offeredVenues(venues, { selfSport: false }).map(({ enName }) => enName)).toEqual(['XMTY']);
    expect(offeredVenues(venues, { selfSport: true })).toHaveLength(2);
  });
});

describe('the tile of a category', () => {
  const closed = { kind: 'maintenance', resumesAt: undefined } as const;

  it('counts games as the lobby does, and names the best rebate among open venues', () => {
    const facts = tileFacts([
      aVenue({ category: 'slot', isConnected: true, gameCount: 18, rebate: '1.20' }),
      aVenue({ category: 'slot', isConnected: true, gameCount: 12, rebate: '1.30' }),
      aVenue({ category: 'slot', isConnected: true, gameCount: 6, rebate: '9.00', state: closed }),
      aVenue({ category: 'slot', isConnected: false, gameCount: 40, rebate: '0.90' }),
    ]);

    expect(facts.slot).toEqual({ games: 36, venues: 3, rebate: '1.30' });
  });

  it('compares rebates as numbers, and has none without a venue', () => {
    const facts = tileFacts([aVenue({ category: 'live', rebate: '10.00' }), aVenue({ category: 'live', rebate: '9.00' })]);

    expect(facts.live.rebate).toBe('10.00');
    expect(facts.chess).toEqual({ games: 0, venues: 0, rebate: undefined });
  });
});
