import { defineCall } from '@site/shared/wire/call';
import { emptySchema } from '@site/shared/wire/common';
import { noticeListCall, onlineServiceCall, preInfoCall } from '@site/shared/wire/site';
import * as z from '@site/shared/wire/zod';
import { answered, clearDevice, settled, success } from '../testing/aShell';
import { SAFE_KEY_WAIT_MS } from './safeSwitch';
import { aSafePage, aSafePlatform, NEW_KEY, sealWith, type SafePlatform } from './testing/aSafePage';

const service = { url: 'https://service.example/客服' };
const notices = { total: 1, list: [{ id: '1', title: '谨防诈骗', content: '🎲' }] };
const KEY_OF_CALL = '6f1c0e52-7b1e-4c58-9a3f-0d2c5b7e9a11';
const readCall = defineCall({ path: '/site/api/v1/some/reading', request: z.object({ a: z.string() }), response: emptySchema });
const writeCall = defineCall({ path: '/site/api/v1/some/writing', request: emptySchema, response: emptySchema, effect: 'writes' });
const paymentCall = defineCall({ path: '/fd/api/v1/some/payment', request: emptySchema, response: emptySchema, effect: 'moves-money' });

function aPlatform() {
  return aSafePlatform({
    [onlineServiceCall.path]: success(service),
    [noticeListCall.path]: success(notices),
    [readCall.path]: success({}),
    [writeCall.path]: success({}),
    [paymentCall.path]: success({}),
  });
}

beforeEach(clearDevice);

/** Delays the pre-info. @returns a function that lets it be answered */
function holdSite(platform: SafePlatform): () => void {
  const { send } = platform;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  platform.send = async (request) => {
    if (request.path === preInfoCall.path) await held;
    return send(request);
  };
  return () => {
    answer();
  };
}

describe('while the safe switch is on', () => {
  it('address and body travel encrypted [R-HTTP-09] [R-HTTP-10] [R-HTTP-13]', async () => {
    const platform = aPlatform();
    const page = aSafePage(platform);
    await page.askSite();

    await page.http.send(noticeListCall, { pageNum: 1, pageSize: 5 });

    const [sent] = platform.sent.slice(-1);
    expect(sent).toMatchObject({ method: 'POST', headers: { safe: '1', token: 'token-1' } });
    expect(sent?.path).toMatch(/^\/site\/api\/v1\/s\/[\w-]{64,}$/);
    expect(Object.keys(sent?.payload ?? {})).toEqual(['d']);
    expect(JSON.stringify(sent)).not.toMatch(/queryNoticeList|pageNum/);
    expect(platform.understood).toEqual([{ target: `POST ${noticeListCall.path}`, body: { pageNum: 1, pageSize: 5 }, wasSealed: true }]);
  });

  it('the answer is decrypted before it is used [R-HTTP-11]', async () => {
    const page = aSafePage(aPlatform());
    await page.askSite();

    const result = await page.http.send(noticeListCall, { pageNum: 1, pageSize: 5 });

    expect(result).toEqual({ ok: true, data: notices });
  });

  it('the query of a GET is part of its address', async () => {
    const platform = aPlatform();
    const page = aSafePage(platform);
    await page.askSite();

    await page.http.send({ ...readCall, method: 'GET' }, { a: '1 & 2' });

    expect(platform.sent.slice(-1)).toMatchObject([{ method: 'POST' }]);
    expect(platform.understood).toEqual([{ target: `GET ${readCall.path}?a=1+%26+2`, body: undefined, wasSealed: true }]);
  });

  it('the pre-info travels in the clear, for it brings the key', async () => {
    const platform = aPlatform();
    const page = aSafePage(platform);
    await page.askSite();
    await page.askSite();

    expect(platform.sent.map(({ path }) => path)).toEqual([preInfoCall.path, preInfoCall.path]);
  });

  it.each([
    ['sealed with another key', (): string => JSON.stringify({ d: sealWith(NEW_KEY, '{"status_code":6000}') }), 'malformed'],
    ['no cipher text', (): string => '{"d":"so to say"}', 'malformed'],
    ['sealed and cut short', (seal: (text: string) => string): string => seal('{"status_code":60'), 'malformed'],
    ['a page of a proxy', (): string => '<h1>Bad Gateway</h1>', 'malformed'],
  ])('an answer that is %s is never believed', async (_what, textOf, kind) => {
    const platform = aPlatform();
    const page = aSafePage(platform);
    await page.askSite();
    platform.insteadOf = (seal) => answered(textOf(seal));

    expect(await page.http.send(onlineServiceCall, {})).toMatchObject({ ok: false, failure: { kind } });
  });

  it('nothing is sent in the clear without the cipher, and its code is fetched again', async () => {
    const platform = aPlatform();
    const crypto = await import('@site/shared/crypto');
    const loadCrypto = jest.fn(() => Promise.resolve(crypto)).mockRejectedValueOnce(new Error('chunk not found'));
    const page = aSafePage(platform, { loadCrypto });
    await page.askSite();

    expect(await page.http.send(readCall, { a: '' })).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(platform.understood).toEqual([]);
    expect(await page.http.send(readCall, { a: '' })).toMatchObject({ ok: true });
  });
});

