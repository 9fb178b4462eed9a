import { createHost, takeTicketFromAddress } from './host';

const HOST = 'http://localhost:4100';

afterEach(() => {
  jest.useRealTimers();
});

describe('the framing page', () => {
  it('is notified that the game is ready, and its ticket is used', async () => {
    const { view, posted, hear, parent } = aWindow({ around: HOST });
    const ticket = createHost(view, [HOST, 'http://127.0.0.1:4100']).askTicket(1_000);

    hear({ origin: 'http://elsewhere.test', source: parent, data: { type: 'venue:ticket', ticket: 'forged' } });
    hear({ origin: HOST, source: view, data: { type: 'venue:ticket', ticket: 'of another frame' } });
    hear({ origin: HOST, source: parent, data: { type: 'venue:ticket' } });
    hear({ origin: HOST, source: parent, data: { type: 'venue:ticket', ticket: 'true' } });

    expect(await ticket).toBe('true');
    expect(posted).toEqual([['venue:ready', HOST]]);
  });

  it('is notified at each of its origins where the browser withholds which one frames the game', () => {
    const { view, posted } = aWindow({ around: 'null' });
    createHost(view, [HOST, 'http://127.0.0.1:4100']).announce();

    expect(posted).toEqual([
      ['venue:ready', HOST],
      ['venue:ready', 'http://127.0.0.1:4100'],
    ]);
  });

  it('is asked again until the time limit', async () => {
    jest.useFakeTimers();
    const { view, posted } = aWindow({ around: HOST });
    const ticket = createHost(view, [HOST]).askTicket(2_500);

    await jest.advanceTimersByTimeAsync(2_500);

    expect(await ticket).toBeNull();
    expect(posted).toHaveLength(3);
  });

  it('alone is notified of rounds, of leaving, and that the session has ended', () => {
    const { view, posted } = aWindow({ around: 'http://elsewhere.test' });
    const host = createHost(view, [HOST]);
    host.postBalance();
    expect(posted).toEqual([]);

    const known = aWindow({ around: HOST });
    const knownHost = createHost(known.view, [HOST]);
    knownHost.postBalance();
    knownHost.leave();
    knownHost.postOver();
    expect(known.posted).toEqual([
      ['venue:balance', HOST],
      ['venue:exit', HOST],
      ['venue:over', HOST],
    ]);
  });
});

describe('what the framing page says', () => {
  const listen = (around = HOST) => {
    const window = aWindow({ around });
    const host = createHost(window.view, [HOST, 'http://127.0.0.1:4100']);
    const heard: string[] = [];
    const end = host.hear((message) => void heard.push(message));
    host.announce();
    return { ...window, host, heard, end };
  };

  it('is heard: money was moved, pause, resume; and a question whether the page still runs is answered', () => {
    const { host, heard, hear, parent, posted, end } = listen();
    const say = (type: string) => hear({ origin: HOST, source: parent, data: { type } });

    say('operator:balance');
    say('operator:pause');
    expect(host.isPaused).toBe(true);
    say('operator:resume');
    say('operator:ask');
    end();
    say('operator:balance');

    expect(host.isPaused).toBe(false);
    expect(heard).toEqual(['operator:balance', 'operator:pause', 'operator:resume']);
    expect(posted).toEqual([
      ['venue:ready', HOST],
      ['venue:ready', HOST],
    ]);
  });

  it.each<[string, (at: ReturnType<typeof listen>) => unknown]>([
    ['of another origin', ({ parent }) => ({ origin: 'http://elsewhere.test', source: parent, data: { type: 'operator:pause' } })],
    // The browser reports the origin that frames the page, so messages from other operator origins are rejected.
    [
      'of another origin of the operator',
      ({ parent }) => ({ origin: 'http://127.0.0.1:4100', source: parent, data: { type: 'operator:pause' } }),
    ],
    ['of another window of the operator', ({ view }) => ({ origin: HOST, source: view, data: { type: 'operator:pause' } })],
    ['of a kind that there is not', ({ parent }) => ({ origin: HOST, source: parent, data: { type: 'operator:leave' } })],
    ['that is a text', ({ parent }) => ({ origin: HOST, source: parent, data: 'operator:pause' })],
    ['without a type', ({ parent }) => ({ origin: HOST, source: parent, data: null })],
    ['of itself', ({ parent }) => ({ origin: HOST, source: parent, data: { type: 'venue:ready' } })],
  ])('is ignored: a message %s', (_title, message) => {
    const at = listen();

    at.hear(message(at));

    expect([at.heard, at.host.isPaused, at.posted.length]).toEqual([[], false, 1]);
  });

  it('is not listened to where a stranger frames the page', () => {
    const { heard, hear, parent, posted } = listen('http://elsewhere.test');

    hear({ origin: 'http://elsewhere.test', source: parent, data: { type: 'operator:pause' } });

    expect([heard, posted]).toEqual([[], []]);
  });
});

describe('a page of its own', () => {
  it('sends no messages and goes to the lobby by itself', async () => {
    const { view, went } = aWindow({ around: null });
    const host = createHost(view, [HOST]);

    expect(await host.askTicket(1_000)).toBeNull();
    host.leave();
    expect(went).toEqual(['closed', HOST]);
  });

  it.each([
    ['that the browser kept is hidden and asks its server again', true, 'hidden', ['reloaded']],
    ['that is loaded stays as it is', false, '', []],
  ])('%s when it is shown', (_which, persisted, visibility, expected) => {
    const { view, went, listeners } = aWindow({ around: null });
    createHost(view, [HOST]).announce();

    for (const type of ['pagehide', 'pageshow']) for (const listener of listeners.get(type) ?? []) listener({ persisted });

    expect(went).toEqual(expected);
    expect(view.document.documentElement.style.visibility).toBe(visibility);
  });

  it('takes the ticket out of its address', () => {
    const { view, replaced } = aWindow({ around: null, href: 'http://localhost:4181/slot/JG-pearl?ticket=abc&lang=zh-TW' });

    expect(takeTicketFromAddress(view)).toBe('abc');
    expect(replaced).toEqual(['http://localhost:4181/slot/JG-pearl?lang=zh-TW']);
  });
});

/** Creates the parts of a window that the host uses; `around` is the origin of the framing page. */
function aWindow({ around, href = 'http://localhost:4181/slot/JG-pearl' }: { around: string | null; href?: string }) {
  const posted: [string, string][] = [];
  const went: string[] = [];
  const replaced: string[] = [];
  const listeners = new Map<string, Set<(event: unknown) => void>>();
  const parent = { postMessage: ({ type }: { type: string }, origin: string) => posted.push([type, origin]) };
  const own = {
    location: {
      href,
      ancestorOrigins: around === null ? [] : [around],
      assign: (to: string) => went.push(to),
      reload: () => went.push('reloaded'),
    },
    document: { documentElement: { style: { visibility: '' } } },
    history: { replaceState: (_state: unknown, _title: string, to: URL) => replaced.push(to.href) },
    close: () => went.push('closed'),
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    removeEventListener: (type: string, listener: (event: unknown) => void) => listeners.get(type)?.delete(listener),
    setInterval: (run: () => void, ms: number) => setInterval(run, ms),
    clearInterval: (id: NodeJS.Timeout) => {
      clearInterval(id);
    },
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (id: NodeJS.Timeout) => {
      clearTimeout(id);
    },
    parent: null as unknown,
  };
  own.parent = around === null ? own : parent;
  const hear = (event: unknown): void => {
    for (const listener of listeners.get('message') ?? []) listener(event);
  };
  return { view: own as unknown as Window, parent, posted, went, replaced, hear, listeners };
}
