import { AxiosHeaders } from 'axios';
import { readVectors } from '@site/testing/vectors';
import { defineCall } from '@site/shared/wire/call';
import { emptySchema } from '@site/shared/wire/common';
import { noticeListCall, preInfoCall } from '@site/shared/wire/site';
import * as z from '@site/shared/wire/zod';
import { answered, clearDevice, refusal, settled, success } from '../testing/aShell';
import { createGcmSeal } from './gcmSeal';
import type { NetworkAnswer } from './testing/aNetwork';
import { aSafePage, aSafePlatform, NEW_KEY, sealWith, type SafePlatform } from './testing/aSafePage';

const KEY_OF_CALL = '6f1c0e52-7b1e-4c58-9a3f-0d2c5b7e9a11';
const notices = { total: 1, list: [{ id: '1', title: '谨防诈骗', content: '🎲' }] };
const readCall = defineCall({ path: '/site/api/v1/some/reading', request: z.object({ a: z.string() }), response: emptySchema });
const writeCall = defineCall({ path: '/site/api/v1/some/writing', request: emptySchema, response: emptySchema, effect: 'writes' });
const paymentCall = defineCall({ path: '/fd/api/v1/some/payment', request: emptySchema, response: emptySchema, effect: 'moves-money' });

const VECTORS = readVectors('sealed-gcm', [
  'by',
  'key',
  'time',
  'nonce',
  'token',
  'idempotency_key',
  'target',
  'text',
  'sealed_target',
  'sealed_text',
  'status',
  'answer',
  'sealed_answer',
]);

beforeEach(clearDevice);

function aPlatform(): SafePlatform {
  const platform = aSafePlatform({
    [noticeListCall.path]: success(notices),
    [readCall.path]: success({}),
    [writeCall.path]: success({}),
    [paymentCall.path]: success({}),
  });
  platform.version = 2;
  return platform;
}

async function aPage(platform: SafePlatform, options: Parameters<typeof aSafePage>[1] = {}) {
  const page = aSafePage(platform, options);
  await page.askSite();
  return page;
}

/** Simulates an attacker between page and platform: changes every answer except the pre-info. */
function insteadOfAnswers(platform: SafePlatform, change: (answer: Extract<NetworkAnswer, { kind: 'answered' }>) => NetworkAnswer): void {
  const { send } = platform;
  platform.send = async (request) => {
    const answer = await send(request);
    return request.path === preInfoCall.path || answer.kind !== 'answered' ? answer : change(answer);
  };
}

describe('the seal', () => {
  it.each(VECTORS)('is the one of $by: $target [R-HTTP-13]', async (vector) => {
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array.set(Buffer.from(vector.nonce, 'base64url'));
      return array;
    });
    const [, method, path = '', query = ''] = /^(\w+) ([^?]*)\??(.*)$/.exec(vector.target) ?? [];
    const isGet = method === 'GET';
    const seal = await createGcmSeal(vector.key, () => Number(vector.time));

    const sealed = await seal.close({
      method: isGet ? 'get' : 'post',
      url: path,
      headers: new AxiosHeaders({
        token: vector.token,
        ...(vector.idempotency_key === '' ? {} : { idempotencyKey: vector.idempotency_key }),
      }),
      ...(isGet ? { params: Object.fromEntries(new URLSearchParams(query)) } : { data: JSON.parse(vector.text) as object }),
    });
    const answer = await sealed.unseal?.({
      status: Number(vector.status),
      data: JSON.stringify({ d: vector.sealed_answer }),
      statusText: '',
      headers: {},
      config: sealed,
    });

    expect(sealed).toMatchObject({
      method: 'post',
      url: `/fd/api/v1/s/${vector.sealed_target}`,
      params: undefined,
      data: { d: vector.sealed_text },
    });
    expect(sealed.headers.get('safe')).toBe(`2 ${vector.time} ${vector.nonce}`);
    expect(answer).toMatchObject({ data: vector.answer });
  });

  it('takes a large body', async () => {
    const platform = aPlatform();
    const page = await aPage(platform);

    expect(await page.http.send(readCall, { a: '图'.repeat(200_000) })).toMatchObject({ ok: true });
  });
});

