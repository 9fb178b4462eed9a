import { guardStorage } from './guardedStorage';

/** Creates a storage area that throws when it is full. */
function anArea(capacity = 1_000) {
  const items = new Map<string, string>();
  const area = {
    length: 0,
    key: () => null,
    clear: () => undefined,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, text: string) {
      if (text.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, text);
    },
  };
  return { area, items };
}

it('reads after a reload what was stored', () => {
  const { area } = anArea();
  guardStorage(() => area).write('slot', 'a');

  expect(guardStorage(() => area).read('slot')).toBe('a');
});

it('remembers what does not fit until the page is left, and no older value returns after a reload', () => {
  const { area, items } = anArea(3);
  const storage = guardStorage(() => area);
  storage.write('slot', 'old');
  storage.write('slot', 'longer');

  expect(storage.read('slot')).toBe('longer');
  expect(guardStorage(() => area).read('slot')).toBeNull();
  expect(items.size).toBe(0);
});

it('remembers and forgets where the area itself is denied', () => {
  const storage = guardStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.write('slot', 'a');
  expect(storage.read('slot')).toBe('a');
  storage.remove('slot');

  expect(storage.read('slot')).toBeNull();
});

it('stores again once the browser allows it', () => {
  const { area, items } = anArea(3);
  const storage = guardStorage(() => area);
  storage.write('slot', 'longer');
  storage.write('slot', 'fit');

  expect(items.get('slot')).toBe('fit');
  expect(storage.read('slot')).toBe('fit');
});
