import { promotionsCall } from '@site/shared/wire/promotions';
import { balanceCall } from '@site/shared/wire/balance';
import { payCall } from '@site/shared/wire/funds';
import { venuesCall } from '@site/shared/wire/games';
import { resourceCall } from '@site/shared/wire/resource';
import { noticeListCall, onlineServiceCall, preInfoCall } from '@site/shared/wire/site';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import { scopeServices } from '../composition/scopedServices';
import { aShell, clearDevice, refusal, settled, success, TOKEN } from '../testing/aShell';

const page = (pageNum: number) => ({ pageNum, pageSize: 5 });
const KEY = '6f1c0e52-7b1e-4c58-9a3f-0d2c5b7e9a11';
const order = {
  orderId: '1',
  type: 'BANK',
  amount: '100.00',
  state: 'waiting',
  createdAt: 1,
  expiresAt: 2,
};

beforeEach(clearDevice);

async function aMemberShell(...args: Parameters<typeof aShell>) {
  const test = await aShell(...args);
  await test.shell.session.signIn({ username: 'player1', passwordHash: '0'.repeat(32) });
  return test;
}

describe('every request', () => {
  it.each([
    ['client type and version [R-HTTP-02] [R-HTTP-03]', { clientType: 'web', version: '1.0.0' }],
    ['a request id [R-HTTP-04] [R-HTTP-08]', { requestId: expect.stringMatching(/^request-\d+$/) as string }],
    ['token and site [R-HTTP-05] [R-HTTP-06]', { token: TOKEN, siteId: '1001' }],
    ['a JSON content type [R-HTTP-07]', { 'Content-Type': 'application/json' }],
    ['the language', { language: 'zh-cn' }],
  ])('carries %s', async (_what, headers) => {
    const { shell, requestsTo } = await aMemberShell();

    await shell.http.send(onlineServiceCall, {});

    expect(requestsTo(onlineServiceCall)[0]).toMatchObject({ method: 'POST', headers });
  });

  it('carries no other header but the one that axios adds: it is not signed [R-HTTP-19]', async () => {
    const { shell, requestsTo } = await aMemberShell();

    await shell.http.send(onlineServiceCall, {});

    const [request] = requestsTo(onlineServiceCall);
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual(
      ['Accept', 'Content-Type', 'clientType', 'language', 'requestId', 'siteId', 'token', 'version'].sort(),
    );
    expect(request?.payload).toEqual({});
  });

  it('ends with the view that made it', async () => {
    const { shell, requestsTo } = await aShell({ answers: { [onlineServiceCall.path]: () => new Promise(() => undefined) } });
    const { services, dispose } = scopeServices(shell.root, 'sports');
    void services.http.send(onlineServiceCall, {});
    await settled();

    expect(requestsTo(onlineServiceCall)[0]?.signal?.aborted).toBe(false);
    dispose();

    expect(requestsTo(onlineServiceCall)[0]?.signal?.aborted).toBe(true);
  });

  it('has an id of its own, and an empty token for a guest', async () => {
    const { shell, requests } = await aShell();

    await shell.http.send(preInfoCall, {});
    await shell.http.send(preInfoCall, {});

    expect(new Set(requests.map(({ headers }) => headers['requestId'])).size).toBe(2);
    expect(requests[0]?.headers['token']).toBe('');
  });

  it.each([
    ['the site', '/site/api/v1/', 'R-HTTP-20', preInfoCall],
    ['promotions', '/act/api/v1/', 'R-HTTP-21', promotionsCall],
    ['funds', '/fd/api/v1/', 'R-HTTP-22', balanceCall],
    ['games', '/game/api/v1/', 'R-HTTP-23', venuesCall],
  ])('of %s is under %s [%s]', (_family, prefix, _row, call) => {
    expect(call.path.startsWith(prefix)).toBe(true);
  });

  it('travels as it is: nothing is encrypted while the safe switch is off [R-HTTP-12]', async () => {
    const { shell, requestsTo } = await aShell();

    await shell.http.send(noticeListCall, page(1));

    expect(requestsTo(noticeListCall)[0]).toMatchObject({ path: '/site/api/v1/advertising/queryNoticeListByPage', payload: page(1) });
  });

  it('that does not fit its schema is not sent', async () => {
    const { shell, requests, logged } = await aShell();

    const result = await shell.http.send(noticeListCall, { pageNum: 1.5, pageSize: 5 });

    expect(result).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
    expect(requests).toEqual([]);
    expect(logged).toMatchObject([{ level: 'error', message: 'call not sent' }]);
  });
});

