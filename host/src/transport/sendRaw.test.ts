import { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { REQUEST_TIMEOUT_MS } from './sendRaw';
import { createSendRaw, type RawRequest } from './sendRaw';

const request: RawRequest = {
  method: 'POST',
  path: '/site/api/v1/some/call',
  headers: { token: 't' },
  payload: { a: 1 },
  signal: undefined,
  isRepeatable: true,
};

const answering =
  (data: unknown, status = 200, headers: Record<string, string> = {}): AxiosAdapter =>
  (config) =>
    Promise.resolve({ data, status, statusText: '', headers, config });

const hanging: AxiosAdapter = () => new Promise(() => undefined);

describe('sending', () => {
  it('posts the payload as JSON, with the headers it was given [R-HTTP-01]', async () => {
    const seen: InternalAxiosRequestConfig[] = [];
    const send = createSendRaw((config) => {
      seen.push(config);
      return answering('{}')(config);
    });

    await send(request);

    expect(seen[0]).toMatchObject({ method: 'POST', url: '/site/api/v1/some/call', data: '{"a":1}' });
    expect(AxiosHeaders.from(seen[0]?.headers).get('token')).toBe('t');
  });

  it('puts the payload of a GET into the query', async () => {
    const seen: InternalAxiosRequestConfig[] = [];
    const send = createSendRaw((config) => {
      seen.push(config);
      return answering('{}')(config);
    });

    await send({ ...request, method: 'GET' });

    expect(seen[0]).toMatchObject({ method: 'GET', params: { a: 1 } });
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

  it('tells which share of a large request has left, where it is known', async () => {
    const progress = { loaded: 512, bytes: 512, lengthComputable: true, upload: true };
    const send = createSendRaw((config) => {
      config.onUploadProgress?.({ ...progress, total: 2_048, progress: 0.25 });
      config.onUploadProgress?.({ ...progress, lengthComputable: false });
      return answering('{}')(config);
    });
    const shares: number[] = [];

    await send({ ...request, onProgress: (share) => shares.push(share) });

    expect(shares).toEqual([0.25]);
  });

  it('is unreachable when the link is down', async () => {
    const send = createSendRaw(() => Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK)));

    expect(await send(request)).toEqual({ kind: 'unreachable' });
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
    const adapter = jest.fn(hanging);

    expect(await createSendRaw(adapter)({ ...request, signal: AbortSignal.abort() })).toEqual({ kind: 'aborted' });
    expect(adapter).not.toHaveBeenCalled();
  });

  it('leaves no timer behind after an answer', async () => {
    await createSendRaw(answering('{}'))(request);

    expect(jest.getTimerCount()).toBe(0);
  });
});
