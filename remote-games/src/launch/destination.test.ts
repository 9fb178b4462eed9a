import { destinationOf, type Destination, type LaunchAnswer } from './destination';

const origin = 'https://play.example';
const address: LaunchAnswer = { kind: 'address', address: 'https://venue.example/slot' };
const path = { kind: 'path', path: '/venue/slot?x=1' } as const;
const payloadOf = (provider: string) => ({ provider, url: 'https://venue.example/slot', token: 'once' });

const inside: Destination = { kind: 'frame', address: 'https://venue.example/slot' };
const outside: Destination = { kind: 'new-page', address: 'https://venue.example/slot' };

describe('the destination of an entry', () => {
  it.each([
    ['an address opens inside where the site prefers it [R-VENUE-13]', 'JGDZ', true, inside],
    ['an address opens in a new page where it does not [R-VENUE-14]', 'JGDZ', false, outside],
    ['XMTY opens in a new page even there [R-VENUE-15]', 'XMTY', true, outside],
    ['G1CP opens in a new page even there [R-VENUE-16]', 'G1CP', true, outside],
    ['SGCP opens in a new page even there [R-VENUE-17]', 'SGCP', true, outside],
    ['XMTY opens in a new page where the site prefers new pages too', 'XMTY', false, outside],
  ])('%s', (_, enName, innerGame, destination) => {
    expect(destinationOf(enName, address, { innerGame, origin })).toEqual(destination);
  });

  it.each([
    [true, { kind: 'site-page', path: '/venue/slot?x=1', opens: 'here' }],
    [false, { kind: 'site-page', path: '/venue/slot?x=1', opens: 'new-page' }],
  ])(
    'opens a path and its full address as a page of the site (inside: %s), never in a frame [R-VENUE-18] [R-VENUE-19]',
    (innerGame, destination) => {
      expect(destinationOf('JGDZ', path, { innerGame, origin })).toEqual(destination);
      expect(destinationOf('JGDZ', { kind: 'address', address: `${origin}${path.path}` }, { innerGame, origin })).toEqual(destination);
    },
  );

  it.each(['//evil.example/x', '/\\evil.example/x'])('keeps the path %s on the site', (evil) => {
    const destination = { kind: 'site-page', path: '//evil.example/x', opens: 'new-page' };

    expect(destinationOf('JGDZ', { kind: 'path', path: evil }, { innerGame: false, origin })).toEqual(destination);
    expect(new URL(`${origin}${destination.path}`).origin).toBe(origin);
  });

  it.each([
    ['PG', true, 'pgGame', 'here'],
    ['PG', false, 'pgGame', 'new-page'],
    ['WXDZ', true, 'dzGame', 'here'],
    ['WXDZ', false, 'dzGame', 'new-page'],
  ] as const)('opens a payload of %s (inside: %s) on %s, %s [R-VENUE-21] [R-VENUE-22] [R-ROUTE-74]', (provider, innerGame, page, opens) => {
    const payload = payloadOf(provider);

    expect(destinationOf('JGDZ', { kind: 'payload', payload }, { innerGame, origin })).toEqual({
      kind: 'payload-page',
      page,
      payload,
      opens,
    });
  });
});
