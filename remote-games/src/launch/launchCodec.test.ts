import { parseLaunchUrl } from './launchCodec';

const payload = { provider: 'PG', url: 'https://venue.example/slot', token: 'once' };
const channel = { channel: 'CRTY', uid: '10001', token: 'secret' };

describe('the url of a launch', () => {
  it.each([
    ['an address', 'JGDZ', 'http://venue.example/a?ticket=1', { kind: 'address', address: 'http://venue.example/a?ticket=1' }],
    ['a secure address', 'JGDZ', 'https://venue.example/a', { kind: 'address', address: 'https://venue.example/a' }],
    ['a path of the site', 'JGDZ', '/venue/a', { kind: 'path', path: '/venue/a' }],
    ['a payload', 'QKDZ', JSON.stringify(payload), { kind: 'payload', payload }],
    ['launch data of the channel', 'CRTY', JSON.stringify(channel), { kind: 'channel', data: channel }],
  ])('can be %s [R-VENUE-09]', (_, enName, url, answer) => {
    expect(parseLaunchUrl(enName, url)).toEqual(answer);
  });

  it.each([
    ['a broken address', 'JGDZ', 'http//broken'],
    ['another scheme that starts with http', 'JGDZ', 'httpx://venue.example'],
    ['text that is not a payload', 'QKDZ', 'launch'],
    ['a payload without a token', 'QKDZ', JSON.stringify({ provider: 'PG', url: 'https://venue.example' })],
    ['a payload that runs script', 'QKDZ', JSON.stringify({ ...payload, url: 'javascript:alert(1)' })],
    ['an address for the channel', 'CRTY', 'https://venue.example'],
    ['nothing', 'JGDZ', ''],
  ])('is refused: %s', (_, enName, url) => {
    expect(parseLaunchUrl(enName, url)).toBeUndefined();
  });
});
