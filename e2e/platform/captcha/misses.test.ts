import { FREE_MISSES, waitAfter } from './misses';

it.each([
  [0, 0],
  [FREE_MISSES - 1, 0],
  [FREE_MISSES, 2_000],
  [FREE_MISSES + 1, 4_000],
  [FREE_MISSES + 7, 256_000],
  [FREE_MISSES + 8, 300_000],
  [10_000, 300_000],
])('%i misses wait %i ms', (misses, waitMs) => {
  expect(waitAfter(misses)).toBe(waitMs);
});
