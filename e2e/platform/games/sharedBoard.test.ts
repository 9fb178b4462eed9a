import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { envelopeSchema, HEADERS } from '@site/shared/wire/envelope';
import type { WireMatch } from '@site/shared/wire/matches';
import { resourceCall } from '@site/shared/wire/resource';
import { preInfoCall } from '@site/shared/wire/site';
import { answerOf } from '../testing/answerOf';
import { namesIn } from '../http/namesIn';
import type { NamesIn } from '../kernel';
import { createSportsbook } from '../sportsbook';
import { createGcmCaller } from '../testing/gcmCaller';
import { platformForTests } from '../testing/platformForTests';

/** Languages of all translations. Each match is translated once per language when it is prepared for the wire. */
const translated: string[] = [];
const countingNames: NamesIn = (language, answer) => {
  translated.push(language);
  return namesIn(language, answer);
};

const site = platformForTests((dependencies) => createSportsbook({ ...dependencies, namesIn: countingNames }, () => []));

const MATCHES = 12;

beforeAll(async () => {
  site.clock.freeze();
  for (let index = 0; index < MATCHES; index += 1) {
    await site.sandbox('match/create', { home: `主队${String(index)}`, away: '客队', startsInSeconds: 3_600 });
  }
});
beforeEach(async () => {
  await site.platform.tick();
  translated.length = 0;
});

interface Raw {
  readonly encoding: string | undefined;
  readonly vary: string | undefined;
  readonly body: Buffer;
}

/** Sends the request like a browser and returns the raw bytes. */
function askRaw(fields: object, headers: Readonly<Record<string, string>> = {}): Promise<Raw> {
  const body = { method: 'matches', enName: 'CRTY', Request: { timestamp: 1, token: '', language: 'zh-cn', ip: '', ...fields } };
  const all = {
    'content-type': 'application/json',
    [HEADERS.clientType]: 'web',
    [HEADERS.version]: '1.0.0',
    [HEADERS.siteId]: '1',
    [HEADERS.requestId]: crypto.randomUUID(),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${site.platform.url}${resourceCall.path}`, { method: 'POST', headers: all, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({ encoding: answer.headers['content-encoding'], vary: answer.headers.vary, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

const BOARD = { sport: 'FT', phase: 'FT' };
const BR = { 'accept-encoding': 'gzip, deflate, br' };
const matchesOf = (text: string): readonly WireMatch[] =>
  (envelopeSchema.parse(JSON.parse(text)).data as { readonly matches: readonly WireMatch[] }).matches;

it('200 guests at once read one snapshot, which is made ready once', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => askRaw(BOARD, BR)));

  expect(translated).toHaveLength(MATCHES);
  expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
  const [{ body, encoding, vary } = { body: Buffer.of(), encoding: undefined, vary: undefined }] = answers;
  expect([encoding, vary]).toEqual(['br', 'Accept-Encoding']);
  expect(matchesOf(brotliDecompressSync(body).toString())).toHaveLength(MATCHES);
});

it('a match that did not change is not made ready again for the next publication, nor for another list', async () => {
  await askRaw(BOARD);
  const [first] = matchesOf((await askRaw(BOARD)).body.toString());
  await site.sandbox('match/price', { gameId: first?.gameId, w: 'M', prices: { MH: '1.51', MC: '4.80', MN: '3.90' } });
  translated.length = 0;

  const matches = matchesOf((await askRaw(BOARD)).body.toString());
  await askRaw({ sport: 'ALL', phase: 'FT', markets: ['M'] });

  expect(translated).toHaveLength(1);
  const changed = matches.find(({ gameId }) => gameId === first?.gameId);
  expect(changed?.markets.find(({ w }) => w === 'M')?.prices).toContainEqual({ r: 'MH', ior: '1.51' });
});

it('each language has its own snapshot', async () => {
  const read = async (language: string) => matchesOf((await askRaw(BOARD, { [HEADERS.language]: language })).body.toString());

  expect((await read('zh-cn'))[0]).toMatchObject({ team_c: '客队' });
  expect((await read('zh-tw'))[0]).toMatchObject({ team_c: '客隊' });
  expect(await read('zh-tw')).toHaveLength(MATCHES);
  expect(translated.filter((language) => language === 'zh-TW')).toHaveLength(MATCHES);
});

it('a guest and a member read the same bytes: nothing of the member is in them', async () => {
  const token = await site.signIn('player1', 'player123');

  const [guest, member] = [await askRaw(BOARD, BR), await askRaw(BOARD, { ...BR, [HEADERS.token]: token })];

  expect(member.body.equals(guest.body)).toBe(true);
});

it.each([
  ['gzip', 'gzip;q=1.0', (body: Buffer) => gunzipSync(body).toString()],
  [undefined, 'identity', String],
  [undefined, 'br;q=0', String],
])('the answer has the form %s for a client that accepts %s', async (form, accepted, read) => {
  const { encoding, body } = await askRaw(BOARD, { 'accept-encoding': accepted });

  expect(encoding).toBe(form);
  expect(matchesOf(read(body))).toHaveLength(MATCHES);
});

it('a call that came sealed is answered sealed, with the same list', async () => {
  const { siteBaseConfig } = answerOf(preInfoCall, await site.send(preInfoCall, {}));
  const caller = createGcmCaller(site.platform.url, siteBaseConfig.cipherKey ?? '', () => site.clock.nowMs());
  const body = { method: 'matches', enName: 'CRTY', Request: { timestamp: 1, token: '', language: 'zh-cn', ip: '', ...BOARD } };
  const sealed = caller.seal({ path: resourceCall.path, body });

  const opened = await caller.open(await caller.deliver(sealed), sealed);

  expect(matchesOf(JSON.stringify(opened))).toEqual(matchesOf((await askRaw(BOARD)).body.toString()));
});

it('what a visitor chose is not kept for others, and is made of the same parts', async () => {
  const matches = matchesOf((await askRaw(BOARD)).body.toString());
  translated.length = 0;

  const starred = { leagues: [], matches: [matches[3]?.gameId] };
  const chosen = matchesOf((await askRaw({ ...BOARD, starred })).body.toString());

  expect(chosen).toEqual([matches[3]]);
  expect(translated).toEqual([]);
});
