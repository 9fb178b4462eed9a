import { aVenue } from '../testing/builders';
import { offeredVenues, offerOf } from './venue';

describe('a venue in the list', () => {
  it.each([
    ['a connected one is entered', aVenue({ enName: 'CRTY', isConnected: true }), { kind: 'entry' }],
    ['one that is not connected is only listed', aVenue({ isConnected: false }), { kind: 'not-offered' }],
    [
      'maintenance closes even a connected one',
      aVenue({ isConnected: true, state: { kind: 'maintenance', resumesAt: 5 } }),
      { kind: 'maintenance', resumesAt: 5 },
    ],
  ])('%s', (_, venue, offer) => {
    expect(offerOf(venue)).toEqual(offer);
  });

  it('is omitted when it is the local channel in a build without self sport', () => {
    const venues = [aVenue({ enName: 'CRTY' }), aVenue({ enName: 'XMTY' })];

    expect(offeredVenues(venues, { selfSport: false }).map(({ enName }) => enName)).toEqual(['XMTY']);
    expect(offeredVenues(venues, { selfSport: true })).toHaveLength(2);
  });
});
