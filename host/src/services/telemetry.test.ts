import { check } from '@site/shared/wire/schema';
import {
  telemetryEntrySchema,
  telemetrySchema,
  TELEMETRY_ENTRIES_MAX,
  type Telemetry,
  type TelemetryEntry,
} from '@site/shared/wire/telemetry';
import { createEventSink, createLogger, HELD_MAX, holdEntries, type LogEntry } from './createLogger';
import { createTelemetryQueue, GATHER_MS, LONGEST_GAP_MS, QUEUE_MAX, REQUEST_GAP_MS } from './createTelemetryQueue';
import { LOGGED } from './logged';
import { startTelemetry } from './startTelemetry';
import { createTelemetryReader } from './toTelemetry';
import { whenQuiet } from './whenQuiet';
import { whenUsed } from './whenUsed';

let tellVital: (metric: { readonly name: string; readonly value: number }) => void;
jest.mock('web-vitals', () => ({
  onCLS: () => undefined,
  onFCP: () => undefined,
  onINP: () => undefined,
  onTTFB: () => undefined,
  onLCP: (listener: typeof tellVital) => {
    tellVital = listener;
  },
}));

const ID = '6f1c9f0a-3f5a-4a3c-8b6d-2f1f3c9f0a11';
const WALLET = { remote: 'wallet', version: '1.1.0-bbbbbbbb' };

/** Returns an entry as the logger writes it, including redaction. */
function anEntry(level: LogEntry['level'], message: string, fields: Record<string, unknown> = {}): LogEntry {
  const written: LogEntry[] = [];
  createLogger(
    (entry) => written.push(entry),
    () => 0,
  )[level](message, fields);
  return written[0] as LogEntry;
}

describe('what leaves the page', () => {
  const read = (...entries: readonly LogEntry[]) => {
    const reader = createTelemetryReader();
    return entries.map(reader).at(-1);
  };

  it.each<[string, LogEntry, TelemetryEntry]>([
    [
      'a load with its time',
      anEntry('info', LOGGED.remoteLoaded, { ...WALLET, revision: 7, ms: 420 }),
      { kind: 'load', remote: 'wallet', build: '1.1.0-bbbbbbbb', phase: 'module', result: 'ok', ms: 420 },
    ],
    [
      'a view that was shown',
      anEntry('info', LOGGED.viewShown, { ...WALLET, view: 'deposit' }),
      { kind: 'load', remote: 'wallet', build: '1.1.0-bbbbbbbb', phase: 'mount', result: 'ok' },
    ],
    [
      'a load that failed, with its reference',
      anEntry('error', LOGGED.remoteNotLoaded, {
        ...WALLET,
        phase: 'entry',
        revision: 7,
        attempt: 1,
        reference: 'WA-204518',
        cause: '404',
      }),
      { kind: 'load', remote: 'wallet', build: '1.1.0-bbbbbbbb', phase: 'entry', result: 'failed', reference: 'WA-204518', cause: '404' },
    ],
    [
      'a remote without a build',
      anEntry('error', LOGGED.remoteNotLoaded, {
        remote: 'chat',
        version: undefined,
        phase: 'manifest',
        reference: 'CH-000001',
        cause: 'no',
      }),
      { kind: 'load', remote: 'chat', build: 'none', phase: 'manifest', result: 'failed', reference: 'CH-000001', cause: 'no' },
    ],
    [
      'a view that failed',
      anEntry('error', LOGGED.viewFailed, { ...WALLET, view: 'deposit', phase: 'render', cause: new TypeError('x is undefined') }),
      {
        kind: 'load',
        remote: 'wallet',
        build: '1.1.0-bbbbbbbb',
        phase: 'render',
        result: 'failed',
        view: 'deposit',
        cause: 'TypeError: x is undefined',
      },
    ],
    [
      'any other warning, by known fields alone',
      anEntry('warn', 'stream not opened', { channel: 'odds', memberName: 'player1', error: new Error('refused') }),
      { kind: 'log', level: 'warn', message: 'stream not opened', fields: { channel: 'odds', error: 'Error: refused' } },
    ],
  ])('%s', (_what, entry, expected) => {
    const sent = read(entry);

    expect(sent).toEqual(expected);
    expect(check(telemetryEntrySchema, sent).issues).toBeUndefined();
  });

  it.each([
    ['an ordinary entry', anEntry('info', 'anything')],
    ['a call that was answered', anEntry('info', LOGGED.callAnswered, { path: '/site/api/v1/x', requestId: ID })],
    [
      'a call that was refused',
      anEntry('warn', LOGGED.callFailed, { path: '/site/api/v1/x', kind: 'refused', code: 6002, message: 'player1' }),
    ],
  ])('%s stays', (_what, entry) => {
    expect(read(entry)).toBeUndefined();
  });

  it('a failure goes with the ids of the last five calls', () => {
    const ids = Array.from({ length: 7 }, (_, index) => `${ID.slice(0, -1)}${String(index)}`);
    const calls = ids.map((requestId) => anEntry('info', LOGGED.callAnswered, { path: '/x', requestId }));

    expect(read(...calls, anEntry('error', LOGGED.viewFailed, { ...WALLET, view: 'deposit', phase: 'render' }))).toMatchObject({
      calls: ids.slice(2),
    });
  });

  it('an id whose digits look like a card is left out', () => {
    const call = anEntry('info', LOGGED.callAnswered, { path: '/x', requestId: '12345678-1234-4123-8123-123456789012' });

    expect(read(call, anEntry('error', LOGGED.viewFailed, { ...WALLET, phase: 'render' }))).not.toHaveProperty('calls');
  });

  it.each([
    ['a member in a cause', { cause: new Error('member 10042317 is unknown') }, 'Error: member # is unknown'],
    ['a query', { cause: 'https://site.test/mine?name=player1 failed' }, 'https://site.test/mine failed'],
    ['a mail address', { cause: 'no player1@mail.test here' }, 'no [redacted] here'],
    ['a phone', { cause: 'call 13800001111' }, 'call [redacted]'],
    ['a text without end', { cause: 'x'.repeat(2_000) }, 'x'.repeat(300)],
  ])('%s does not', (_what, fields, cause) => {
    expect(read(anEntry('error', LOGGED.viewFailed, { ...WALLET, phase: 'render', ...fields }))).toMatchObject({ cause });
  });

  it.each(['token', 'name', 'message', 'key', 'memberId', 'reason'])('no field %s does', (name) => {
    expect(read(anEntry('error', 'render failed', { [name]: 'player1' }))).toMatchObject({ fields: {} });
  });
});

