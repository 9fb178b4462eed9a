import { addFrozenTab, removeFrozenTab, takeFrozenTabs } from './frozenTabs';

/** Creates a fake `CacheStorage`: caches by name, with their keys. */
function someCaches(): CacheStorage {
  const stored = new Map<string, Set<string>>();
  const open = (name: string) => {
    const keys = stored.get(name) ?? new Set();
    stored.set(name, keys);
    return Promise.resolve({
      put: (url: string) => Promise.resolve(keys.add(url)),
      delete: (url: string) => Promise.resolve(keys.delete(url)),
      keys: () => Promise.resolve([...keys].map((url) => ({ url }))),
    });
  };
  const caches = {
    open,
    has: (name: string) => Promise.resolve(stored.has(name)),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  };
  return caches as unknown as CacheStorage;
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'Response', { value: function Response() {}, configurable: true });
});

it('returns each frozen tab once', async () => {
  const caches = someCaches();
  await addFrozenTab('tab 1', caches);
  await addFrozenTab('2', caches);

  expect([...(await takeFrozenTabs(caches))]).toEqual(['tab 1', '2']);
  expect([...(await takeFrozenTabs(caches))]).toEqual([]);
});

it('returns no tab that runs again', async () => {
  const caches = someCaches();
  await addFrozenTab('1', caches);
  await removeFrozenTab('1', caches);

  expect([...(await takeFrozenTabs(caches))]).toEqual([]);
});

it('returns none where the storage is denied or absent', async () => {
  const denied = { has: () => Promise.reject(new DOMException('denied', 'SecurityError')) } as unknown as CacheStorage;

  expect([...(await takeFrozenTabs(denied)), ...(await takeFrozenTabs(undefined))]).toEqual([]);
});
