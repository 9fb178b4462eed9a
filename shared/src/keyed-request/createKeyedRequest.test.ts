import type { CallResult } from '../contract/http';
import type { NamespacedStorage } from '../contract/services';
import { createFakeServices } from '@site/testing/fakeServices';
import { ANSWER_KEPT_MS, createAnsweredKeys } from './answeredKeys';
import { createKeyedRequest } from './createKeyedRequest';
import type { KeyLock } from './keyLock';
import { createPendingKeys } from './pendingKeys';

const lost: CallResult<never> = { ok: false, failure: { kind: 'timeout' } };
const aborted: CallResult<never> = { ok: false, failure: { kind: 'aborted' } };
const refused: CallResult<never> = { ok: false, failure: { kind: 'refused', code: 6012, message: 'not yet', data: null } };
const done: CallResult<string> = { ok: true, data: 'receipt' };
const closed: CallResult<undefined> = { ok: true, data: undefined };

interface Setup {
  readonly send?: CallResult<string>;
  readonly found?: CallResult<string | undefined>[];
  readonly lock?: KeyLock;
  /** Storage as the previous page left it. */
  readonly storage?: NamespacedStorage;
}

const freeLock: KeyLock = async (_key, task) => {
  await task();
  return true;
};

function openDriver({ send = done, found = [], lock = freeLock, storage = createFakeServices().services.storage }: Setup = {}) {
  const sent: string[] = [];
  const asked: string[] = [];
  const controller = new AbortController();
  const options = {
    storage,
    name: 'test',
    memberId: () => '1',
    parseSubject: (kept: unknown) => (typeof kept === 'string' ? kept : undefined),
  };
  const pendingKeys = createPendingKeys(options);
  const answeredKeys = createAnsweredKeys({ ...options, lock, now: () => Date.now(), page: crypto.randomUUID() });
  const driver = createKeyedRequest<string, string, string>({
    send: (intent, key) => {
      sent.push(`${intent} ${key}`);
      return Promise.resolve(send);
    },
    findByKey: (key, subject) => {
      asked.push(`${subject} ${key}`);
      return Promise.resolve(found.shift() ?? lost);
    },
    subjectOf: (intent) => `about ${intent}`,
    pendingKeys,
    answeredKeys,
    lock,
    newKey: () => `key-${String(sent.length + 1)}`,
    signal: controller.signal,
  });
  return { driver, sent, asked, pendingKeys, answeredKeys, controller, storage };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('ends with the result and forgets the key', async () => {
  const { driver, asked, pendingKeys } = openDriver();

  expect(await driver.send('a')).toEqual({
    status: 'succeeded',
    pending: { key: 'key-1', subject: 'about a', isResumed: false },
    result: 'receipt',
  });
  expect(pendingKeys.list()).toEqual([]);
  expect(asked).toEqual([]);
});

it('stores the key before it sends', async () => {
  const { driver, pendingKeys } = openDriver({ send: aborted });

  await driver.send('a');

  expect(pendingKeys.list()).toEqual([{ key: 'key-1', subject: 'about a' }]);
  expect(driver.request.get().status).toBe('sending');
});

it('sends once, however often it is called meanwhile', async () => {
  const { driver, sent } = openDriver();

  await Promise.all([driver.send('a'), driver.send('a'), driver.send('b')]);

  expect(sent).toEqual(['a key-1']);
});

it('shows a refusal and sends the next attempt under a new key', async () => {
  const { driver, sent, pendingKeys } = openDriver({ send: refused });

  await driver.send('a');
  expect(driver.request.get()).toMatchObject({ status: 'refused', refusal: { code: 6012, message: 'not yet' } });
  expect(pendingKeys.list()).toEqual([]);
  await driver.send('a');

  expect(sent).toEqual(['a key-1', 'a key-2']);
});

it('polls by the key after a lost answer, waits longer each time, and never sends again on its own', async () => {
  const { driver, sent, asked } = openDriver({ send: lost, found: [lost, refused, lost, lost, lost, done] });
  const times: number[] = [];
  const start = Date.now();
  const ended = driver.send('a').then(() => times.push(Date.now() - start));
  await jest.advanceTimersByTimeAsync(60_000);
  await ended;

  expect(driver.request.get()).toMatchObject({ status: 'succeeded', result: 'receipt' });
  expect(sent).toEqual(['a key-1']);
  expect(asked).toEqual(Array(6).fill('about a key-1'));
  expect(times).toEqual([500 + 1_000 + 2_000 + 5_000 + 5_000]);
});

it('reports that nothing happened if the platform closed the key', async () => {
  const { driver, pendingKeys } = openDriver({ send: lost, found: [closed] });

  expect((await driver.send('a')).status).toBe('closed');
  expect(pendingKeys.list()).toEqual([]);
});

it('stops polling when the view ends and keeps the key for the next view', async () => {
  const { driver, asked, pendingKeys, controller } = openDriver({ send: lost });
  const ended = driver.send('a');
  await jest.advanceTimersByTimeAsync(100);

  controller.abort();
  await ended;
  await jest.advanceTimersByTimeAsync(60_000);

  expect(asked).toHaveLength(1);
  expect(pendingKeys.list()).toHaveLength(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('polls for the key of an earlier page, without sending', async () => {
  const { driver, sent, asked, pendingKeys } = openDriver({ found: [done] });
  pendingKeys.add({ key: 'of-before', subject: 'about b' });

  await driver.resume();

  expect(driver.request.get()).toMatchObject({ status: 'succeeded', pending: { key: 'of-before', isResumed: true } });
  expect([sent, asked]).toEqual([[], ['about b of-before']]);
  expect(pendingKeys.list()).toEqual([]);
});

it('resumes nothing if no key is pending', async () => {
  const { driver, asked } = openDriver();

  expect((await driver.resume()).status).toBe('idle');
  expect(asked).toEqual([]);
});

it('skips a key that another tab is polling for, and takes the next', async () => {
  const lock: KeyLock = async (key, task) => {
    if (key === 'held') return false;
    await task();
    return true;
  };
  const { driver, asked, pendingKeys } = openDriver({ found: [done], lock });
  pendingKeys.add({ key: 'held', subject: 's' });
  pendingKeys.add({ key: 'free', subject: 's' });

  await driver.resume();

  expect(asked).toEqual(['s free']);
  expect(pendingKeys.list().map(({ key }) => key)).toEqual(['held']);
});

it('takes the next key if another tab finished the first while this one waited for the lock', async () => {
  const lock: KeyLock = async (key, task) => {
    if (key === 'finished') pendingKeys.remove(key);
    await task();
    return true;
  };
  const { driver, asked, pendingKeys } = openDriver({ found: [done], lock });
  pendingKeys.add({ key: 'finished', subject: 's' });
  pendingKeys.add({ key: 'open', subject: 's' });

  await driver.resume();

  expect(asked).toEqual(['s open']);
});

it('does not resume during its own request', async () => {
  const { driver, asked, pendingKeys } = openDriver({ send: aborted });
  pendingKeys.add({ key: 'of-before', subject: 's' });
  await driver.send('a');

  await driver.resume();

  expect(asked).toEqual([]);
});

it('returns to idle when it is dismissed', async () => {
  const { driver } = openDriver({ send: refused });
  await driver.send('a');

  driver.dismiss();

  expect(driver.request.get()).toEqual({ status: 'idle' });
});

describe('a page that is loaded after the answer', () => {
  it('polls for the result again by the key, for a minute', async () => {
    const { driver, storage } = openDriver();
    await driver.send('a');

    jest.advanceTimersByTime(ANSWER_KEPT_MS - 1);
    const next = openDriver({ found: [done], storage });
    next.driver.recall();
    await jest.advanceTimersByTimeAsync(0);
    expect(next.driver.request.get()).toEqual({
      status: 'succeeded',
      pending: { key: 'key-1', subject: 'about a', isResumed: true },
      result: 'receipt',
    });
    expect(next).toMatchObject({ sent: [], asked: ['about a key-1'] });

    jest.advanceTimersByTime(1);
    const later = openDriver({ storage });
    later.driver.recall();
    await jest.advanceTimersByTimeAsync(0);
    expect(later.driver.request.get()).toEqual({ status: 'idle' });
  });

  it('shows the refusal with its reason, without polling', async () => {
    const { driver, storage } = openDriver({ send: refused });
    await driver.send('a');

    const next = openDriver({ storage });
    next.driver.recall();

    expect(next.driver.request.get()).toMatchObject({ status: 'refused', refusal: { code: 6012, message: 'not yet' } });
    expect(next.asked).toEqual([]);
  });

  it('shows again that nothing arrived', async () => {
    const { driver, storage } = openDriver({ send: lost, found: [closed] });
    await driver.send('a');

    const next = openDriver({ found: [closed], storage });
    next.driver.recall();
    await jest.advanceTimersByTimeAsync(0);

    expect(next.driver.request.get()).toMatchObject({ status: 'closed' });
  });

  it.each([
    ['the player dismissed it', ({ driver }: ReturnType<typeof openDriver>) => driver.dismiss()],
    ['the view was left', ({ answeredKeys }: ReturnType<typeof openDriver>) => answeredKeys.leave()],
  ])('shows nothing if %s', async (_why, end) => {
    const before = openDriver();
    await before.driver.send('a');
    end(before);

    const next = openDriver({ found: [done], storage: before.storage });
    next.driver.recall();

    expect(next.driver.request.get()).toEqual({ status: 'idle' });
  });

  it('shows what was only a toast, and the newest of two', async () => {
    const before = openDriver();
    await before.driver.send('a');
    before.driver.release();
    await before.driver.send('b');

    const next = openDriver({ found: [done], storage: before.storage });
    next.driver.recall();
    await jest.advanceTimersByTimeAsync(0);

    expect(next.asked).toEqual(['about b key-2']);
  });

  it('shows nothing while another tab shows it', async () => {
    const held = new Set<string>();
    const lock: KeyLock = async (key, task) => {
      if (held.has(key)) return false;
      held.add(key);
      await task();
      held.delete(key);
      return true;
    };
    const before = openDriver({ lock });
    await before.driver.send('a');

    const other = openDriver({ lock, found: [done], storage: before.storage });
    other.driver.recall();
    await jest.advanceTimersByTimeAsync(0);
    expect(other.driver.request.get()).toEqual({ status: 'idle' });

    before.driver.dismiss();
    await jest.advanceTimersByTimeAsync(0);
    expect(held).toEqual(new Set());
  });
});
