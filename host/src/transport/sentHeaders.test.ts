import axios from 'axios';
import { createSendRaw } from './sendRaw';

/** Records what reaches the browser's own request. */
class RecordedRequest {
  static readonly sent: { method: string; url: string; headers: Record<string, string>; body: unknown }[] = [];
  readonly #request = { method: '', url: '', headers: {} as Record<string, string>, body: undefined as unknown };
  readonly upload = { addEventListener: () => undefined };
  readonly status = 200;
  readonly statusText = '';
  readonly responseText = '{}';
  readonly response = '{}';
  readyState = 0;
  onloadend: (() => void) | undefined;

  open(method: string, url: string) {
    Object.assign(this.#request, { method, url });
  }

  setRequestHeader(name: string, value: string) {
    this.#request.headers[name] = value;
  }

  getAllResponseHeaders() {
    return '';
  }

  send(body: unknown) {
    RecordedRequest.sent.push({ ...this.#request, body });
    queueMicrotask(() => this.onloadend?.());
  }

  abort() {
    return undefined;
  }

  addEventListener() {
    return undefined;
  }
}

const original = window.XMLHttpRequest;
beforeEach(() => {
  RecordedRequest.sent.length = 0;
  window.XMLHttpRequest = RecordedRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  window.XMLHttpRequest = original;
});

it.each([
  ['POST', '{"page":1}'],
  ['GET', null],
] as const)('sends a %s with its JSON content type and every other header [R-HTTP-07]', async (method, body) => {
  const headers = { 'Content-Type': 'application/json', clientType: 'web', token: 't' };
  await createSendRaw(axios.getAdapter('xhr'))({
    method,
    path: '/fd/api/v1/bankCard/queryMemberBanksInfoList',
    headers,
    payload: { page: 1 },
    signal: undefined,
    isRepeatable: true,
  });

  const [sent] = RecordedRequest.sent;
  expect(sent).toMatchObject({ method, body, headers });
  expect(sent?.url.endsWith('?page=1')).toBe(method === 'GET');
});