describe('the queue', () => {
  let clock = 0;
  let timers: { readonly at: number; readonly work: () => void }[] = [];
  let answers: boolean[] = [];
  const sent: (readonly TelemetryEntry[])[] = [];
  const left: (readonly TelemetryEntry[])[] = [];
  beforeEach(() => {
    clock = 0;
    timers = [];
    answers = [];
    sent.length = 0;
    left.length = 0;
  });

  const aQueue = (isTaken = true) =>
    createTelemetryQueue({
      batchMax: 25,
      send: (entries) => {
        sent.push(entries);
        return Promise.resolve(answers.shift() ?? true);
      },
      sendAtLeaving: (entries) => {
        left.push(entries);
        return isTaken;
      },
      now: () => clock,
      setTimer: (work, ms) => timers.push({ at: clock + ms, work }),
    });
  const passTo = async (ms: number) => {
    clock = ms;
    for (const { work } of timers.filter(({ at }) => at <= clock)) work();
    timers = timers.filter(({ at }) => at > clock);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const aLog = (message: string): TelemetryEntry => ({ kind: 'log', level: 'warn', message, fields: {} });

  it('gathers entries, and sends equal ones once with their count', async () => {
    const queue = aQueue();
    queue.add(aLog('a'));
    queue.add(aLog('b'));
    queue.add(aLog('a'));
    await passTo(GATHER_MS - 1);
    expect(sent).toEqual([]);

    await passTo(GATHER_MS);

    expect(sent).toEqual([[{ ...aLog('a'), count: 2 }, aLog('b')]]);
  });

  it('sends some at a time, and never two requests within the gap', async () => {
    const queue = aQueue();
    for (let each = 0; each < 60; each += 1) queue.add(aLog(String(each)));
    for (let at = 0; at <= GATHER_MS + 2 * REQUEST_GAP_MS; at += 1_000) await passTo(at);

    expect(sent.map(({ length }) => length)).toEqual([25, 25, 10]);
    await passTo(GATHER_MS + 10 * REQUEST_GAP_MS);
    expect(sent).toHaveLength(3);
  });

  it('holds so many different entries and loses the others', async () => {
    const queue = aQueue();
    for (let each = 0; each < QUEUE_MAX * 3; each += 1) queue.add(aLog(String(each)));
    for (let at = 0; at < GATHER_MS + 40 * REQUEST_GAP_MS; at += REQUEST_GAP_MS) await passTo(at);

    expect(sent.flat()).toHaveLength(QUEUE_MAX);
  });

  it('sends again what did not arrive, less and less often', async () => {
    answers = [false, false, true];
    const queue = aQueue();
    queue.add(aLog('a'));
    const times: number[] = [];
    for (let at = 0; at < LONGEST_GAP_MS; at += 1_000) {
      const before = sent.length;
      await passTo(at);
      if (sent.length > before) times.push(at);
    }

    expect(times).toEqual([GATHER_MS, GATHER_MS + 2 * REQUEST_GAP_MS, GATHER_MS + 6 * REQUEST_GAP_MS]);
    expect(sent.at(-1)).toEqual([aLog('a')]);
  });

  it('at leaving sends all that waits at once', () => {
    const queue = aQueue();
    for (let each = 0; each < 30; each += 1) queue.add(aLog(String(each)));

    queue.leave();
    queue.leave();

    expect(left.map(({ length }) => length)).toEqual([25, 5]);
  });

  it('keeps what the browser did not take at leaving', async () => {
    const queue = aQueue(false);
    queue.add(aLog('a'));
    queue.leave();
    await passTo(GATHER_MS);

    expect(sent).toEqual([[aLog('a')]]);
  });
});

describe('telemetry of a page', () => {
  const target = new EventTarget();
  const logger = createLogger(createEventSink(target), () => 0);
  const bodies: Telemetry[] = [];
  const requests: { readonly url: string; readonly credentials: unknown }[] = [];
  let visibility = 'visible';
  const listeners = new EventTarget();

  const start = (draw: number) => {
    const page = {
      addEventListener: listeners.addEventListener.bind(listeners),
      removeEventListener: listeners.removeEventListener.bind(listeners),
      document: {
        get visibilityState() {
          return visibility;
        },
      },
      fetch: (url: string, { body, credentials }: RequestInit) => {
        bodies.push(JSON.parse(body as string) as Telemetry);
        requests.push({ url, credentials });
        return Promise.reject(new TypeError('offline'));
      },
      navigator: {
        sendBeacon: (url: string, body: Blob) => {
          requests.push({ url, credentials: 'beacon' });
          beacons.push(body);
          return true;
        },
      },
      setTimeout: (work: () => void) => timers.push(work),
    };
    startTelemetry({
      themedBuild: 'default',
      host: '1.0.0',
      path: '/collect/pages',
      share: 0.25,
      draw,
      takeEntries: holdEntries(target),
      page: page as unknown as Window,
      now: () => 0,
    });
  };
  const timers: (() => void)[] = [];
  const beacons: Blob[] = [];
  const flush = async () => {
    for (const work of timers.splice(0)) work();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  beforeEach(() => {
    bodies.length = 0;
    requests.length = 0;
    timers.length = 0;
    beacons.length = 0;
    visibility = 'visible';
  });

  it('sends failures always, successes of the pages that were chosen, and nothing of whoever plays', async () => {
    start(0.9);
    logger.info(LOGGED.remoteLoaded, { ...WALLET, ms: 1 });
    logger.error(LOGGED.remoteNotLoaded, { ...WALLET, phase: 'entry', reference: 'WA-000001', cause: '404' });
    await flush();

    expect(bodies).toMatchObject([{ themedBuild: 'default', host: '1.0.0', share: 0.25, entries: [{ phase: 'entry', result: 'failed' }] }]);
    expect(check(telemetrySchema, bodies[0]).issues).toBeUndefined();
    expect(requests).toEqual([{ url: '/collect/pages', credentials: 'omit' }]);
  });

  it('of a page that was chosen has its successes too', async () => {
    start(0.1);
    logger.info(LOGGED.remoteLoaded, { ...WALLET, ms: 1 });
    listeners.dispatchEvent(new Event('visibilitychange'));
    await flush();
    tellVital({ name: 'LCP', value: 1200 });
    await flush();

    expect(bodies.at(-1)?.entries).toMatchObject([
      { phase: 'module', result: 'ok' },
      { kind: 'vital', name: 'LCP', value: 1200 },
    ]);
  });

  it('at leaving goes by the beacon, once', () => {
    start(0.1);
    logger.error('render failed', {});
    visibility = 'hidden';
    listeners.dispatchEvent(new Event('visibilitychange'));
    const sent = beacons.length;
    listeners.dispatchEvent(new Event('pagehide'));

    expect(sent).toBeGreaterThan(0);
    expect(beacons).toHaveLength(sent);
    expect(beacons[0]?.type).toBe('application/json');
  });

  it('fails without a sound', async () => {
    start(0.1);
    logger.error('render failed', {});

    await expect(flush()).resolves.toBeUndefined();
  });

  it('a batch of the page is one that the platform takes', () => {
    expect(TELEMETRY_ENTRIES_MAX).toBeGreaterThanOrEqual(25);
  });
});

it('entries from before the first paint are held, so many of them, and handed over once', () => {
  const target = new EventTarget();
  const take = holdEntries(target);
  const logger = createLogger(createEventSink(target), () => 0);
  for (let each = 0; each < HELD_MAX + 5; each += 1) logger.info(`early ${String(each)}`);

  const taken: string[] = [];
  take(({ message }) => taken.push(message));
  logger.info('late');

  expect(taken).toHaveLength(HELD_MAX + 1);
  expect([taken[0], taken.at(-1)]).toEqual(['early 0', 'late']);
});

describe('work for a quiet moment', () => {
  const aPage = (readyState: string, hasIdle: boolean) => {
    const events = new EventTarget();
    const idle: (() => void)[] = [];
    const page = {
      document: { readyState },
      addEventListener: events.addEventListener.bind(events),
      ...(hasIdle ? { requestIdleCallback: (work: () => void) => idle.push(work) } : {}),
    } as unknown as Window;
    return { page, events, idle };
  };

  it('waits until the page has loaded and the browser is idle', () => {
    const { page, events, idle } = aPage('loading', true);
    const work = jest.fn();
    whenQuiet(work, page);
    expect(idle).toEqual([]);

    events.dispatchEvent(new Event('load'));
    idle.forEach((run) => {
      run();
    });

    expect(work).toHaveBeenCalledTimes(1);
  });

  it('comes after a pause where the browser does not say that it is idle', () => {
    jest.useFakeTimers();
    const work = jest.fn();
    whenQuiet(work, aPage('complete', false).page);
    expect(work).not.toHaveBeenCalled();

    jest.runAllTimers();
    jest.useRealTimers();

    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('work for a page that is used', () => {
  const aUse = () => {
    jest.useFakeTimers();
    const page = new EventTarget();
    const work = jest.fn();
    const stop = whenUsed(work, page);
    return { work, stop, press: (name: string) => page.dispatchEvent(new Event(name)) };
  };
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each(['pointerdown', 'keydown'])('begins once, a second after the last %s', (name) => {
    const { work, press } = aUse();
    jest.advanceTimersByTime(60_000);
    for (let count = 0; count < 3; count += 1) {
      press(name);
      jest.advanceTimersByTime(900);
    }
    expect(work).not.toHaveBeenCalled();

    jest.advanceTimersByTime(100);
    press(name);
    jest.advanceTimersByTime(60_000);

    expect(work).toHaveBeenCalledTimes(1);
  });

  it('begins after ten seconds with a player who never rests', () => {
    const { work, press } = aUse();
    for (let count = 0; count < 50; count += 1) {
      press('keydown');
      jest.advanceTimersByTime(200);
    }

    expect(work).toHaveBeenCalledTimes(1);
  });

  it('can be taken back', () => {
    const { work, stop, press } = aUse();
    press('keydown');
    stop();
    press('keydown');
    jest.advanceTimersByTime(60_000);

    expect(work).not.toHaveBeenCalled();
  });
});
