import { createSendRaw, REQUEST_TIMEOUT_MS, type RawRequest } from './sendRaw';

type Fetch = Parameters<typeof createSendRaw>[0];

const request: RawRequest = {
  method: 'POST',
  path: '/site/api/v1/some/call',
  headers: { token: 't' },
  payload: { a: 1 },
  signal: undefined,
  isRepeatable: true,
};

const answering =
  (body: string, status = 200, headers: Record<string, string> = {}): Fetch =>
  () =>
    Promise.resolve(new Response(body, { status, headers }));

const hanging: Fetch = () => new Promise(() => undefined);

describe('sending', () => {
  it('posts the payload as JSON, with the headers it was given [R-HTTP-01]', async () => {
    const fetch = jest.fn(answering('{}'));

    await createSendRaw(fetch)(request);

    expect(fetch).toHaveBeenCalledWith(
      '/site/api/v1/some/call',
      expect.objectContaining({ method: 'POST', headers: { token: 't' }, body: '{"a":1}' }),
    );
  });

  it.each([
    [{ a: '1 & 2', b: undefined }, '/site/api/v1/some/call?a=1+%26+2'],
    [{}, '/site/api/v1/some/call'],
  ])('puts the payload %j of a GET into the query', async (payload, address) => {
    const fetch = jest.fn(answering('{}'));

    await createSendRaw(fetch)({ ...request, method: 'GET', payload });

    expect(fetch).toHaveBeenCalledWith(address, expect.not.objectContaining({ body: expect.anything() as unknown }));
  });

  it('answers with status, text and the times of the server, for any status', async () => {
    const send = createSendRaw(
      answering('<h1>502</h1>', 502, { servertime: '1795248229025', date: 'Sat, 21 Nov 2026 08:00:00 GMT', safe: '1' }),
    );

    expect(await send(request)).toEqual({
      kind: 'answered',
      status: 502,
      text: '<h1>502</h1>',
      serverTime: '1795248229025',
      date: 'Sat, 21 Nov 2026 08:00:00 GMT',
      safe: '1',
    });
  });

  it('is unreachable when the link is down, before the answer or in the middle of it', async () => {
    const broken = {
      status: 200,
      headers: new Headers(),
      text: () => Promise.reject(new TypeError('network error')),
    } as unknown as Response;

    expect(await createSendRaw(() => Promise.reject(new TypeError('Failed to fetch')))(request)).toEqual({ kind: 'unreachable' });
    expect(await createSendRaw(() => Promise.resolve(broken))(request)).toEqual({ kind: 'unreachable' });
  });

  it('stops the request of a caller that leaves', async () => {
    const fetch = jest.fn(hanging);
    const abort = new AbortController();
    const answer = createSendRaw(fetch)({ ...request, signal: abort.signal });

    abort.abort();
    await answer;

    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });
});

describe('waiting', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ends after 30 s, and not a millisecond earlier [R-HTTP-15] [R-CONST-01]', async () => {
    const ended = jest.fn();
    void createSendRaw(hanging)(request).then(ended);

    await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);

    expect(REQUEST_TIMEOUT_MS).toBe(30_000);
    expect(ended).toHaveBeenCalledWith({ kind: 'timeout' });
  });

  it('ends when the caller aborts, and leaves no timer behind', async () => {
    const abort = new AbortController();
    const answer = createSendRaw(hanging)({ ...request, signal: abort.signal });

    abort.abort();

    expect(await answer).toEqual({ kind: 'aborted' });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends nothing for a caller that aborted before', async () => {
    const fetch = jest.fn(hanging);

    expect(await createSendRaw(fetch)({ ...request, signal: AbortSignal.abort() })).toEqual({ kind: 'aborted' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('leaves no timer behind after an answer', async () => {
    await createSendRaw(answering('{}'))(request);

    expect(jest.getTimerCount()).toBe(0);
  });
});
