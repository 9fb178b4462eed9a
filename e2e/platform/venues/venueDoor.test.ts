import { launchCall } from '@site/shared/wire/launch';
import { DEMO_CATALOGUE } from '@site/venues';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { VENUE_DOOR_PATH } from './entryForms';
import { aVenuePlayer } from './testing/aVenuePlayer';

const VENUE = 'http://venue.test';
const GOOD = { enName: 'SGCP', gameCode: 'SG-cars', ticket: 'a-Ticket_1' };

const site = platformForTests(undefined, DEMO_CATALOGUE);

it('leads from the slash address of a launch to the page of the game, with its ticket', async () => {
  const player = await aVenuePlayer(site, '100.00');
  const { url } = answerOf(launchCall, await player.launch('SGCP', ''));
  expect(url).toMatch(/^\/game\/api\/v1\/venue\/door\?enName=SGCP&gameCode=SG-cars&ticket=[\w-]{43}$/);

  const response = await open(url);

  const ticket = new URL(url, VENUE).searchParams.get('ticket') ?? '';
  expect([response.status, response.headers.get('location')]).toEqual([302, `${VENUE}/lottery/SG-cars?ticket=${ticket}`]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await site.platform.bank.openSession(ticket)).toMatchObject({ session: { enName: 'SGCP', gameCode: 'SG-cars' } });
});

it("hands the player's language on", async () => {
  const query = new URLSearchParams({ ...GOOD, lang: 'zh-TW' });

  const response = await open(`${VENUE_DOOR_PATH}?${query.toString()}`);

  expect(response.headers.get('location')).toBe(`${VENUE}/lottery/SG-cars?ticket=a-Ticket_1&lang=zh-TW`);
});

it.each([
  ['a venue that is not there', { ...GOOD, enName: 'NONE' }],
  ['a game of another venue', { ...GOOD, gameCode: 'G1-digits' }],
  ['no game', { ...GOOD, gameCode: '' }],
  ['a game that is an address', { ...GOOD, gameCode: '//evil.test/' }],
  ['a game that is a path', { ...GOOD, gameCode: '../SG-cars' }],
  ['a venue that is an address', { ...GOOD, enName: 'https://evil.test' }],
  ['a name of every object', { ...GOOD, enName: '__proto__', gameCode: 'constructor' }],
  ['a language of its own', { ...GOOD, lang: 'zh-TW&x=1' }],
  ['no ticket', { ...GOOD, ticket: '' }],
  ['a ticket with more of a query', { ...GOOD, ticket: 'a&lang=x#y' }],
  ['a ticket with a new line', { ...GOOD, ticket: 'a\r\nset-cookie: a=b' }],
  ['a ticket without an end', { ...GOOD, ticket: 'a'.repeat(201) }],
])('is not found with %s', async (_title, query) => {
  const response = await open(`${VENUE_DOOR_PATH}?${new URLSearchParams(query).toString()}`);

  expect([response.status, response.headers.get('location')]).toEqual([404, null]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each([
  '',
  '?enName=SGCP&gameCode=SG-cars',
  '?enName=SGCP&gameCode=SG-cars&ticket=a&ticket=b',
  '?enName=SGCP&enName=SGCP&gameCode=SG-cars&ticket=a',
])('is not found with the query "%s"', async (query) => {
  expect((await open(`${VENUE_DOOR_PATH}${query}`)).status).toBe(404);
});

it('takes no address of the page from anyone who asks', async () => {
  const query = new URLSearchParams({ ...GOOD, origin: 'https://evil.test', path: '//evil.test', url: 'https://evil.test' }).toString();
  const response = await open(`${VENUE_DOOR_PATH}?${query}`, { host: 'evil.test', 'x-forwarded-host': 'evil.test' });

  expect(response.headers.get('location')).toBe(`${VENUE}/lottery/SG-cars?ticket=a-Ticket_1`);
});

function open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${site.platform.url}${path}`, { redirect: 'manual', headers });
}
