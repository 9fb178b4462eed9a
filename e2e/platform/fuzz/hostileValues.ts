import naughty from 'big-list-of-naughty-strings';
import fc from 'fast-check';

/**
 * Generates values that no page sends: texts with any character, numbers of any size, values of any shape. All of them
 * can be written as JSON.
 */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...naughty),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    'a\nb',
    '9'.repeat(40),
    'x'.repeat(5_000),
    '-1',
    '0.00',
    '-0.01',
    '1e308',
    'NaN',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom<unknown>(-1, 0, -0, 0.5, 1e-300, 1e308, -1e308, 2 ** 31, 2 ** 53 - 1, 2 ** 53, null, true, [], {}),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Change to a request. */
export type Mutation =
  | { readonly kind: 'replace' | 'wrap'; readonly at: number; readonly value: unknown }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'add'; readonly at: number; readonly key: string; readonly value: unknown };

export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('replace' as const, 'wrap' as const), at: fc.nat(), value: hostileValue }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      at: fc.nat(),
      key: fc.constantFrom('unknown', '__proto__', 'constructor', 'memberId', 'isAdmin', 'toString', '\0'),
      value: hostileValue,
    }),
  },
);

/** Returns the request with one change at some position. */
export function mutate(data: unknown, change: Mutation): unknown {
  const places = placesIn(data);
  const place = places[change.at % places.length] ?? [];
  return changeAt(data, place, change);
}

type Place = readonly string[];

/** Returns the positions of all values in the data, including the data itself. */
function placesIn(data: unknown, place: Place = []): readonly Place[] {
  if (typeof data !== 'object' || data === null) return [place];
  return [place, ...Object.entries(data).flatMap(([key, value]) => placesIn(value, [...place, key]))];
}

function changeAt(data: unknown, [key, ...rest]: Place, change: Mutation): unknown {
  if (key === undefined) return changed(data, change);
  if (Array.isArray(data)) return data.map((item: unknown, index) => (String(index) === key ? changeAt(item, rest, change) : item));
  const entries = Object.entries(data as object);
  const kept = change.kind === 'remove' && rest.length === 0 ? entries.filter(([name]) => name !== key) : entries;
  return withEntries(kept.map(([name, value]) => [name, name === key ? changeAt(value, rest, change) : value]));
}

function changed(data: unknown, change: Mutation): unknown {
  switch (change.kind) {
    case 'replace':
      return change.value;
    case 'wrap':
      return [data, change.value];
    case 'remove':
      return null;
    case 'add':
      return typeof data === 'object' && data !== null && !Array.isArray(data)
        ? withEntries([...Object.entries(data), [change.key, change.value]])
        : data;
  }
}

/** Builds an object that keeps `__proto__` as a field, as JSON does. */
function withEntries(entries: readonly (readonly [string, unknown])[]): unknown {
  const made: Record<string, unknown> = {};
  for (const [key, value] of entries) Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  return made;
}
