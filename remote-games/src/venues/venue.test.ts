import { aVenue } from '../testing/builders';
import { entryOf, offeredVenues } from './venue';

describe('a venue in the list', () => {
  it.each([
    ['the local channel leads to its screen', aVenue({ enName: 'CRTY' }), { is: 'local-channel' }],
    ['another open venue only states its facts', aVenue({ enName: 'XMTY' }), { is: 'not-offered' }],
    [
      'maintenance closes even the local channel',
      aVenue({ enName: 'CRTY', state: { is: 'maintenance', resumesAt: 5 } }),
      { is: 'maintenance', resumesAt: 5 },
    ],
  ])('%s', (_, venue, entry) => {
    expect(entryOf(venue)).toEqual(entry);
  });

  it('is not there in a build without self sport when it is the local channel', () => {
    const venues = [aVenue({ enName: 'CRTY' }), aVenue({ enName: 'XMTY' })];

    expect(offeredVenues(venues, { selfSport: false }).map(({ enName }) => enName)).toEqual(['XMTY']);
    expect(offeredVenues(venues, { selfSport: true })).toHaveLength(2);
  });
});