describe('a call that moves money', () => {
  it('is not sent without an idempotency key', async () => {
    const { shell, requestsTo } = await aShell();

    expect(await shell.http.send(payCall, { type: 'BANK', amount: '100.00' })).toMatchObject({ failure: { kind: 'malformed' } });
    expect(requestsTo(payCall)).toEqual([]);
  });

  it.each(['place', 'cashOut', 'editBet'] as const)('is not sent without one where it is the method %s of the sports', async (method) => {
    const { shell, requestsTo } = await aShell();
    const request = { method, enName: 'CRTY' as const, Request: { timestamp: 1, token: '', language: 'zh-cn', ip: '' } };

    const call = { ...resourceCall, effect: SPORTS_METHODS[method].effect };

    expect(await shell.http.send(call, request)).toMatchObject({ failure: { kind: 'malformed' } });
    expect(requestsTo(resourceCall)).toEqual([]);
  });

  it('carries its key', async () => {
    const { shell, requestsTo } = await aShell({ answers: { [payCall.path]: success(order) } });

    await shell.http.send(payCall, { type: 'BANK', amount: '100.00' }, { idempotencyKey: KEY });

    expect(requestsTo(payCall)[0]?.headers['idempotencyKey']).toBe(KEY);
  });
});

describe('the cache', () => {
  it('answers the second call with the same path and payload [R-HTTP-16]', async () => {
    const { shell, requestsTo } = await aShell();

    const first = await shell.http.send(noticeListCall, page(1));
    const second = await shell.http.send(noticeListCall, page(1));

    expect(second).toEqual(first);
    expect(requestsTo(noticeListCall)).toHaveLength(1);
  });

  it('does not answer another payload [R-HTTP-17]', async () => {
    const { shell, requestsTo } = await aShell();

    await shell.http.send(noticeListCall, page(1));
    await shell.http.send(noticeListCall, page(2));

    expect(requestsTo(noticeListCall)).toHaveLength(2);
  });

  it("caches an answer for the call's cache time, and no failure [R-HTTP-18]", async () => {
    let now = 0;
    const { shell, requestsTo, answer } = await aShell({ now: () => now, answers: { [noticeListCall.path]: refusal(6005) } });

    await shell.http.send(noticeListCall, page(1));
    answer(noticeListCall, success({ total: 0, list: [] }));
    await shell.http.send(noticeListCall, page(1));
    now = noticeListCall.cacheForMs - 1;
    await shell.http.send(noticeListCall, page(1));
    expect(requestsTo(noticeListCall)).toHaveLength(2);

    now = noticeListCall.cacheForMs;
    await shell.http.send(noticeListCall, page(1));
    expect(requestsTo(noticeListCall)).toHaveLength(3);
  });

  it('is passed by when forced, and renewed', async () => {
    const { shell, requestsTo } = await aShell();

    await shell.http.send(noticeListCall, page(1));
    await shell.http.send(noticeListCall, page(1), { force: true });
    await shell.http.send(noticeListCall, page(1));

    expect(requestsTo(noticeListCall)).toHaveLength(2);
  });

  it('is empty for another member and in another language', async () => {
    const { shell, requestsTo } = await aShell();

    await shell.http.send(noticeListCall, page(1));
    await shell.locale.choose('zh-TW');
    await shell.http.send(noticeListCall, page(1));
    await shell.session.signIn({ username: 'player1', passwordHash: '0'.repeat(32) });
    await shell.http.send(noticeListCall, page(1));

    expect(requestsTo(noticeListCall).map(({ headers }) => headers['language'])).toEqual(['zh-cn', 'zh-tw', 'zh-tw']);
  });

  it('caches nothing of a call without a cache time', async () => {
    const { shell, requestsTo } = await aShell();

    await shell.http.send(preInfoCall, {});
    await shell.http.send(preInfoCall, {});

    expect(requestsTo(preInfoCall)).toHaveLength(2);
  });
});

describe('a failure', () => {
  it.each([
    [{ kind: 'unreachable' } as const, '网络连接失败，请检查网络后重试'],
    [{ kind: 'timeout' } as const, '等待超时，请稍后重试'],
  ])("of the connection is shown in the host's own text: %o", async (answer, words) => {
    const { shell } = await aShell({ answers: { [preInfoCall.path]: answer } });

    expect(await shell.http.send(preInfoCall, {})).toEqual({ ok: false, failure: { kind: answer.kind } });
    expect(shell.overlays.shownToast.get()?.message).toBe(words);
  });

  it('by an abort is not shown', async () => {
    const { shell, logged } = await aShell({ answers: { [preInfoCall.path]: { kind: 'aborted' } } });

    await shell.http.send(preInfoCall, {});

    expect(shell.overlays.shownToast.get()).toBeUndefined();
    expect(logged).toEqual([]);
  });
});

it("follows the server's clock", async () => {
  const { shell } = await aShell({
    now: () => 1_000_000,
    answers: {
      [preInfoCall.path]: () => ({ kind: 'answered', status: 200, text: '{}', serverTime: '1795248229025', date: undefined }),
    },
  });

  await shell.http.send(preInfoCall, {});

  expect(Math.abs(shell.root.clock.now() - 1_795_248_229_025)).toBeLessThanOrEqual(1);
});