describe('while it is off', () => {
  it('everything travels as it is, and the ciphers are not even fetched [R-HTTP-12]', async () => {
    const platform = aPlatform();
    platform.isOn = false;
    const loadCrypto = jest.fn();
    const page = aSafePage(platform, { loadCrypto });
    await page.askSite();

    expect(await page.http.send(onlineServiceCall, {})).toEqual({ ok: true, data: service });

    expect(platform.sent.slice(-1)).toMatchObject([{ path: onlineServiceCall.path, payload: {} }]);
    expect(loadCrypto).not.toHaveBeenCalled();
    expect(window.localStorage.getItem('site.safeSwitch')).toBe('0');
  });

  it('a site that says on without a key counts as off', async () => {
    const platform = aPlatform();
    const page = aSafePage(platform);

    page.safeSwitch.applySite({ safeSwitch: '1' });
    await page.http.send(readCall, { a: '' });

    expect(platform.understood).toMatchObject([{ wasSealed: false }]);
    expect(page.logged.filter(({ level }) => level !== 'info')).toMatchObject([{ level: 'error', message: 'safe switch without a key' }]);
  });
});

describe('the next page', () => {
  it('remembers the switch, and its first call waits for the key [R-STORE-11]', async () => {
    const platform = aPlatform();
    await aSafePage(platform).askSite();
    expect(window.localStorage.getItem('site.safeSwitch')).toBe('1');

    await aSafePage(platform).http.send(readCall, { a: '' });

    expect(platform.understood).toMatchObject([{ wasSealed: true }]);
  });

  it.each([
    ['does not know the switch', false],
    ['remembers that it was on', true],
  ])('on a device that %s sends no call with a token before the pre-info is answered [R-HTTP-09]', async (_what, wasOn) => {
    const platform = aPlatform();
    if (wasOn) await aSafePage(platform).askSite();
    const answerSite = holdSite(platform);
    const page = aSafePage(platform);

    const calls = [page.http.send(noticeListCall, { pageNum: 1, pageSize: 5 }), page.http.send(writeCall, {})];
    await settled();
    expect(platform.understood).toEqual([]);
    answerSite();

    expect(await Promise.all(calls)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(platform.understood.map(({ wasSealed }) => wasSealed)).toEqual([true, true]);
    expect(platform.sent.filter(({ path, headers }) => path === preInfoCall.path && headers['token'] !== '')).toEqual([]);
  });

  it('sends no call with a token where the pre-info fails, and asks again for the next', async () => {
    const platform = aPlatform();
    const failing = jest.spyOn(platform, 'send').mockResolvedValueOnce({ kind: 'unreachable' });
    const page = aSafePage(platform);

    expect(await page.http.send(readCall, { a: '' })).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(failing).toHaveBeenCalledTimes(1);
    expect(await page.http.send(readCall, { a: '' })).toMatchObject({ ok: true });
    expect(platform.understood).toMatchObject([{ wasSealed: true }]);
  });

  it.each([
    ['reads at once, for nothing in it is private', readCall, 1],
    ['writes after the pre-info, for it may carry a password', writeCall, 0],
  ] as const)('of a guest on a new device %s', async (_what, call, sent) => {
    const platform = aPlatform();
    holdSite(platform);
    const page = aSafePage(platform);
    page.facts = { ...page.facts, token: '' };

    void page.http.send<object, object>(call, { a: '' });
    await settled();

    expect(platform.understood).toHaveLength(sent);
  });

  it('makes the reads of a guest wait 3 s and no longer', async () => {
    const platform = aPlatform();
    await aSafePage(platform).askSite();
    platform.isSiteSilent.now = true;
    jest.useFakeTimers();
    try {
      const page = aSafePage(platform);
      page.facts = { ...page.facts, token: '' };
      const call = page.http.send(readCall, { a: '' });
      await jest.advanceTimersByTimeAsync(SAFE_KEY_WAIT_MS - 1);
      expect(platform.understood).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);

      expect(await call).toMatchObject({ ok: true });
      expect(platform.understood).toMatchObject([{ wasSealed: false }]);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('switched while the page is open', () => {
  it.each([
    ['on', true],
    ['off', false],
  ])('%s: the page learns it by the next answer, and follows', async (_what, isOn) => {
    const platform = aPlatform();
    platform.isOn = !isOn;
    const page = aSafePage(platform);
    await page.askSite();
    platform.isOn = isOn;

    for (let call = 0; call < 3; call += 1) {
      await page.http.send(readCall, { a: '' });
      await settled();
    }

    expect(platform.understood.map(({ wasSealed }) => wasSealed)).toEqual([!isOn, isOn, isOn]);
    expect(platform.sent.filter(({ path }) => path === preInfoCall.path)).toHaveLength(2);
  });
});

describe('an outdated key', () => {
  async function aPageWithOldKey() {
    const platform = aPlatform();
    const page = aSafePage(platform);
    await page.askSite();
    platform.key = NEW_KEY;
    return { platform, page };
  }

  it('makes a reading call ask for the new one and go again, once', async () => {
    const { platform, page } = await aPageWithOldKey();

    expect(await page.http.send(readCall, { a: '' })).toMatchObject({ ok: true });
    expect(platform.understood).toHaveLength(1);
  });

  it('makes a call that moves money go again under its own key', async () => {
    const { platform, page } = await aPageWithOldKey();

    expect(await page.http.send(paymentCall, {}, { idempotencyKey: KEY_OF_CALL })).toMatchObject({ ok: true });
    expect(platform.sent.slice(-1)).toMatchObject([{ headers: { idempotencyKey: KEY_OF_CALL } }]);
  });

  it('does not repeat a call that writes, and the next succeeds', async () => {
    const { platform, page } = await aPageWithOldKey();

    expect(await page.http.send(writeCall, {})).toMatchObject({ ok: false, failure: { kind: 'refused', code: 6007 } });
    expect(platform.understood).toEqual([]);
    expect(await page.http.send(writeCall, {})).toMatchObject({ ok: true });
  });

  it('is not fetched endlessly', async () => {
    const { platform, page } = await aPageWithOldKey();
    const send = platform.send;
    platform.send = (request) =>
      send(request).then((answer) => (request.path === preInfoCall.path ? answer : { ...answer, safe: 'refused' }));
    const stubborn = aSafePage(platform);
    await stubborn.askSite();
    platform.sent.length = 0;

    await stubborn.http.send(readCall, { a: '' });

    expect(platform.sent).toHaveLength(3);
    expect(page.safeSwitch.isOn()).toBe(true);
  });
});
