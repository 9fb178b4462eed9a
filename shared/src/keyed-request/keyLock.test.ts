import { lockKey } from './keyLock';

type Locks = Pick<LockManager, 'request'>;

function withLocks(locks: Locks | undefined) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

/** Creates locks that behave like a browser's: a held name is not available. */
function createLocks(): Locks {
  const held = new Set<string>();
  const request = async (name: string, _options: LockOptions, task: (lock: Lock | null) => Promise<unknown>) => {
    if (held.has(name)) return task(null);
    held.add(name);
    try {
      return await task({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  return { request: request as LockManager['request'] };
}

it('gives a key to one task at a time and frees it afterwards', async () => {
  withLocks(createLocks());
  const ran: string[] = [];
  const record = (name: string) => () => {
    ran.push(name);
    return Promise.resolve();
  };
  let finish = () => {};
  const first = lockKey('k', () => {
    ran.push('first');
    return new Promise((resolve) => (finish = resolve));
  });

  expect(await lockKey('k', record('second'))).toBe(false);
  expect(await lockKey('other', record('other'))).toBe(true);
  finish();
  expect(await first).toBe(true);
  expect(await lockKey('k', record('third'))).toBe(true);

  expect(ran).toEqual(['first', 'other', 'third']);
});

it.each([
  ['there are no locks', undefined],
  ['locks are forbidden', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('runs the task if %s', async (_case, locks) => {
  withLocks(locks);
  const task = jest.fn(() => Promise.resolve());

  expect(await lockKey('k', task)).toBe(true);
  expect(task).toHaveBeenCalledTimes(1);
});

it('rethrows the failure of its task without running it twice', async () => {
  withLocks(createLocks());
  const task = jest.fn(() => Promise.reject(new Error('broken')));

  await expect(lockKey('k', task)).rejects.toThrow('broken');
  expect(task).toHaveBeenCalledTimes(1);
});
