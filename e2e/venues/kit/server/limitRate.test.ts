import { limitRate } from './limitRate';

it('allows ten requests of a session in a second, and others theirs', () => {
  let now = 5_000;
  const isWithinRate = limitRate(() => now);

  expect(Array.from({ length: 12 }, () => isWithinRate('a'))).toEqual([...Array.from({ length: 10 }, () => true), false, false]);
  expect(isWithinRate('b')).toBe(true);
  now = 5_999;
  expect(isWithinRate('a')).toBe(false);
  now = 6_000;
  expect(isWithinRate('a')).toBe(true);
});
