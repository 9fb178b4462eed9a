/** Fake of the browser's `XMLHttpRequest`. It times out by the timers of the test. */
export class FakeXhr {
  /** Requests of the test, oldest first. */
  static readonly sent: FakeXhr[] = [];

  method = '';
  url = '';
  readonly headers: Record<string, string> = {};
  body: unknown;
  timeout = 0;
  responseType = '';
  status = 0;
  statusText = '';
  responseText = '';
  isAborted = false;
  readonly upload = new EventTarget();
  onloadend: (() => void) | undefined;
  onerror: (() => void) | undefined;
  ontimeout: (() => void) | undefined;
  #answerHeaders = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  /** Sends no body with a GET, as browsers do. */
  send(body: unknown) {
    this.body = this.method === 'GET' ? null : body;
    FakeXhr.sent.push(this);
    if (this.timeout > 0) this.#timer = setTimeout(() => this.ontimeout?.(), this.timeout);
  }

  abort() {
    this.isAborted = true;
    clearTimeout(this.#timer);
  }

  getAllResponseHeaders() {
    return this.#answerHeaders;
  }

  answer(text: string, status = 200, headers: Readonly<Record<string, string>> = {}) {
    clearTimeout(this.#timer);
    this.#answerHeaders = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n');
    Object.assign(this, { status, responseText: text });
    this.onloadend?.();
  }

  fail() {
    clearTimeout(this.#timer);
    this.onerror?.();
  }
}

/** Replaces `XMLHttpRequest` in the tests of a file. */
export function installFakeXhr(): void {
  const original = window.XMLHttpRequest;
  beforeEach(() => {
    FakeXhr.sent.length = 0;
    window.XMLHttpRequest = FakeXhr as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    window.XMLHttpRequest = original;
  });
}
