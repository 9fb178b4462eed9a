import { createClock } from './clock';
import { createRateLimit } from './createRateLimit';

const clock = createClock();
beforeEach(() => {
  clock.freeze();
  clock.set(Date.UTC(2026, 10, 21, 4));
});

const aLimit = (points = 3, seconds = 60) => createRateLimit({ points, seconds }, clock);
const times = async (count: number, work: (index: number) => Promise<number>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));
const admitted = (waits: readonly number[]) => waits.filter((ms) => ms === 0).length;

it('admits so many, however many come at once, and says how long to wait', async () => {
  const limit = aLimit();
  clock.advance(15_000);

  const waits = await times(50, () => limit('a'));

  expect(admitted(waits)).toBe(3);
  expect(Math.max(...waits)).toBe(45_000);
});

it('counts each key for itself', async () => {
  const limit = aLimit(1);

  expect([await limit('a'), await limit('b'), await limit(7)]).toEqual([0, 0, 0]);
});

it('has room again after the wait, and not a millisecond before; those refused meanwhile do not make it longer', async () => {
  const limit = aLimit(1);
  await limit('a');
  const wait = await limit('a');
  clock.advance(wait - 1);
  expect(await limit('a')).toBe(1);

  clock.advance(1);

  expect(await limit('a')).toBe(0);
});

it('counts the same thing once, however often it comes', async () => {
  const limit = aLimit(2);

  expect(admitted(await times(40, () => limit('a', 'one key')))).toBe(40);
  expect(await limit('a', 'another key')).toBe(0);
  expect(await limit('a', 'a third key')).toBeGreaterThan(0);
});

it('admits what it has admitted before, also where there is no room left', async () => {
  const limit = aLimit(1);
  await limit('a', 'one key');
  await limit('a', 'another key');

  expect(await limit('a', 'one key')).toBe(0);
  expect(await limit('a', 'another key')).toBeGreaterThan(0);
  expect(await limit('b', 'one key')).toBe(0);
});

it('without a clock begins with the first, by the time of the machine', async () => {
  const limit = createRateLimit({ points: 1, seconds: 60 });
  await limit('a');

  const wait = await limit('a');

  expect(wait).toBeGreaterThan(59_000);
  expect(wait).toBeLessThanOrEqual(60_000);
});
