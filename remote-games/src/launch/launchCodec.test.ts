import { parseLaunchUrl } from './launchCodec';

const payload = { provider: 'PG', url: 'https://venue.example/slot', token: 'once' };

describe('the url of a launch', () => {
  it.each([
    ['an address', 'http://venue.example/a?ticket=1', { kind: 'address', address: 'http://venue.example/a?ticket=1' }],
    ['a secure address', 'https://venue.example/a', { kind: 'address', address: 'https://venue.example/a' }],
    ['a path of the site', '/venue/a', { kind: 'path', path: '/venue/a' }],
    ['a payload', JSON.stringify(payload), { kind: 'payload', payload }],
  ])('is accepted as %s [R-VENUE-09]', (_, url, answer) => {
    expect(parseLaunchUrl(url)).toEqual(answer);
  });

  it.each([
    ['a broken address', 'http//broken'],
    ['another scheme that starts with http', 'httpx://venue.example'],
    ['text that is not a payload', 'launch'],
    ['a payload without a token', JSON.stringify({ provider: 'PG', url: 'https://venue.example' })],
    ['a payload that runs script', JSON.stringify({ ...payload, url: 'javascript:alert(1)' })],
    ['nothing', ''],
  ])('is refused when it is %s', (_, url) => {
    expect(parseLaunchUrl(url)).toBeUndefined();
  });
});
