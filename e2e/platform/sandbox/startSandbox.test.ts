import { request } from 'node:http';
import { platformForTests } from '../testing/platformForTests';
import { preInfoCall } from '@site/shared/wire/site';
import { checkSandboxPlace, type SandboxPlace } from './sandboxPlace';
import { startSandbox } from './startSandbox';

const SECRET = 'a secret of thirty-two characters';

const site = platformForTests();

/** Uses `http`, because `fetch` does not let a caller set host and origin. */
function statusAt(url: string | null, headers: Readonly<Record<string, string>>, method = 'POST', path = '/sandbox/tick'): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${String(url)}${path}`, { method, headers: { 'content-type': 'application/json', ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end(method === 'POST' ? '{}' : undefined);
  });
}

describe('the sandbox', () => {
  it('is not at the address of the calls', async () => {
    expect(await statusAt(site.platform.url, {})).toBe(404);
    expect(await statusAt(site.platform.sandboxUrl, {})).toBe(200);
  });

  it('answers no calls of the site', async () => {
    expect(await statusAt(site.platform.sandboxUrl, {}, 'POST', preInfoCall.path)).toBe(404);
  });

  it.each([
    ['another site', 'https://evil.example'],
    ['a name that looks like this machine', 'http://localhost.evil.example'],
    ['the site itself', 'http://localhost:4100'],
    ['a frame without an origin', 'null'],
  ])('a page of %s cannot command it', async (_whose, origin) => {
    expect(await statusAt(site.platform.sandboxUrl, { origin })).toBe(403);
  });

  it.each(['cross-site', 'same-site', 'same-origin'])('a page that hides its origin cannot read it (%s)', async (sent) => {
    expect(await statusAt(site.platform.sandboxUrl, { 'sec-fetch-site': sent }, 'GET', '/sandbox/messages')).toBe(403);
    expect(await statusAt(site.platform.sandboxUrl, { 'sec-fetch-site': 'none' }, 'GET', '/sandbox/messages')).toBe(200);
  });

  it.each([
    ['evil.example', 403],
    ['evil.example:4183', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example:4183', 403],
    ['LOCALHOST:4183', 200],
    ['127.0.0.1', 200],
    ['[::1]:4183', 200],
  ])('a name that was made to lead to this machine does not reach it: %s', async (host, status) => {
    expect(await statusAt(site.platform.sandboxUrl, { host })).toBe(status);
  });

  it('a form of a page, which sends a text, changes nothing', async () => {
    expect(await statusAt(site.platform.sandboxUrl, { 'content-type': 'text/plain' })).toBe(415);
  });

  it.each<[string, SandboxPlace, RegExp]>([
    ['outside loopback without a secret', { port: 0, address: '10.0.0.5' }, /needs a secret/],
    ['with a secret that can be guessed', { port: 0, secret: 'secret' }, /32 characters/],
    ['with an empty secret', { port: 0, address: '10.0.0.5', secret: '' }, /32 characters/],
    ['on every address', { port: 0, address: '0.0.0.0', secret: SECRET }, /one address/],
  ])('does not open %s', (_how, place, why) => {
    expect(() => {
      checkSandboxPlace(place);
    }).toThrow(why);
  });

  it.each([
    ['none', {}],
    ['another one', { authorization: `Bearer ${'x'.repeat(SECRET.length)}` }],
    ['half of it', { authorization: `Bearer ${SECRET.slice(0, 16)}` }],
  ])('with a secret, does not answer a request that brings %s', async (_what, headers) => {
    const guarded = await startSandbox({ port: 0, address: '127.0.0.2', secret: SECRET }, {
      securityLog: { record: () => Promise.resolve() },
    } as unknown as Parameters<typeof startSandbox>[1]);
    try {
      expect(await statusAt(guarded.url, headers, 'GET', '/sandbox/nothing')).toBe(401);
      expect(await statusAt(guarded.url, { authorization: `Bearer ${SECRET}` }, 'GET', '/sandbox/nothing')).toBe(404);
      expect(await statusAt(guarded.url, { authorization: `Bearer ${SECRET}`, host: '127.0.0.3' }, 'GET', '/sandbox/nothing')).toBe(403);
    } finally {
      await guarded.stop();
    }
  });
});