describe('where both sides know the newer form', () => {
  it('calls travel in it, under the clock of the server, and answers are decrypted [R-HTTP-09] [R-HTTP-10] [R-HTTP-11]', async () => {
    const platform = aPlatform();
    platform.nowMs = Date.UTC(2026, 10, 23);
    const page = await aPage(platform, { now: () => platform.nowMs });

    expect(await page.http.send(noticeListCall, { pageNum: 1, pageSize: 5 })).toEqual({ ok: true, data: notices });

    const [sent] = platform.sent.slice(-1);
    expect(sent?.headers['safe']).toMatch(/^2 \d{13} [\w-]{16}$/);
    expect(sent?.path).toMatch(/^\/site\/api\/v1\/s\/[\w-]{64,}$/);
    expect(JSON.stringify(sent)).not.toMatch(/queryNoticeList|pageNum/);
  });

  it('no two calls are sealed alike, and the libraries of the older form are not fetched', async () => {
    const platform = aPlatform();
    const loadCrypto = jest.fn();
    const page = await aPage(platform, { loadCrypto });
    await page.http.send(readCall, { a: '' });
    await page.http.send(readCall, { a: '' });

    const [first, second] = platform.sent.slice(-2);
    expect(first?.path).not.toBe(second?.path);
    expect(loadCrypto).not.toHaveBeenCalled();
  });

  it.each<[string, (answer: Extract<NetworkAnswer, { kind: 'answered' }>) => NetworkAnswer]>([
    ['altered', (answer) => ({ ...answer, text: answer.text.replace(/"d":"(.{20})./, (_all, start: string) => `"d":"${start}_`) })],
    ['cut short', (answer) => ({ ...answer, text: `${answer.text.slice(0, -8)}"}` })],
    ['given another status', (answer) => ({ ...answer, status: 202 })],
    ['in the clear', () => answered(success({}))],
    [
      'in the older form',
      (answer) => ({ ...answer, text: JSON.stringify({ d: sealWith('11'.repeat(32), '{"status_code":6000,"data":{}}') }) }),
    ],
    ['empty', (answer) => ({ ...answer, text: JSON.stringify({ d: '' }) })],
    ['no base64', (answer) => ({ ...answer, text: JSON.stringify({ d: '谨防诈骗' }) })],
  ])('an answer that is %s is not believed, and the log says why', async (_what, change) => {
    const platform = aPlatform();
    insteadOfAnswers(platform, change);
    const page = await aPage(platform);

    const result = await page.http.send(readCall, { a: '' });

    const problem = `${readCall.path}: the answer was not sealed for this call`;
    expect(result).toEqual({ ok: false, failure: { kind: 'malformed', problem } });
    expect(page.logged).toContainEqual(expect.objectContaining({ level: 'error', message: 'answer not sealed for its call' }));
  });

  it('the answer to another call is not believed', async () => {
    const platform = aPlatform();
    let former: NetworkAnswer | undefined;
    insteadOfAnswers(platform, (answer) => {
      const given = former ?? answer;
      former = answer;
      return given;
    });
    const page = await aPage(platform);

    expect(await page.http.send(readCall, { a: '1' })).toMatchObject({ ok: true });
    expect(await page.http.send(readCall, { a: '2' })).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
  });

  it.each([
    ['a refusal in the clear', 400, 'unreachable'],
    ['the end of the login', 401, 'unreachable'],
    ['an error of a server on the way', 502, 'unreachable'],
  ])('%s, which anyone could have sent, does not say whether the call was carried out', async (_what, status, kind) => {
    const platform = aPlatform();
    insteadOfAnswers(platform, () => ({ ...answered(refusal(6012, '余额不足')), status }));
    const page = await aPage(platform);

    expect(await page.http.send(paymentCall, {}, { idempotencyKey: KEY_OF_CALL })).toMatchObject({ ok: false, failure: { kind } });
  });
});

describe('a call that was not opened', () => {
  const refusedAnswer = { ...answered(refusal(6007, '请求参数错误')), safe: 'refused' };

  it.each([
    ['a reading call', () => readCall, undefined],
    ['one that moves money', () => paymentCall, KEY_OF_CALL],
  ])('for its old key goes once more: %s', async (_what, callOf, idempotencyKey) => {
    const platform = aPlatform();
    const page = await aPage(platform);
    platform.key = NEW_KEY;

    const options = idempotencyKey === undefined ? {} : { idempotencyKey };
    expect(await page.http.send(callOf() as typeof readCall, { a: '' }, options)).toMatchObject({ ok: true });
    expect(platform.understood).toHaveLength(1);
  });

  it('for its time, after the device was asleep or its clock was set, goes once more under the right one', async () => {
    const platform = aPlatform();
    let now = Date.UTC(2026, 10, 23);
    platform.nowMs = now;
    const { send } = platform;
    platform.send = (request) =>
      send(request).then((answer) => (answer.kind === 'answered' ? { ...answer, serverTime: String(platform.nowMs) } : answer));
    const page = await aPage(platform, { now: () => now });
    expect(await page.http.send(readCall, { a: '' })).toMatchObject({ ok: true });

    now -= 3_600_000;

    expect(await page.http.send(readCall, { a: '' })).toMatchObject({ ok: true });
    expect(platform.understood).toHaveLength(2);
  });

  it('says nothing where anyone could have said so: the platform may have carried it out', async () => {
    const platform = aPlatform();
    insteadOfAnswers(platform, () => refusedAnswer);
    const page = await aPage(platform);

    expect(await page.http.send(paymentCall, {}, { idempotencyKey: KEY_OF_CALL })).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    expect(await page.http.send(writeCall, {})).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('builds of different ages', () => {
  it('a platform that says nothing of the newer form gets the older', async () => {
    const platform = aPlatform();
    platform.version = 1;
    const page = await aPage(platform);

    expect(await page.http.send(readCall, { a: '' })).toMatchObject({ ok: true });
    expect(platform.sent.slice(-1)).toMatchObject([{ headers: { safe: '1' } }]);
  });

  it('a platform that knows a still newer form is understood', async () => {
    const platform = aPlatform();
    platform.version = 3;
    const page = await aPage(platform);

    expect(await page.http.send(readCall, { a: '' })).toMatchObject({ ok: true });
    expect(platform.sent.slice(-1)[0]?.headers['safe']).toMatch(/^2 /);
  });

  it('a browser without the cipher, as on a page without TLS, seals in the older form', async () => {
    const subtle = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!;
    Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues: crypto.getRandomValues.bind(crypto) }, configurable: true });
    try {
      const platform = aPlatform();
      const page = await aPage(platform);

      expect(await page.http.send(readCall, { a: '' })).toMatchObject({ ok: true });
      expect(platform.sent.slice(-1)).toMatchObject([{ headers: { safe: '1' } }]);
    } finally {
      Object.defineProperty(globalThis, 'crypto', subtle);
    }
  });

  it('a pre-info that takes the newer form back does not make an open page use the older', async () => {
    const platform = aPlatform();
    const page = await aPage(platform);
    await page.http.send(readCall, { a: '' });
    platform.version = 1;
    platform.key = NEW_KEY;
    platform.sent.length = 0;

    expect(await page.http.send(readCall, { a: '' })).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    await settled();

    const calls = platform.sent.filter(({ path }) => path !== preInfoCall.path);
    expect(calls.length).toBeGreaterThan(0);
    for (const { headers } of calls) expect(headers['safe']).toMatch(/^2 /);
    expect(page.logged).toContainEqual(expect.objectContaining({ level: 'error', message: 'newer form of the safe switch taken back' }));
  });

  it('the next page takes the platform as it is', async () => {
    const platform = aPlatform();
    await aPage(platform);
    platform.version = 1;

    expect(await (await aPage(platform)).http.send(readCall, { a: '' })).toMatchObject({ ok: true });
  });
});
