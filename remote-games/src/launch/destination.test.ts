import { aWish } from '../testing/builders';
import { destinationOf, type Destination, type LaunchAnswer } from './destination';

const origin = 'https://play.example';
const address: LaunchAnswer = { kind: 'address', address: 'https://venue.example/slot' };
const path: LaunchAnswer = { kind: 'path', path: '/venue/slot?x=1' };
const payloadOf = (provider: string) => ({ provider, url: 'https://venue.example/slot', token: 'once' });

const inside: Destination = { to: 'frame', address: 'https://venue.example/slot' };
const outside: Destination = { to: 'new-page', address: 'https://venue.example/slot' };

describe('where an entry leads', () => {
  it.each([
    ['an address opens inside where the site prefers it [R-VENUE-13]', 'JGDZ', true, inside],
    ['an address opens in a new page where it does not [R-VENUE-14]', 'JGDZ', false, outside],
    ['XMTY opens in a new page all the same [R-VENUE-15]', 'XMTY', true, outside],
    ['G1CP opens in a new page all the same [R-VENUE-16]', 'G1CP', true, outside],
    ['SGCP opens in a new page all the same [R-VENUE-17]', 'SGCP', true, outside],
    ['XMTY opens in a new page where the site prefers that too', 'XMTY', false, outside],
  ])('%s', (_, enName, innerGame, destination) => {
    expect(destinationOf(aWish({ enName }), address, { innerGame, origin })).toEqual(destination);
  });

  it.each([
    [true, { to: 'frame', address: 'https://play.example/venue/slot?x=1' }],
    [false, { to: 'new-page', address: 'https://play.example/venue/slot?x=1' }],
  ])('a path gets the origin of the site and is then an address (inside: %s) [R-VENUE-18] [R-VENUE-19]', (innerGame, destination) => {
    expect(destinationOf(aWish(), path, { innerGame, origin })).toEqual(destination);
  });

  it.each([
    ['PG', true, 'pgGame', 'here'],
    ['PG', false, 'pgGame', 'new-page'],
    ['WXDZ', true, 'dzGame', 'here'],
    ['WXDZ', false, 'dzGame', 'new-page'],
  ] as const)('a payload of %s (inside: %s) opens on %s, %s [R-VENUE-21] [R-VENUE-22] [R-ROUTE-74]', (provider, innerGame, page, opens) => {
    const payload = payloadOf(provider);

    expect(destinationOf(aWish(), { kind: 'payload', payload }, { innerGame, origin })).toEqual({
      to: 'payload-page',
      page,
      payload,
      opens,
    });
  });

  it('launch data of the channel go to the channel whatever the site prefers', () => {
    expect(destinationOf(aWish({ enName: 'CRTY' }), { kind: 'channel', data: 1 }, { innerGame: false, origin })).toEqual({
      to: 'channel',
      data: 1,
    });
  });
});
