import { defineCall } from '@site/shared/wire/call';
import { emptySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';
import type { CallOptions } from '@site/shared/contract/http';
import { settled, success } from '../testing/aShell';
import { createLogger } from '../services/createLogger';
import { REQUEST_TIMEOUT_MS } from './createHttp';
import { createTransport } from './createTransport';
import { createServerClock } from './serverClock';
import { FakeXhr, installFakeXhr } from './testing/fakeXhr';

const call = defineCall({
  path: '/fd/api/v1/bankCard/queryMemberBanksInfoList',
  request: z.object({ page: z.number() }),
  response: emptySchema,
});

installFakeXhr();

/** Creates a transport that sends through the browser's request object, with the safe switch off. */
function aTransport() {
  const clock = createServerClock(() => 0);
  const http = createTransport({
    safeSwitch: { seal: (request) => Promise.resolve(request), open: (answer) => Promise.resolve(answer) },
    decrypted: { isInUse: () => false, read: () => Promise.resolve(undefined), keep: () => Promise.resolve() },
    caller: () => ({ version: '1.0.0', siteId: '1', token: 't', language: 'zh-cn' }),
    now: () => 0,
    clock,
    logger: createLogger(
      () => undefined,
      () => 0,
    ),
    newId: () => 'request-1',
    onExpired: () => undefined,
    onFailure: () => undefined,
  });
  return { http, clock };
}

/** Sends a call. @returns its result, and the browser's request once it has been sent */
async function send(options: CallOptions = {}, each = call) {
  const { http, clock } = aTransport();
  const result = http.send(each, { page: 1 }, options);
  await settled();
  return { result, clock, sent: FakeXhr.sent[0]! };
}

describe('sending', () => {
  it.each([
    ['POST', '{"page":1}', ''],
    ['GET', null, '?page=1'],
  ] as const)('sends a %s with its JSON content type and every other header [R-HTTP-01] [R-HTTP-07]', async (method, body, query) => {
    const { sent } = await send({}, { ...call, method });

    const headers = { 'Content-Type': 'application/json', clientType: 'web', token: 't', requestId: 'request-1' };
    expect(sent).toMatchObject({ method, body, url: `${call.path}${query}`, headers });
  });

  it('returns the data of the answer, and reads the time of the server', async () => {
    const { sent, result, clock } = await send();

    sent.answer(JSON.stringify(success({})), 200, { servertime: '1795248229025' });

    expect(await result).toEqual({ ok: true, data: {} });
    expect(Math.abs(clock.now() - 1_795_248_229_025)).toBeLessThanOrEqual(1);
  });

  it('reads the time of the server from an answer that is an error, too', async () => {
    const { sent, result, clock } = await send();

    sent.answer('<h1>502</h1>', 502, { date: 'Sat, 21 Nov 2026 08:00:00 GMT' });

    expect(await result).toEqual({ ok: false, failure: { kind: 'unreachable', status: 502 } });
    expect(Math.abs(clock.now() - Date.UTC(2026, 10, 21, 8))).toBeLessThanOrEqual(1000);
  });

  it('tells which share of a large request has left, where it is known', async () => {
    const shares: number[] = [];
    const { sent } = await send({ onProgress: (share) => shares.push(share) });

    sent.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 512, total: 2048 }));

    expect(shares).toEqual([0.25]);
  });

  it('does not report a share of a request whose size is unknown', async () => {
    const shares: number[] = [];
    const { sent } = await send({ onProgress: (share) => shares.push(share) });

    sent.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: false, loaded: 512 }));

    expect(shares).toEqual([]);
  });

  it('is unreachable when the link is down', async () => {
    const { sent, result } = await send();

    sent.fail();

    expect(await result).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('waiting', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ends after 30 s, and not a millisecond earlier [R-HTTP-15] [R-CONST-01]', async () => {
    const ended = jest.fn();
    const { result } = await send();
    void result.then(ended);

    await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);

    expect(REQUEST_TIMEOUT_MS).toBe(30_000);
    expect(ended).toHaveBeenCalledWith({ ok: false, failure: { kind: 'timeout' } });
  });

  it('ends when the caller aborts, together with the request, and leaves no timer behind', async () => {
    const abort = new AbortController();
    const { sent, result } = await send({ signal: abort.signal });

    abort.abort();

    expect(await result).toEqual({ ok: false, failure: { kind: 'aborted' } });
    expect(sent.isAborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends nothing for a caller that aborted before', async () => {
    const { result } = await send({ signal: AbortSignal.abort() });

    expect(await result).toEqual({ ok: false, failure: { kind: 'aborted' } });
    expect(FakeXhr.sent).toEqual([]);
  });

  it('leaves no timer behind after an answer', async () => {
    const { sent, result } = await send();

    sent.answer(JSON.stringify(success({})));
    await result;

    expect(jest.getTimerCount()).toBe(0);
  });
});
